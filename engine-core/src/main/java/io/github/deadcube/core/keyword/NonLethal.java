package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-NON-LETHAL: no damage, by attacks or explosions; whatever else the weapon does it does. */
final class NonLethal extends Printed {
    NonLethal() {
        super("NON-LETHAL", RuleIds.R25_K_NON_LETHAL, PrintedOn.WEAPON, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.HARMLESS);
        hooks.has(Trait.HARMLESS_BANG);
    }
}
