package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.vavr.control.Option;

/**
 * K-TELEPORT, ADV-6, ADV-18: a model goes by choice to a cube that it has named, whatever lies between. Leaving enemies it breaks away
 * first; what moves, pins, stuns or kills it keeps it from going.
 *
 * @param from where it was as it named the cube
 * @param away whether it has broken away, if it had to
 */
@Waits(words = "{model} goes to {to}")
record Relocation(ModelId model, RuleId rule, Cube from, Cube to, boolean away) implements Actions.Waiting {
    private boolean lapsed(Now now) {
        ModelState m = now.model(model);
        return !m.inPlay()
                || m.pinned()
                || now.activationOver(model)
                || !m.cube().equals(from)
                || !now.room(m, to);
    }

    @Override
    public Frame stunned(ModelId who) {
        return who.equals(model) ? Motion.halt(model, rule) : this;
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        if (!away && now.besideEnemies(model)) {
            now.then(Clash.of(now, model, Clash.Cause.BREAKING_AWAY));
            now.then(new Relocation(model, rule, from, to, true));
            return;
        }
        now.move(model, new Place(to, 0), rule);
        now.then(new Entry(model, rule, Option.none(), Option.none()));
    }
}
