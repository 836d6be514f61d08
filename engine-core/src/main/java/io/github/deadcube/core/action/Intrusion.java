package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** PART-2: a model that has entered a half-cube for the assault alone fights, and is put back, if it lives and is still there. */
record Intrusion(ModelId model, Cube side, Cube home) implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.PART_2;
    }

    @Override
    public String words() {
        return model + " enters " + side + " for an assault";
    }

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
    record PutBack(ModelId model, Cube side, Cube home) implements Frame {
        @Override
        public RuleId rule() {
            return RuleIds.PART_2;
        }

        @Override
        public String words() {
            return model + " is put back into " + home;
        }

        private boolean lapsed(Now now) {
            ModelState m = now.model(model);
            return !m.inPlay() || !m.cube().equals(side);
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            now.move(model, new Place(home, 0), rule());
            now.then(Motion.spot(model, home, rule(), Motion.Arrival.MOVED));
        }
    }
}
