package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.SpecialOrder.When;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.command.Command;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/** ADV-2, ADV-4, ADV-5, ADV-17, ADV-18: into which cubes one model may step, and what a step leads to. */
record Steps(Now now, ModelState model) {
    private static final Rejection CROWDED = new Rejection(
            RuleIds.ADV_4,
            "the cube is full, and the movement left leads to none with room",
            "a cube with room, or a way through");

    /** Why it may not step from a cube to another, with so much movement left then; null if it may. */
    @Nullable
    Rejection refusal(Cube from, Cube to, int left) {
        if (!now.game().board().leads(model.profile().size(), from, to))
            return now.game().board().refusal(model.profile().size(), from, to);
        return room(to, left) ? null : CROWDED;
    }

    /** ADV-4: it has room where it stops; it passes full cubes if it can go on from there, but never enemies (ADV-5). */
    boolean room(Cube to, int left) {
        if (now.room(model, to)) return true;
        return left > 0 && !now.enemies(model, to, false) && onward(to, left);
    }

    private boolean onward(Cube from, int left) {
        boolean[] found = {false};
        now.game().board().steps(model.profile().size(), from, to -> found[0] |= !found[0] && room(to, left - 1));
        return found[0];
    }

    /** Makes a step. Among enemies the model stops on a spot and must fight: true, its movement is over. */
    static boolean take(Now now, ModelId model, Cube to, RuleId rule) {
        now.move(model, new Place(to, 0), rule);
        if (!now.besideEnemies(model)) return false;
        now.then(Motion.spot(model, to, rule, Motion.Arrival.MOVED));
        Command.window(now, When.ENEMY_ENTERED, now.controller(model).other(), model);
        List<ModelId> lying =
                now.enemiesBeside(model).filter(e -> now.model(e).pinned()).toList();
        now.then(Clash.entering(now, model, lying));
        return true;
    }
}
