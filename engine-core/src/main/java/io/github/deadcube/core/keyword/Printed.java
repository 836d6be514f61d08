package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/** KT-1: how a keyword is printed, and where. What it does is its subclass's, one class a keyword. */
abstract class Printed implements KeywordRule {
    private final String printed;
    private final RuleId rule;
    private final PrintedOn bearers;
    private final Function<Keyword, Option<String>> brackets;

    Printed(String printed, RuleId rule, PrintedOn bearers, Function<Keyword, Option<String>> brackets) {
        this.printed = printed;
        this.rule = rule;
        this.bearers = bearers;
        this.brackets = brackets;
    }

    @Override
    public final String printed() {
        return printed;
    }

    @Override
    public final RuleId rule() {
        return rule;
    }

    @Override
    public final Vector<String> spellings() {
        return Spellings.of(printed);
    }

    @Override
    public final Option<String> fault(Keyword keyword, Bearer bearer) {
        return brackets.apply(keyword).orElse(bearers.fault(bearer));
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Printed p
                && p.getClass() == getClass()
                && p.printed.equals(printed)
                && p.rule.equals(rule);
    }

    @Override
    public final int hashCode() {
        return printed.hashCode();
    }

    @Override
    public final String toString() {
        return printed;
    }
}
