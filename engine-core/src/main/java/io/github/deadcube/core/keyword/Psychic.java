package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-PSYCHIC: the weapon needs no LOS, and smoke takes no die from it; otherwise it is as any weapon with a range. */
class Psychic extends Printed {
    Psychic() {
        this(RuleIds.K_PSYCHIC);
    }

    Psychic(RuleId rule) {
        super("PSYCHIC", rule, PrintedOn.SHOOTING, Brackets::nothing);
    }

    @Override
    public boolean ofWeaponsAlone() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.UNSIGHTED);
    }
}
