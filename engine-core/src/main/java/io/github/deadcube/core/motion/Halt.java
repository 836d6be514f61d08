package io.github.deadcube.core.motion;

import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.timing.TimingRules;

/** ADV-17, PART-4: a model takes a spot in the cube that it has entered, or comes down if it may not stop there. */
@DescribesFrame(words = "{model} comes to a halt")
@SavedName("halt")
record Halt(ModelId model, RuleId rule) implements SpotFrame {
    @Override
    public void requires(Requirements state) {
        state.settles(model);
    }

    @Override
    public void enter(Now now) {
        Model m = now.model(model);
        if (!m.inPlay() || m.place().spot() != 0) return;
        if (now.game().grid().stands(m.card().size(), m.cube())) {
            MotionRules.Arrival arrival = m.forced() == 0 ? MotionRules.Arrival.MOVED : MotionRules.Arrival.FORCED;
            now.then(MotionRules.spot(model, m.cube(), rule, arrival));
        } else {
            now.then(TimingRules.settle());
            now.then(new Slip(model, rule));
        }
    }

    /** PART-4: a model in a cube where it may not stop comes down, if it is still there. */
    @DescribesFrame(words = "{model} comes down")
    @SavedName("slip")
    record Slip(ModelId model, RuleId rule) implements SpotFrame {
        @Override
        public void requires(Requirements state) {
            state.settles(model);
        }

        @Override
        public void enter(Now now) {
            Model m = now.model(model);
            if (!m.inPlay() || m.place().spot() != 0) return;
            now.then(new Descent(model, rule, now.view().controller(model), m.cube(), m.cube(), 0, 0, false));
        }
    }
}
