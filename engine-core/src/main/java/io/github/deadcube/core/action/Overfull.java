package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Now;

/** ADV-19: a model that starts in an overfull cube leaves it first. A mark says that it is still there. */
final class Overfull {
    static final Rejection LEAVES_FIRST = new Rejection(
            RuleIds.ADV_19,
            "the model has started in an overfull cube and must leave it first",
            "a move out of its cube, or the end of its activation");

    private Overfull() {}

    static void begins(Now now, ModelId model) {
        Model m = now.model(model);
        if (!m.pinned() && now.neighbours().isOverfull(m.cube()))
            now.lasting().addMark(model, new Mark(RuleIds.ADV_19, 1, Mark.Until.ACTIVATION));
    }

    /**
     * Whether the model must leave: it is still there, its own side decides for it, it stands, and a step leads out of
     * the cube.
     */
    static boolean binds(Now now, ModelId model) {
        Model m = now.model(model);
        return m.marked(RuleIds.ADV_19)
                && !m.pinned()
                && now.view().controller(model) == model.side()
                && Movement.possible(now, m);
    }

    /** Whether it must leave also before what takes no action. */
    static boolean bindsUses(Now now, ModelId model) {
        return binds(now, model) && !now.view().hasTrait(model, Trait.STAYS_CROWDED);
    }
}
