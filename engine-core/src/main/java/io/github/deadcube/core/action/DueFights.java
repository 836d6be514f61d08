package io.github.deadcube.core.action;

import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;

/**
 * AWAY-4, PIN-3, KT-2, KT-4: those whom force has left among enemies fight, in SCAT-8 order, after everything else. Who
 * lies pinned is judged as the first fight begins. What such a fight itself makes due is fought within it.
 */
record DueFights() implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.AWAY_4;
    }

    @Override
    public String words() {
        return "fights are due";
    }

    @Override
    public void enter(Now now) {
        List<ModelId> lying = List.empty();
        for (int i = 0; i < now.count(); i++)
            if (now.model(i).pinned()) lying = lying.prepend(now.model(i).id());
        each(now, now.initiative(), lying);
        each(now, now.initiative().other(), lying);
    }

    private static void each(Now now, Side side, List<ModelId> lying) {
        for (int i = now.game().first(side); i < now.game().end(side); i++) {
            ModelState m = now.model(i);
            if (!m.forced()) continue;
            now.clearForced(m.id());
            if (m.pinned()) now.then(new RoughLanding(m.id(), m.cube(), lying));
            else if (now.besideEnemies(m.id())) now.then(new Clash(m.id(), m.cube(), Clash.Cause.FORCED, lying));
        }
    }

    static boolean due(Now now) {
        for (int i = 0; i < now.count(); i++) if (now.model(i).forced()) return true;
        return false;
    }
}
