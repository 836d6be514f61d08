package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-HONOURABLE: it neither assaults nor shoots at a pinned model, and makes no free attack on one that breaks away. */
final class Honourable extends Printed {
    private static final Rejection PINNED =
            new Rejection(RuleIds.K_HONOURABLE, "the target is pinned", "a target that is not pinned");
    private static final Rejection LEAVING =
            new Rejection(RuleIds.K_HONOURABLE, "the target breaks away", "to let it go");

    Honourable() {
        super("HONOURABLE", RuleIds.K_HONOURABLE, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.forbids(Deed.SHOT, Scope.OWN, (table, me, shot) -> pinned(table, shot) ? PINNED : null);
        hooks.forbids(Deed.ASSAULT, Scope.OWN, (table, me, fight) -> {
            if (fight.rule().equals(RuleIds.ADV_6)) return LEAVING;
            return fight.wasPinned() || pinned(table, fight) ? PINNED : null;
        });
    }

    private static boolean pinned(Table table, Occasion o) {
        return table.model(o.target()).pinned();
    }
}
