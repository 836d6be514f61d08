package io.github.deadcube.core.keyword;

import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** R25-K-IT-BURNS: with as many dice as are printed. */
final class RevisedItBurns extends ItBurns {
    RevisedItBurns() {
        super(RuleIds.R25_K_IT_BURNS, RevisedItBurns::brackets);
    }

    private static Option<String> brackets(Keyword keyword) {
        return keyword.equals(Keyword.of(keyword.name())) ? Option.none() : Brackets.number(keyword);
    }
}
