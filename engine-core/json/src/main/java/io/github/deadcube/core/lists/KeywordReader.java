package io.github.deadcube.core.lists;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.lists.Findings.Titled;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The keywords of a card or a weapon that a ruleset has. */
final class KeywordReader {
    private static final String NONE = "-";
    private static final int MOST_ITEMS = 100;

    private final Ruleset ruleset;
    private final SortedSet<String> ownRules;
    private final ListWords listWords;
    private final KeywordGrammar grammar;
    private final Findings findings;

    /** Rules of the list, by their names in capitals. */
    KeywordReader(Ruleset ruleset, SortedSet<String> ownRules, Findings findings) {
        this.ruleset = ruleset;
        this.listWords = new ListWords(ruleset.library());
        this.grammar = new KeywordGrammar(listWords);
        this.ownRules = ownRules;
        this.findings = findings;
    }

    Ruleset ruleset() {
        return ruleset;
    }

    ListWords listWords() {
        return listWords;
    }

    KeywordGrammar grammar() {
        return grammar;
    }

    /** Reads the items between commas and line breaks; the placement decides which keywords are legal. */
    Vector<Keyword> read(Vector<String> items, Placement placement, Titled at) {
        return placement == Placement.RANGED_WEAPON
                ? shot(items, at)
                : read(items, (rule, keyword) -> rule.fault(keyword, placement), at);
    }

    /** Whether a text prints a keyword that the ruleset or the rulebook has. */
    boolean has(String printed) {
        return grammar.parse(printed).exists(all -> known(all.head().name()));
    }

    /** CMD-9: whether a text is the name of a special order of the ruleset or of the list's own rules. */
    boolean isOrder(String name) {
        return listWords.order(name).isDefined()
                || ownRules.exists(rule -> ProfileReader.isOrder(rule)
                        && Spellings.plain(ProfileReader.order(rule)).equals(Spellings.plain(name)));
    }

    /**
     * The name of an entry without a profile: keywords of the model, or rules as text, which the engine does not play.
     */
    Vector<Keyword> words(Titled at) {
        if (has(at.title())) return read(Vector.of(at.title()), Placement.MODEL, at);
        findings.leftOut(at, "this gives no profile and no keyword: rules in words", "played without it");
        return Vector.empty();
    }

    /** The printed keywords of a model, including {@link MisplacedKeywords}. */
    Vector<Keyword> abilities(Vector<String> items, Titled at) {
        return read(
                items,
                (rule, keyword) ->
                        MisplacedKeywords.is(keyword, ruleset) ? Option.none() : rule.fault(keyword, Placement.MODEL),
                at);
    }

    private Vector<Keyword> read(
            Vector<String> items, BiFunction<KeywordRule, Keyword, Option<Fault>> faulty, Titled at) {
        Vector<Keyword> all = Vector.empty();
        for (String item : items) for (Keyword keyword : one(item, at)) all = with(all, keyword, item, faulty, at);
        return all;
    }

    private Vector<Keyword> with(
            Vector<Keyword> all,
            Keyword keyword,
            String item,
            BiFunction<KeywordRule, Keyword, Option<Fault>> faulty,
            Titled at) {
        if (!playable(keyword, item, rule -> faulty.apply(rule, keyword), at)) return all;
        if (!repeats(keyword, all)) return all.append(keyword);
        findings.corrected(at, Sentence.of("'{item}' is printed twice, and is not cumulative", item), "read once");
        return all;
    }

    /** Reads the items of a weapon that is shot, with their effects in brackets. */
    private Vector<Keyword> shot(Vector<String> items, Titled at) {
        Vector<Printed> filled = new Delivered(ruleset.library())
                .delivered(items.zipWithIndex()
                        .flatMap(item -> parsed(item._1()).map(k -> new Printed(item._2(), k, item._1()))));
        Vector<Keyword> all = Vector.empty();
        for (int i = 0; i < items.size(); i++) {
            String item = items.get(i);
            int place = i;
            one(item, at);
            for (Printed keyword : filled.filter(k -> k.place() == place)) {
                if (!keyword.whole().equals(item))
                    findings.corrected(
                            at,
                            Sentence.of("'{item}' has its effect beside it", item),
                            Sentence.of("read as {other}", keyword.keyword()));
                all = with(
                        all,
                        keyword.keyword(),
                        keyword.whole(),
                        (rule, k) -> rule.fault(k, Placement.RANGED_WEAPON),
                        at);
            }
        }
        return all;
    }

