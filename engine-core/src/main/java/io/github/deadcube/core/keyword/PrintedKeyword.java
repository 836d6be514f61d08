package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/** KT-19: how and where a keyword is printed. Each subclass is one keyword. */
abstract class PrintedKeyword implements KeywordRule {
    private final String printed;
    private final RuleId rule;
    private final PrintedOn placements;
    private final Function<Keyword, Option<Fault>> brackets;

    PrintedKeyword(String printed, RuleId rule, PrintedOn placements, Function<Keyword, Option<Fault>> brackets) {
        this.printed = printed;
        this.rule = rule;
        this.placements = placements;
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
        return Spellings.spellings(printed);
    }

    @Override
    public final Option<Fault> fault(Keyword keyword, Placement placement) {
        return brackets.apply(keyword).orElse(() -> placements.fault(placement)).map(fault -> fault.under(rule));
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof PrintedKeyword p
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

    /** KT-1, KT-19: the places where a keyword may be printed so that it has an effect. */
    enum PrintedOn {
        ANY("on a model or a weapon", Placement.MODEL, Placement.RANGED_WEAPON, Placement.CLOSE_COMBAT_WEAPON),
        MODEL("on a model", Placement.MODEL),
        WEAPON("on a weapon", Placement.RANGED_WEAPON, Placement.CLOSE_COMBAT_WEAPON),
        RANGED("on a weapon with a range", Placement.RANGED_WEAPON),
        SHOOTING("on a model or a weapon with a range", Placement.MODEL, Placement.RANGED_WEAPON),
        MELEE("on a model or a weapon with range CC", Placement.MODEL, Placement.CLOSE_COMBAT_WEAPON),
        ANYWHERE("on a model, a weapon, or in brackets", Placement.values()),
        CLOUD("on a model, or in the brackets of a keyword such as GRENADE", Placement.MODEL, Placement.BRACKETS),
        /** KT-7: without another delivery it is delivered as EXPLOSIVE. */
        LANDING(
                "on a weapon with a range, or in the brackets of a keyword such as GRENADE",
                Placement.RANGED_WEAPON,
                Placement.BRACKETS);

        private final String words;
        private final Placement[] allowed;

        PrintedOn(String words, Placement... allowed) {
            this.words = words;
            this.allowed = allowed;
        }

        Option<Fault> fault(Placement placement) {
            for (Placement b : allowed) if (b == placement) return Option.none();
            return Option.some(Fault.of(Sentence.of("it is printed {words}", words)));
        }
    }

    /** What a keyword takes in its brackets: a sentence about it if it has something else. */
    static final class Brackets {
        private Brackets() {}

        static Option<Fault> number(Keyword k) {
            return k.number() > 0 && k.nested().isEmpty()
                    ? Option.none()
                    : Option.some(Fault.of(Sentence.of("it takes a number of 1 or more, such as {k} (1)", k.name())));
        }

        static Option<Fault> nothing(Keyword k) {
            return k.number() == 0 && k.nested().isEmpty()
                    ? Option.none()
                    : Option.some(Fault.of("it takes nothing in brackets"));
        }

        static Option<Fault> noNumber(Keyword k) {
            return k.number() == 0 ? Option.none() : Option.some(Fault.of("it takes no number in brackets"));
        }

        static Option<Fault> effect(Keyword k) {
            return k.nested().isDefined()
                    ? Option.none()
                    : Option.some(Fault.of(Sentence.of("it takes an effect, such as {k} (FRAG (3))", k.name())));
        }
    }
}
