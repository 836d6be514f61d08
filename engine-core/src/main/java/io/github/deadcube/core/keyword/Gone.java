package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** R25-K-AUXILIARY, R25-K-GAS-CLOUD, R25-K-REMOTE: a keyword that the revision does not print any more; a card with it is at fault. */
final class Gone extends Printed {
    Gone(String printed, RuleId rule, String instead) {
        super(
                printed,
                rule,
                PrintedOn.ANYWHERE,
                keyword -> Option.some("it is not printed any more" + (instead.isEmpty() ? "" : ": " + instead)));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {}
}
