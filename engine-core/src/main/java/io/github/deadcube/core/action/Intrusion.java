package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** PART-2: a model that has entered a half-cube for the assault alone fights, and is put back, if it lives and is still there. */
@Waits(rule = "PART-2", words = "{model} enters {side} for an assault")
record Intrusion(ModelId model, Cube side, Cube home) implements Actions.Waiting {
    private boolean lapsed(Now now) {
        ModelState m = now.model(model);
        return !m.inPlay() || !m.cube().equals(side);
    }

    @Override
    public Frame stunned(ModelId who) {
        return who.equals(model) ? new PutBack(model, side, home) : this;
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        if (!now.model(model).pinned()) Entry.fight(now, model);
        now.then(new PutBack(model, side, home));
    }

    /** It goes back, free and without breaking away. */
    @Waits(rule = "PART-2", words = "{model} is put back into {home}")
    record PutBack(ModelId model, Cube side, Cube home) implements Actions.Waiting {
        private boolean lapsed(Now now) {
            ModelState m = now.model(model);
            return !m.inPlay() || !m.cube().equals(side);
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            now.move(model, new Place(home, 0), RuleIds.PART_2);
            now.then(Motion.spot(model, home, RuleIds.PART_2, Motion.Arrival.MOVED));
        }
    }
}