    /** The items of a text; empty items are reported. */
    Vector<String> items(String text, Titled at) {
        if (text.isBlank() || text.strip().equals(NONE)) return Vector.empty();
        Vector<String> all = Vector.ofAll(Commas.split(text)).map(String::strip);
        if (all.size() > MOST_ITEMS)
            findings.fault(at, Sentence.of("more than {most} keywords", MOST_ITEMS), "the rest is not read");
        Vector<String> items = all.take(MOST_ITEMS);
        if (items.exists(String::isEmpty)) findings.corrected(at, "an item between commas is empty", "passed over");
        return items.filter(item -> !item.isEmpty() && !item.equals(NONE));
    }

    private boolean repeats(Keyword keyword, Vector<Keyword> all) {
        boolean once = ruleset.library().keyword(keyword.name()).exists(rule -> !rule.isCumulative());
        return once && all.exists(k -> k.name().equals(keyword.name()));
    }

    /** The keywords of an item; none if it is a rule of the list's own, or no keyword. */
    private Vector<Keyword> parsed(String item) {
        return isOwnRule(item) ? Vector.empty() : grammar.parse(item).getOrElse(Vector.empty());
    }

    private boolean isOwnRule(String item) {
        String name = item.toUpperCase(Locale.ROOT);
        return ownRules.contains(name) && !known(listWords.keyword(name));
    }

    private Vector<Keyword> one(String item, Titled at) {
        if (isOwnRule(item)) {
            findings.leftOut(at, Sentence.of("'{item}' is a rule of the list's own", item), "played without it");
            return Vector.empty();
        }
        Option<Vector<Keyword>> read = grammar.parse(item);
        if (read.isEmpty()) {
            findings.fault(at, Sentence.of("'{item}' is no keyword", item), "read without it");
            return Vector.empty();
        }
        String meant = read.get().mkString(", ");
        if (!meant.equals(item.replaceAll("\\s+", " ").toUpperCase(Locale.ROOT)))
            findings.corrected(
                    at, Sentence.of("'{item}'", item.replaceAll("\\s+", " ")), Sentence.of("read as {other}", meant));
        return read.get();
    }

    private boolean known(String name) {
        return ruleset.library().knows(name) || KnownKeywords.has(name);
    }

    private boolean playable(Keyword keyword, String item, Function<KeywordRule, Option<Fault>> faulty, Titled at) {
        Option<KeywordRule> rule = ruleset.library().keyword(keyword.name());
        if (rule.isEmpty()) {
            if (known(keyword.name()))
                findings.leftOut(
                        at,
                        Sentence.of("{ruleset} does not play {keyword}", ruleset, keyword.name()),
                        "read without it");
            else findings.fault(at, Sentence.of("'{item}' is no known keyword", item), "read without it");
            return false;
        }
        boolean unknown = !ruleset.library().knows(keyword.name());
        for (Fault misread :
                Option.when(unknown, () -> CardWords.misread(keyword, item)).flatMap(fault -> fault)) {
            findings.fault(at, misread.sentence(), "read without it");
            return false;
        }
        if (unknown) findings.leftOut(at, Sentence.of("no rule knows '{item}'", item), "carried without effect");
        Option<Fault> fault = rule.flatMap(faulty);
        if (fault.isDefined()) {
            findings.fault(
                    at,
                    Sentence.of(
                            "'{item}' as {ruleset} has it: {fault}",
                            item,
                            ruleset,
                            fault.get().said()),
                    "read without it");
            return false;
        }
        return keyword.nested()
                .forAll(nested -> playable(nested, item, inner -> rule.get().bracketFault(nested, inner), at));
    }

