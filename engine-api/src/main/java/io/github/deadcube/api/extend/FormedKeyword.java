package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.BiConsumer;

/**
 * A keyword whose form says what its brackets hold: nothing, or a number.
 *
 * @param numbered whether the brackets hold a number of 1 or more
 */
record FormedKeyword(
        String printed,
        boolean numbered,
        RuleId rule,
        String text,
        BiConsumer<Keyword, Hooks> hooks,
        Vector<Class<? extends RuleData>> savedTypes,
        Vector<KeywordRule.Placement> placements)
        implements KeywordRule {
    private static final String NUMBER = " (n)";

    static FormedKeyword of(
            String form,
            RuleId rule,
            String text,
            BiConsumer<Keyword, Hooks> hooks,
            Vector<Class<? extends RuleData>> savedTypes,
            Vector<KeywordRule.Placement> placements) {
        boolean numbered = form.endsWith(NUMBER);
        String printed = numbered ? form.substring(0, form.length() - NUMBER.length()) : form;
        if (printed.isBlank() || printed.contains("(") || placements.isEmpty())
            throw new IllegalArgumentException(
                    "'" + form + "' needs the form GRIM or GRIM (n), and a place where cards print it");
        return new FormedKeyword(printed, numbered, rule, text, hooks, savedTypes, placements);
    }

    @Override
    public Option<Fault> fault(Keyword keyword, Placement placement) {
        if (keyword.nested().isDefined() || keyword.number() > 0 != numbered)
            return Option.some(Fault.of(
                    rule,
                    numbered
                            ? Sentence.of("it takes a number of 1 or more, such as {printed} (1)", printed)
                            : "it takes nothing in brackets"));
        return Option.when(
                !placements.contains(placement),
                () -> Fault.of(
                        rule,
                        Sentence.of("it is printed {placements}", Sentence.any(placements.map(FormedKeyword::named)))));
    }

    private static String named(Placement placement) {
        return placement == Placement.BRACKETS
                ? "in the brackets of another keyword"
                : "on a " + placement.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        this.hooks.accept(keyword, hooks);
    }
}
