package io.github.deadcube.core.keyword;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;
import java.util.function.Function;

/** KT-10: a keyword that always counts for its model, whether it is printed on the model or on one of its weapons. */
abstract class CarriedKeyword extends PrintedKeyword {
    CarriedKeyword(String printed, RuleId rule, Function<Keyword, Option<Fault>> brackets) {
        super(printed, rule, PrintedOn.ANY, brackets);
    }

    CarriedKeyword(String printed, RuleId rule, PrintedOn placements, Function<Keyword, Option<Fault>> brackets) {
        super(printed, rule, placements, brackets);
    }

    @Override
    public final boolean countsForCarrier() {
        return true;
    }
}
