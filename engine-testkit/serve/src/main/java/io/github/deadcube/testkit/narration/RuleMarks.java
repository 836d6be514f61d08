package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.vavr.control.Option;

/** Marks the rules that a ruleset plays in another way than the edition from which it is made. */
public record RuleMarks(Library before, Ruleset played, HouseRulebook book) {
    /** The rules of a ruleset with the rulebook of its game. */
    public static RuleMarks of(Ruleset played, HouseRulebook book) {
        boolean revised =
                played.library().items().exists(item -> item.rule().id().startsWith("R25-"));
        return new RuleMarks((revised ? Deadcube.revised() : Deadcube.ruleset()).library(), played, book);
    }

    /** {@code ADV-5  Moving in with enemies}, with a mark if it is replaced. */
    public String heading(RuleId rule) {
        return heading(rule, Language.ENGLISH);
    }

    /** The same in a language. */
    public String heading(RuleId rule, Language language) {
        return rule + "  " + book.titleIn(rule, language)
                + mark(rule).map(mark -> "  " + mark.told(language)).getOrElse("");
    }

    private Option<Sentence> mark(RuleId rule) {
        if (book.replaces(rule)) return Option.some(Sentence.of("(changed in {ruleset})", played.name()));
        Option<Library.Rule> known = before.all().find(one -> one.rule().equals(rule));
        Option<RuleId> now = known.flatMap(this::now).map(Library.Rule::rule);
        if (known.isEmpty() || now.contains(rule)) return Option.none();
        return now.map(other -> Sentence.of("(replaced by {rule} in {ruleset})", other, played.name()))
                .orElse(() -> Option.some(Sentence.of("(not in {ruleset})", played.name())));
    }

    /** The rule that the ruleset has for the same printed name. */
    private Option<? extends Library.Rule> now(Library.Rule known) {
        Library library = played.library();
        if (known instanceof KeywordRule keyword)
            return library.keywords().find(one -> one.printed().equals(keyword.printed()));
        if (known instanceof ItemRule item)
            return library.items().find(one -> one.name().equals(item.name()));
        return Option.some(known);
    }
}
