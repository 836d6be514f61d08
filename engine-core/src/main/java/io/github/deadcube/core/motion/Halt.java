package io.github.deadcube.core.motion;

import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.spelling.Saved;
import io.github.deadcube.core.timing.Timing;

/**
 * ADV-17, PART-4: a model that has come into a cube and has no spot there takes one. Where it may not stop it comes down,
 * once what has been set off there has hit it.
 */
@Waits(words = "{model} comes to a halt")
record Halt(ModelId model, RuleId rule) implements Motion.Waiting {
    @Override
    public void enter(Now now) {
        ModelState m = now.model(model);
        if (!m.inPlay() || m.place().spot() != 0) return;
        if (now.game().board().stands(m.profile().size(), m.cube())) {
            Motion.Arrival arrival = m.forced() == 0 ? Motion.Arrival.MOVED : Motion.Arrival.FORCED;
            now.then(Motion.spot(model, m.cube(), rule, arrival));
        } else {
            now.then(Timing.settle());
            now.then(new Slip(model, rule));
        }
    }

    /** PART-4: a model that has been stopped where it may not stop comes down, if it is still there. */
    @Waits(words = "{model} comes down")
    @Saved("slip")
    record Slip(ModelId model, RuleId rule) implements Motion.Waiting {
        @Override
        public void enter(Now now) {
            ModelState m = now.model(model);
            if (!m.inPlay() || m.place().spot() != 0) return;
            now.then(new Descent(model, rule, now.controller(model), m.cube(), m.cube(), 0, 0, false));
        }
    }
}
