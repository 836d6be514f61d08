package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-UNDER-CONTROL: a friend in its cube does not roll for RAMPAGE. */
final class UnderControl extends CarriedKeyword {
    UnderControl() {
        super("UNDER CONTROL", RuleIds.K_UNDER_CONTROL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.CALMING);
    }
}
