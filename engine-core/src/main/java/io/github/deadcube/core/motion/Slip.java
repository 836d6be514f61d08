package io.github.deadcube.core.motion;

import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** PART-4: a model that has been stopped where it may not stop comes down, if it is still there. */
@Waits(words = "{model} comes down")
record Slip(ModelId model, RuleId rule) implements Motion.Waiting {
    @Override
    public void enter(Now now) {
        ModelState m = now.model(model);
        if (!m.inPlay() || m.place().spot() != 0) return;
        now.then(new Descent(model, rule, now.controller(model), m.cube(), m.cube(), 0, 0, false));
    }
}
