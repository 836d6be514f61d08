package io.github.deadcube.api.rule;

import io.github.deadcube.api.rule.Rulebook.Passage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The identifier of a rule, such as {@code ADV-5}. A refusal cites it, and it links a rule to its code and its tests.
 *
 * <p>It is not an enumeration: {@link RuleIds} has the rules of the {@link Rulebook} as constants, and an application
 * makes identifiers for its additional rules, such as {@code RuleId.of("HOUSE-1")}.
 *
 * @param id the identifier's text: two or more groups of capital letters and digits, joined by hyphens, such as
 *     {@code KT-2} or {@code I-AP-AMMO}; 100 characters at most
 */
public record RuleId(String id) implements Comparable<RuleId> {
    /** Written out as that of {@link io.github.deadcube.api.battlefield.Cube}. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof RuleId r && id.equals(r.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** The most characters that an identifier has. */
    public static final int LONGEST = 100;

    /**
     * Checks the identifier's form.
     *
     * @throws IllegalArgumentException if the text is not an identifier, or longer than {@link #LONGEST}
     */
    public RuleId {
        if (id.length() > LONGEST)
            throw new IllegalArgumentException(
                    "a rule identifier has " + LONGEST + " characters at most, not " + id.length());
        if (!isOne(id)) {
            throw new IllegalArgumentException("\"" + id + "\" is not a rule identifier: it has two or more groups of"
                    + " capital letters and digits, joined by hyphens, like ADV-5 or I-AP-AMMO");
        }
    }

    /**
     * The identifier with this text. This takes the exact form; {@link Rulebook#find(String)} takes text that people
     * type.
     *
     * @param id the text, such as {@code ADV-5}
     * @return the identifier, whether or not the rulebook has such a rule
     * @throws IllegalArgumentException if the text is not an identifier
     */
    public static RuleId of(String id) {
        return new RuleId(id);
    }

    /**
     * Reads an identifier. Never throws. A text has at most {@value #LONGEST} characters; a longer text is not read.
     * Returns the identifier, even if the rulebook has no such rule; or why the text is not an identifier.
     */
    public static Either<Seq<Fault>, RuleId> read(String text) {
        return Fault.unlessUnread(parse(text), text, "a rule such as ADV-5");
    }

    private static Option<RuleId> parse(String text) {
        return Option.when(text.length() <= LONGEST && isOne(text), () -> new RuleId(text));
    }

    /**
     * Two or more groups of capital letters and digits, joined by hyphens. Most texts of a game are examined for one.
     */
    private static boolean isOne(String text) {
        int groups = 1;
        int inGroup = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') inGroup++;
            else if (c == '-' && inGroup > 0) {
                groups++;
                inGroup = 0;
            } else return false;
        }
        return groups > 1 && inGroup > 0;
    }

    /**
     * The chapter of the rule: the text before the first hyphen, such as {@code ADV} for {@code ADV-5} and {@code R25}
     * for {@code R25-K-BOOM}.
     */
    public String chapter() {
        return id.substring(0, id.indexOf('-'));
    }

    /**
     * The rule's short title, such as "Moving in with enemies"; for a keyword or an item the name printed in the game.
     * Empty if the rule is not {@linkplain #known() known}.
     */
    public String title() {
        return entry().map(Rulebook.Entry::title).getOrElse("");
    }

    /** The title in a language; in English if the language does not have it. */
    public String titleIn(Language language) {
        return language.text(id, title());
    }

    /** The text in a language, as {@link #text()}; in English if the language does not have it. */
    public String textIn(Language language) {
        return passagesIn(language).map(Passage::text).mkString(" ");
    }

    /**
     * The text of the rule, one paragraph without line breaks. Empty if the rule is not {@linkplain #known() known}.
     */
    public String text() {
        return entry().map(Rulebook.Entry::text).getOrElse("");
    }

    /** The text in passages, each with its basis. Empty if the rule is not {@linkplain #known() known}. */
    public Vector<Passage> passages() {
        return entry().map(Rulebook.Entry::passages).getOrElse(Vector::empty);
    }

    /** The passages in a language, as {@link #passages()}; in English those that the language does not have. */
    public Vector<Passage> passagesIn(Language language) {
        return passages().map(passage -> new Passage(language.text(id, passage.text()), passage.basis()));
    }

    /** Whether the rulebook has this rule: false for the rules that an application adds. */
    public boolean known() {
        return entry().isDefined();
    }

    /** Orders known rules as in the rulebook, then the others alphabetically; consistent with equals. */
    @Override
    public int compareTo(RuleId other) {
        int byPosition = Integer.compare(position(), other.position());
        return byPosition != 0 ? byPosition : id.compareTo(other.id);
    }

    /** The text of the identifier. */
    @Override
    public String toString() {
        return id;
    }

    private Option<Rulebook.Entry> entry() {
        return Rulebook.entry(id);
    }

    private int position() {
        return entry().map(Rulebook.Entry::position).getOrElse(Integer.MAX_VALUE);
    }
}
