package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.vavr.collection.List;

/**
 * AWAY-4, PIN-3, KT-2, KT-4: models that force has left among enemies fight, in SCAT-8 order, after all other effects.
 * PIN-3: which models are pinned is determined when the first fight begins. AWAY-4: a target that stood up in an
 * earlier fight is no longer pinned. Fights that such a fight makes due are fought inside it; fights that were due
 * before it wait.
 */
final class DueFights {
    private DueFights() {}

    static void begin(Now now) {
        if (now.view().roster().forced() == 0) return;
        List<ModelId> pinned = List.empty();
        for (int i = 0; i < now.game().models(); i++)
            if (now.model(i).pinned()) pinned = pinned.prepend(now.model(i).id());
        int depth = now.stack().depth();
        Side first = now.view().initiative();
        for (Side side : List.of(first, first.other())) begin(now, side, depth, pinned);
    }

    private static void begin(Now now, Side side, int depth, List<ModelId> pinned) {
        for (int i = now.game().first(side); i < now.game().end(side); i++) {
            Model m = now.model(i);
            if (m.forced() <= depth) continue;
            now.edit().clearForced(m.id());
            if (!now.neighbours().isBesideEnemies(m.id())) {
                EntryIntoCube.neared(now, m.id());
                continue;
            }
            EntryIntoCube.engaged(now, m.id());
            if (m.pinned()) now.then(new RoughLanding(m.id(), m.cube(), pinned));
            else now.then(CloseCombat.of(now, m.id(), CloseCombat.Cause.FORCED));
        }
    }

    /**
     * PIN-3: a model that force has left pinned among enemies stands up on its spot, and an enemy attacks it. It stands
     * up also if an earlier of the fights that are due has killed those enemies or moved them away.
     */
    @DescribesFrame(rule = "PIN-3", words = "{model} lies among enemies in {cube}")
    @SavedName("roughLanding")
    record RoughLanding(ModelId model, Cube cube, List<ModelId> pinned) implements FightFrame {
        @Override
        public void enter(Now now) {
            if (!EntryIntoCube.isIn(now, model, cube)) return;
            now.edit().standUp(model, RuleIds.PIN_3);
            now.then(new CloseCombat(model, cube, CloseCombat.Cause.THROWN_IN, pinned));
        }
    }
}
