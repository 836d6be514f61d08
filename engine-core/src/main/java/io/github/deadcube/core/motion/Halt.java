package io.github.deadcube.core.motion;

import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** ADV-17: a model that has come into a cube and has no spot there takes one. */
record Halt(ModelId model, RuleId rule) implements Frame {
    @Override
    public String words() {
        return model + " comes to a halt";
    }

    @Override
    public void enter(Now now) {
        ModelState m = now.model(model);
        if (!m.inPlay() || m.place().spot() != 0) return;
        now.then(Motion.spot(model, m.cube(), rule, m.forced() == 0 ? Motion.Arrival.MOVED : Motion.Arrival.FORCED));
    }
}
