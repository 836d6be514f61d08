package io.github.deadcube.core.keyword;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;
import java.util.function.Function;

/** KT-10: a keyword that counts for whoever bears it, in use or not, be it printed on the model or on one of its weapons. */
abstract class CarriedKeyword extends Printed {
    CarriedKeyword(String printed, RuleId rule, Function<Keyword, Option<String>> brackets) {
        super(printed, rule, PrintedOn.ANY, brackets);
    }

    CarriedKeyword(String printed, RuleId rule, PrintedOn bearers, Function<Keyword, Option<String>> brackets) {
        super(printed, rule, bearers, brackets);
    }

    @Override
    public final boolean carried() {
        return true;
    }
}
