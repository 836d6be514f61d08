package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Tested;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;

/** R25-K-CLOAKING: it hides nobody from a PSYCHIC weapon. */
final class RevisedCloaking extends Cloaking {
    RevisedCloaking() {
        super(RuleIds.R25_K_CLOAKING);
    }

    @Override
    boolean hides(Table table, ModelId me, Tested test) {
        return super.hides(table, me, test)
                && !table.is(test.occasion().attacker(), test.occasion().arm(), Trait.UNSIGHTED);
    }
}
