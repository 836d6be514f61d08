package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The rulebook of a ruleset: the game's {@link Rulebook}, and what rules of one's own say of themselves. {@link Ruleset#rulebook} and
 * {@link io.github.deadcube.api.Setup#rulebook} have it.
 *
 * <p>Its {@linkplain #entries entries} are what cards, tokens and leaders name, for tooltips:
 *
 * <pre>{@code
 * HouseRulebook book = Deadcube.ruleset().rulebook();
 * book.entry("Grenade (Frag (3))").map(RulebookEntry::text);
 * book.entry("K-GRENADE");
 * }</pre>
 *
 * @param own the rules that say themselves what they are called; a rule of the game that an edition or an application says otherwise has
 *     its own text here
 */
public record HouseRulebook(Vector<LibraryRule> own) {
    /** The game's rulebook, and nothing else. */
    public static final HouseRulebook GAME = new HouseRulebook(Vector.empty());

    /**
     * What a rule is called.
     *
     * @param rule any rule
     * @return its title in the game's rulebook, or else its own; the identifier if nobody knows it
     */
    public String title(RuleId rule) {
        return rule.known()
                ? rule.title()
                : rule(rule).map(LibraryRule::title).filter(t -> !t.isBlank()).getOrElse(rule.id());
    }

    /**
     * What a rule says.
     *
     * @param rule any rule
     * @return its own text, or else the game's rulebook's, as one paragraph; empty if nobody knows it
     */
    public String text(RuleId rule) {
        return rule(rule).map(LibraryRule::text).filter(t -> !t.isBlank()).getOrElse(rule::text);
    }

    /**
     * Every rule.
     *
     * @return the game's in catalogue order, then the others alphabetically
     */
    public Vector<RuleId> all() {
        return Rulebook.all().appendAll(additions());
    }

    /**
     * The rules that the game's rulebook lacks.
     *
     * @return each once, alphabetically
     */
    public Vector<RuleId> additions() {
        return own.map(LibraryRule::rule).reject(RuleId::known).distinct().sorted();
    }

    /**
     * The rule with this identifier, as people type it: in capitals or not, with hyphens or underscores.
     *
     * @param id the identifier, such as {@code house-bomb}
     * @return the identifier, or none if neither rulebook has such a rule
     */
    public Option<RuleId> find(String id) {
        String exact = id.strip().toUpperCase(Locale.ROOT).replace('_', '-');
        return Rulebook.find(id).orElse(() -> additions().find(rule -> rule.id().equals(exact)));
    }

    /**
     * The rules that mention a word, or any other run of characters, in capitals or not.
     *
     * @param word what to look for, such as {@code knockback}
     * @return those of the game as {@link Rulebook#search} has them, then the others; empty if the word is blank
     */
    public Vector<RuleId> search(String word) {
        String wanted = word.strip().toLowerCase(Locale.ROOT);
        if (wanted.isEmpty()) return Vector.empty();
        return Rulebook.search(word)
                .appendAll(additions()
                        .filter(rule -> (rule + " " + title(rule) + " " + text(rule))
                                .toLowerCase(Locale.ROOT)
                                .contains(wanted)));
    }

    /**
     * The keywords, kinds of items and special orders.
     *
     * @return each with all that is known of it, keywords before items and items before orders, as the library has them; made anew at
     *     each call
     */
    public Vector<RulebookEntry> entries() {
        return named().map(new Entries(own)::of);
    }

    /**
     * What is said of a keyword, a kind of items or a special order.
     *
     * @param rule its identifier
     * @return none if the library has no such rule
     */
    public Option<RulebookEntry> entry(RuleId rule) {
        return named().find(one -> one.rule().equals(rule)).map(new Entries(own)::of);
    }

    /**
     * What is said of a keyword, a kind of items or a special order.
     *
     * @param printed its name as a card prints it, in capitals or not, with a number or an effect in brackets or not; a known other
     *     spelling; or its identifier
     * @return none if the library has no such rule; what stands in brackets is an entry of its own
     */
    public Option<RulebookEntry> entry(String printed) {
        String wanted = PrintedName.plain(printed);
        return find(printed)
                .flatMap(this::entry)
                .orElse(() -> named().find(one -> PrintedName.of(one).equals(wanted))
                        .orElse(() -> named().find(one ->
                                one.spellings().exists(s -> PrintedName.plain(s).equals(wanted))))
                        .map(new Entries(own)::of));
    }

    private Vector<LibraryRule> named() {
        return own.filter(Entries::has);
    }

    private Option<LibraryRule> rule(RuleId rule) {
        for (LibraryRule one : own) if (one.rule().equals(rule)) return Option.some(one);
        return Option.none();
    }
}
