package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.motion.MotionRules;

/**
 * PART-2: a model that entered a half-cube only for an assault fights; if it lives and is still there, it is put back.
 */
@DescribesFrame(rule = "PART-2", words = "{model} enters {side} for an assault")
@SavedName("intrusion")
record Intrusion(ModelId model, Cube side, Cube home) implements MovementFrame {
    @Override
    public void requires(Requirements state) {
        if (EntryIntoCube.isIn(state.now(), model, side)) state.settles(model);
    }

    @Override
    public Frame afterActivationEnds(ModelId who) {
        return who.equals(model) ? new PutBack(model, side, home) : this;
    }

    @Override
    public void enter(Now now) {
        if (!EntryIntoCube.isIn(now, model, side)) return;
        if (!now.model(model).pinned()) EntryIntoCube.fight(now, model);
        now.then(new PutBack(model, side, home));
    }

    /** The model goes back, without cost and without breaking away. */
    @DescribesFrame(rule = "PART-2", words = "{model} is put back into {home}")
    @SavedName("intrusion.putBack")
    record PutBack(ModelId model, Cube side, Cube home) implements MovementFrame {
        @Override
        public void requires(Requirements state) {
            if (EntryIntoCube.isIn(state.now(), model, side)) state.settles(model);
        }

        @Override
        public void enter(Now now) {
            if (!EntryIntoCube.isIn(now, model, side)) return;
            now.edit().putBack(model, home);
            now.then(MotionRules.spot(model, home, RuleIds.PART_2, MotionRules.Arrival.MOVED));
        }
    }
}