    /**
     * A keyword of a weapon.
     *
     * @param place of the item that prints it, from 0
     * @param whole the item, with that of the effect that belongs into its brackets
     */
    private record Printed(int place, Keyword keyword, String whole) {
        Printed with(Printed effect) {
            return new Printed(place, Keyword.of(keyword.name(), effect.keyword), whole + " (" + effect.whole + ")");
        }
    }

    /**
     * KT-7, KT-15: a list may print the effect of a keyword such as GRENADE beside it: {@code Frag (2), Grenade}. Of
     * several effects one goes into the brackets: one that no weapon prints elsewhere, or the first. The others are
     * keywords of the weapon, and resolve at the same place.
     */
    private record Delivered(Library library) {
        /** The keywords with their effects. A TRAP gets its effect before the GRENADE of which it is the effect. */
        Vector<Printed> delivered(Vector<Printed> all) {
            return filled(filled(all, Placement.BRACKETS), Placement.RANGED_WEAPON);
        }

        private Vector<Printed> filled(Vector<Printed> all, Placement placement) {
            Vector<Printed> filled = all;
            for (Printed holder : all) {
                if (!lacks(holder.keyword())) continue;
                Vector<Printed> others = filled.remove(holder);
                for (Printed effect : effect(holder.keyword(), others, placement))
                    filled = filled.replace(holder, holder.with(effect)).remove(effect);
            }
            return filled;
        }

        private Option<Printed> effect(Keyword holder, Vector<Printed> others, Placement placement) {
            Vector<Printed> fitting = others.filter(other -> fits(holder, other.keyword(), placement));
            return fitting.find(one -> isFaulty(one.keyword(), Placement.RANGED_WEAPON))
                    .orElse(fitting::headOption);
        }

        /** Whether it has nothing in its brackets, and may not be printed so. */
        private boolean lacks(Keyword keyword) {
            return keyword.nested().isEmpty() && keyword.number() == 0 && isFaulty(keyword, Placement.RANGED_WEAPON);
        }

        /** Whether it may be printed with this effect. */
        private boolean fits(Keyword holder, Keyword effect, Placement placement) {
            return !isFaulty(Keyword.of(holder.name(), effect), placement)
                    && library.keyword(holder.name())
                            .exists(outer -> library.keyword(effect.name())
                                    .exists(inner ->
                                            outer.bracketFault(effect, inner).isEmpty()));
        }

        private boolean isFaulty(Keyword keyword, Placement placement) {
            return library.keyword(keyword.name())
                    .flatMap(rule -> rule.fault(keyword, placement))
                    .isDefined();
        }
    }

    private static final class KnownKeywords {
        private static final String LATER = "R25-";
        private static final SortedSet<String> ALL =
                TreeSet.ofAll(Rulebook.all().filter(KnownKeywords::printed).map(KnownKeywords::name));

        private KnownKeywords() {}

        static boolean has(String name) {
            return ALL.contains(name) || Spellings.equipment(name).isDefined();
        }

        private static boolean printed(RuleId rule) {
            return rule.id().startsWith("K-") || rule.id().startsWith(LATER + "K-");
        }

        private static String name(RuleId rule) {
            return rule.title().replace(" (2025)", "").toUpperCase(Locale.ROOT);
        }
    }

    /**
     * The ways in which lists print keywords: {@code Explosive - Frag (3)}, {@code Grenade (Frag (3) (One-Use))},
     * {@code Trap [Blast]}. An item contains several keywords if they do not belong into its brackets.
     */
    record KeywordGrammar(ListWords listWords) {
        private static final String ONCE = "ONE-USE";
        private static final String DASH = " - ";
        private static final int LONGEST = 200;
        private static final int DEEPEST = 8;

        Option<Vector<Keyword>> parse(String item) {
            if (item.length() > LONGEST) return Option.none();
            String text =
                    item.replace('[', '(').replace(']', ')').replace('–', '-').replaceAll("\\s+", " ");
            return parse(text, DEEPEST);
        }

