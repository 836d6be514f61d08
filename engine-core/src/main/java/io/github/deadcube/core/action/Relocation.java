package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.motion.MotionRules;
import io.vavr.control.Option;

/**
 * K-TELEPORT, ADV-6, ADV-18: a model goes directly to a cube that it has named. If it leaves enemies, it breaks away
 * first, unless an order lets it leave without an ASSAULT (ORD-4). If it is moved, pinned, stunned or killed, it does
 * not go.
 *
 * @param from the cube in which it named the destination
 * @param away whether it has broken away, if it had to
 */
@DescribesFrame(words = "{model} goes to {to}")
@SavedName("relocation")
record Relocation(ModelId model, RuleId rule, Cube from, Cube to, boolean away) implements MovementFrame {
    private boolean isObsolete(Now now) {
        Model m = now.model(model);
        return !m.inPlay()
                || m.pinned()
                || now.view().activationOver(model)
                || !m.cube().equals(from)
                || !now.neighbours().hasRoom(m, to);
    }

    @Override
    public Frame afterActivationEnds(ModelId who) {
        return who.equals(model) ? MotionRules.halt(model, rule) : this;
    }

    @Override
    public void enter(Now now) {
        if (isObsolete(now)) return;
        if (!away && CloseCombat.breaksAway(now, model)) {
            now.then(CloseCombat.of(now, model, CloseCombat.Cause.BREAKING_AWAY));
            now.then(new Relocation(model, rule, from, to, true));
            return;
        }
        now.edit().move(model, new Place(to, 0), rule);
        now.then(new EntryIntoCube(model, rule, Option.none(), Option.none()));
    }
}
