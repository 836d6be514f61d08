package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Bearer;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The keywords of a card or a weapon, as far as a ruleset plays them. */
final class KeywordReader {
    private static final String NONE = "-";
    private static final int MOST_ITEMS = 100;

    private final Ruleset ruleset;
    private final SortedSet<String> ownRules;
    private final Vocabulary vocabulary;
    private final KeywordGrammar grammar;
    private final Findings findings;

    /** Rules that a list brings itself are known by their names in capitals. */
    KeywordReader(Ruleset ruleset, SortedSet<String> ownRules, Findings findings) {
        this.ruleset = ruleset;
        this.vocabulary = new Vocabulary(ruleset.library());
        this.grammar = new KeywordGrammar(vocabulary);
        this.ownRules = ownRules;
        this.findings = findings;
    }

    Ruleset ruleset() {
        return ruleset;
    }

    Vocabulary vocabulary() {
        return vocabulary;
    }

    KeywordGrammar grammar() {
        return grammar;
    }

    /** Reads what stands between commas and line breaks; bearers decide which keywords may stand there. */
    Vector<Keyword> read(Vector<String> items, Bearer bearer, Element at, String entry) {
        return read(items, (rule, keyword) -> rule.fault(keyword, bearer), at, entry);
    }

    /** What an entry without a profile is called: keywords of the model, or rules in words, which nothing here plays. */
    Vector<Keyword> words(String name, Element at) {
        boolean keyword = grammar.parse(name).exists(all -> known(all.head().name()));
        if (keyword) return read(Vector.of(name), Bearer.MODEL, at, name);
        findings.leftOut(at, name, "this gives no profile and no keyword: rules in words", "played without it");
        return Vector.empty();
    }

    /** What a model's profile prints, {@link Misplaced} keywords included. */
    Vector<Keyword> abilities(Vector<String> items, Element at, String entry) {
        return read(
                items,
                (rule, keyword) -> Misplaced.is(keyword, ruleset) ? Option.none() : rule.fault(keyword, Bearer.MODEL),
                at,
                entry);
    }

    private Vector<Keyword> read(
            Vector<String> items, BiFunction<KeywordRule, Keyword, Option<String>> faulty, Element at, String entry) {
        Vector<Keyword> all = Vector.empty();
        for (String item : items)
            for (Keyword keyword : one(item, at, entry)) {
                if (!playable(keyword, item, rule -> faulty.apply(rule, keyword), at, entry)) continue;
                if (repeats(keyword, all))
                    findings.corrected(
                            at, entry, "'" + item + "' is printed twice, and is not cumulative", "read once");
                else all = all.append(keyword);
            }
        return all;
    }

    /** The items of a text; those that are empty are told of. */
    Vector<String> items(String text, Element at, String entry) {
        if (text.isBlank() || text.strip().equals(NONE)) return Vector.empty();
        Vector<String> all = Vector.ofAll(Commas.split(text)).map(String::strip);
        if (all.size() > MOST_ITEMS)
            findings.fault(at, entry, "more than " + MOST_ITEMS + " keywords", "the rest is not read");
        Vector<String> items = all.take(MOST_ITEMS);
        if (items.exists(String::isEmpty))
            findings.corrected(at, entry, "an item between commas is empty", "passed over");
        return items.filter(item -> !item.isEmpty() && !item.equals(NONE));
    }

    private boolean repeats(Keyword keyword, Vector<Keyword> all) {
        boolean once = ruleset.library().keyword(keyword.name()).exists(rule -> !rule.cumulative());
        return once && all.exists(k -> k.name().equals(keyword.name()));
    }

    private Vector<Keyword> one(String item, Element at, String entry) {
        if (ownRules.contains(item.toUpperCase(Locale.ROOT))
                && !known(vocabulary.keyword(item.toUpperCase(Locale.ROOT)))) {
            findings.leftOut(at, entry, "'" + item + "' is a rule of the list's own", "played without it");
            return Vector.empty();
        }
        Option<Vector<Keyword>> read = grammar.parse(item);
        if (read.isEmpty()) {
            findings.fault(at, entry, "'" + item + "' is no keyword", "read without it");
            return Vector.empty();
        }
        String meant = read.get().mkString(", ");
        if (!meant.equals(item.replaceAll("\\s+", " ").toUpperCase(Locale.ROOT)))
            findings.corrected(at, entry, "'" + item.replaceAll("\\s+", " ") + "'", "read as " + meant);
        return read.get();
    }

    private boolean known(String name) {
        return ruleset.library().knows(name) || KnownKeywords.has(name);
    }

    private boolean playable(
            Keyword keyword, String item, Function<KeywordRule, Option<String>> faulty, Element at, String entry) {
        Option<KeywordRule> rule = ruleset.library().keyword(keyword.name());
        if (rule.isEmpty()) {
            if (known(keyword.name()))
                findings.leftOut(at, entry, ruleset + " does not play " + keyword.name(), "read without it");
            else findings.fault(at, entry, "'" + item + "' is no known keyword", "read without it");
            return false;
        }
        if (!ruleset.library().knows(keyword.name()))
            findings.leftOut(at, entry, "no rule knows '" + item + "'", "carried without effect");
        Option<String> fault = rule.flatMap(faulty);
        if (fault.isDefined()) {
            findings.fault(at, entry, "'" + item + "' as " + ruleset + " has it: " + fault.get(), "read without it");
            return false;
        }
        return keyword.nested()
                .forAll(nested -> playable(nested, item, inner -> rule.get().bracketFault(nested, inner), at, entry));
    }
}