        private Option<Vector<Keyword>> parse(String text, int deeper) {
            if (deeper == 0) return Option.none();
            int dash = outside(text, DASH);
            if (dash >= 0)
                return parse(text.substring(0, dash), deeper - 1)
                        .flatMap(head -> parse(text.substring(dash + DASH.length()), deeper - 1)
                                .map(tail -> joined(head, tail)));
            String bare = trimmed(text);
            int bracket = bare.indexOf('(');
            String name =
                    trimmed(bracket < 0 ? bare : bare.substring(0, bracket)).toUpperCase(Locale.ROOT);
            Option<Keyword> keyword = Keyword.read(listWords.keyword(name)).toOption();
            if (bracket < 0) return keyword.map(Vector::of);
            return keyword.flatMap(k ->
                    brackets(bare.substring(bracket), deeper - 1).flatMap(contents -> filled(k, contents, deeper - 1)));
        }

        /** The text after a dash goes into the brackets of the keyword before it, if that keyword has brackets. */
        private Vector<Keyword> joined(Vector<Keyword> head, Vector<Keyword> tail) {
            Keyword first = head.head();
            if (head.size() > 1
                    || !listWords.holds(first.name())
                    || first.nested().isDefined()) return head.appendAll(tail);
            return tail.tail().prepend(Keyword.of(first.name(), tail.head()));
        }

        private Option<Vector<Keyword>> filled(Keyword bare, Vector<String> contents, int deeper) {
            Keyword keyword = bare;
            Vector<Keyword> others = Vector.empty();
            for (String content : contents) {
                if (content.matches("[0-9]{1,2}")) {
                    keyword = new Keyword(keyword.name(), Integer.parseInt(content), keyword.nested());
                    continue;
                }
                Option<Vector<Keyword>> inner = parse(content, deeper);
                if (inner.isEmpty()) return Option.none();
                for (Keyword k : inner.get())
                    if (keyword.nested().isEmpty()
                            && listWords.holds(keyword.name())
                            && !k.name().equals(ONCE))
                        keyword = new Keyword(keyword.name(), keyword.number(), Option.some(k));
                    else others = others.append(k);
            }
            return Option.some(others.prepend(keyword));
        }

        /** The text in each of the brackets; none if there is text beside them. */
        private static Option<Vector<String>> brackets(String text, int deeper) {
            Vector<String> contents = Vector.empty();
            int depth = 0;
            int from = 0;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c == '(' && ++depth == 1) from = i + 1;
                else if (c == ')' && --depth == 0)
                    contents = contents.append(text.substring(from, i).strip());
                else if (depth == 0 && c != ' ') return Option.none();
                if (depth < 0 || depth > deeper) return Option.none();
            }
            return Option.when(depth == 0, contents);
        }

        private static int outside(String text, String what) {
            int depth = 0;
            for (int i = 0; i < text.length(); i++) {
                if (text.charAt(i) == '(') depth++;
                if (text.charAt(i) == ')') depth--;
                if (depth == 0 && text.startsWith(what, i)) return i;
            }
            return -1;
        }

        /** Without stray stops and colons at its ends. */
        private static String trimmed(String text) {
            String stripped = text.strip();
            int from = 0;
            int to = stripped.length();
            while (from < to && stray(stripped.charAt(from))) from++;
            while (to > from && stray(stripped.charAt(to - 1))) to--;
            return stripped.substring(from, to);
        }

        private static boolean stray(char c) {
            return c == '.' || c == ':' || c == ';' || c == ' ';
        }
    }

    /** Commas and line breaks outside brackets separate items. */
    static final class Commas {
        private Commas() {}

        static List<String> split(String text) {
            List<String> parts = new ArrayList<>();
            int depth = 0;
            int from = 0;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c == '(' || c == '[') depth++;
                if ((c == ')' || c == ']') && depth > 0) depth--;
                if (c == '\n' || c == ',' && depth == 0) {
                    parts.add(text.substring(from, i));
                    from = i + 1;
                    depth = 0;
                }
            }
            parts.add(text.substring(from));
            return parts;
        }
    }
}
