package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;

/** ORD-6: a spare takes a free spot in the cube of a dead model. It is pinned and activated as the order says. */
@SavedName("spareDeployment")
@DescribesFrame(words = "{spare} comes in place of a dead model")
record SpareDeployment(ModelId spare, Cube cube, boolean pinned, boolean activated, RuleId rule)
        implements MotionRules.ChapterFrame {
    @Override
    public void enter(Now now) {
        // another order may already have brought the spare
        if (now.model(spare).status() != Model.Status.SPARE) return;
        now.then(MotionRules.spot(spare, cube, rule, MotionRules.Arrival.DEPLOYED));
        now.then(new Settled(spare, pinned, activated, rule));
    }

    /** The spare has its spot: it is pinned and activated as the order says. */
    @SavedName("spareDeployment.settled")
    record Settled(ModelId spare, boolean pinned, boolean activated, RuleId rule) implements MotionRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            if (!now.model(spare).inPlay()) return;
            if (pinned) now.edit().pin(spare, rule);
            if (activated) now.edit().markActivated(spare, rule);
        }
    }
}
