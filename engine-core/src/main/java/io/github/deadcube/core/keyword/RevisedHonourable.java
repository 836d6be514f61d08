package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;

/** R25-K-HONOURABLE: it fights like any model, but its FIGHT against one that was pinned costs no HP. */
final class RevisedHonourable extends Honourable {
    RevisedHonourable() {
        super(RuleIds.R25_K_HONOURABLE);
    }

    @Override
    void fights(Hooks hooks, Rejection lies) {
        hooks.forbids(
                Deed.HARM,
                Scope.OWN,
                (table, me, fight) -> fight.wasPinned() && me.equals(fight.attacker()) && fights(fight) ? lies : null);
    }

    private static boolean fights(Occasion occasion) {
        return occasion.kind() == Occasion.Kind.ASSAULT;
    }
}
