package io.github.deadcube.api.internal;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The words that the text of a card has beside its keywords: a keyword with such a name would read as something else.
 */
public final class CardWords {
    /** The names of the statistics. */
    public static final Vector<String> STATISTICS =
            Vector.of("SP", "RA", "FI", "SV", "AR", "HP", "SZ", "BASE", "HEIGHT", "VP", "RECON");

    /**
     * A weapon: its name, its range (none for CC), its AP, and its keywords. The check of the card names a range that
     * is too long.
     */
    public static final Pattern WEAPON = Pattern.compile(
            "(\"(?:[^\"\\\\]++|\\\\.)*+\"|[^\"].*?) (?:R([1-9][0-9]{0,6})|CC)(?: AP([0-9]{1,7}))?(?: +([A-Z].*))?");

    /** A longer keyword is refused for its length. */
    private static final int LONGEST = 200;

    private static final Pattern AP = Pattern.compile("AP[0-9]{1,7}");

    private CardWords() {}

    /**
     * KT-10: whether a card or one of its weapons prints a keyword, not in brackets: a keyword of a weapon counts for
     * the model with the weapon.
     */
    public static boolean carries(Card card, String keyword) {
        return card.has(keyword)
                || card.weapons()
                        .flatMap(Weapon::keywords)
                        .exists(printed -> printed.name().equals(keyword));
    }

    /** The keywords of a card and of its weapons, each followed by those in its brackets. */
    public static Vector<Keyword> keywords(Card card) {
        return card.keywords()
                .appendAll(card.weapons().flatMap(Weapon::keywords))
                .flatMap(CardWords::withNested);
    }

    /** A keyword, followed by those in its brackets. */
    public static Vector<Keyword> withNested(Keyword keyword) {
        return keyword.nested().toVector().flatMap(CardWords::withNested).prepend(keyword);
    }

    /**
     * KT-1: the fault of a keyword that the text of a card would read as something else.
     *
     * @param written the keyword as the fault quotes it
     */
    public static Option<Fault> misread(Keyword keyword, String written) {
        return other(keyword)
                .map(other -> Fault.of(
                        RuleIds.KT_1,
                        Sentence.of("'{written}' cannot be a keyword: a card reads it as {other}", written, other)));
    }

    /** What a keyword would read as in the text of a card, such as {@code a weapon}; none if it reads as a keyword. */
    private static Option<String> other(Keyword keyword) {
        int space = keyword.name().indexOf(' ');
        String first = space < 0 ? keyword.name() : keyword.name().substring(0, space);
        if (STATISTICS.contains(first)) return Option.some("the statistic " + first);
        if (ModelId.read(first).isRight()) return Option.some("the model " + first);
        if (AP.matcher(first).matches()) return Option.some("the AP of a weapon");
        String text = keyword.toString();
        if (text.length() > LONGEST) return Option.none();
        if (WEAPON.matcher(text).matches()) return Option.some("a weapon");
        return Option.when(
                space > 0 && run(Vector.of(keyword.name().split(" "))).size() > 1, "several keywords without a comma");
    }

    /**
     * The known keywords that make up all the words; empty if there are other words.
     *
     * @param words the last of them may be the brackets of a keyword
     */
    public static Vector<String> run(Vector<String> words) {
        return run(words, new TreeMap<>());
    }

    /** {@code runs} stores results by word count. */
    private static Vector<String> run(Vector<String> words, Map<Integer, Vector<String>> runs) {
        for (int n = words.size(); n > 0; n--) {
            boolean bracketed = n > 1 && words.get(n - 1).startsWith("(");
            String name = words.take(bracketed ? n - 1 : n).mkString(" ");
            if (!Known.NAMES.contains(name)) continue;
            String first = words.take(n).mkString(" ");
            Vector<String> rest = words.drop(n);
            if (rest.isEmpty()) return Vector.of(first);
            if (!runs.containsKey(rest.size())) runs.put(rest.size(), run(rest, runs));
            Vector<String> others = runs.getOrDefault(rest.size(), Vector.empty());
            if (!others.isEmpty()) return others.prepend(first);
        }
        return Vector.empty();
    }

    /** Holds the names; a separate class, so that the rulebook is read at the first use. */
    private static final class Known {
        private static final Pattern PRINTED = Pattern.compile("(?:R25-)?[KI]-.*");
        private static final String LATER = " (2025)";

        /** The keywords of all editions, and the items, whose names a card may print as keywords. */
        static final Set<String> NAMES = new TreeSet<>(Rulebook.all()
                .filter(rule -> PRINTED.matcher(rule.id()).matches())
                .map(RuleId::title)
                .map(title -> title.replace(LATER, "").toUpperCase(Locale.ROOT))
                .asJava());
    }
}
