package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.team.Weapon;
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
 * book.entry("Grenade (Frag (3))").map(Entry::text);
 * book.entry("K-GRENADE");
 * }</pre>
 *
 * @param own the rules that say themselves what they are called; a rule of the game that an edition or an application says
 *     otherwise has its own text here
 */
public record HouseRulebook(Vector<LibraryRule> own) {
    /** The game's rulebook, and nothing else. */
    public static final HouseRulebook GAME = new HouseRulebook(Vector.empty());

    /** What a rule is called: its title in the game's rulebook, or else its own; the identifier if nobody knows it. */
    public String title(RuleId rule) {
        return rule.known()
                ? rule.title()
                : rule(rule).map(LibraryRule::title).filter(t -> !t.isBlank()).getOrElse(rule.id());
    }

    /** What a rule says: its own text, or else the game's rulebook's, as one paragraph; empty if nobody knows it. */
    public String text(RuleId rule) {
        return rule(rule).map(LibraryRule::text).filter(t -> !t.isBlank()).getOrElse(rule::text);
    }

    /** Every rule: the game's in catalogue order, then the others alphabetically. */
    public Vector<RuleId> all() {
        return Rulebook.all().appendAll(additions());
    }

    /** The rules that the game's rulebook lacks: each once, alphabetically. */
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
     * The keywords, kinds of items and special orders: each with all that is known of it, keywords before items and items before
     * orders, as the library has them; made anew at each call.
     */
    public Vector<Entry> entries() {
        return named().map(new RulebookEntries(own)::of);
    }

    /** What is said of a keyword, a kind of items or a special order: none if the library has no such rule. */
    public Option<Entry> entry(RuleId rule) {
        return named().find(one -> one.rule().equals(rule)).map(new RulebookEntries(own)::of);
    }

    /**
     * What is said of a keyword, a kind of items or a special order.
     *
     * @param printed its name as a card prints it, in capitals or not, with a number or an effect in brackets or not; a known other
     *     spelling; or its identifier
     * @return none if the library has no such rule; what stands in brackets is an entry of its own
     */
    public Option<Entry> entry(String printed) {
        String wanted = PrintedName.plain(printed);
        return find(printed)
                .flatMap(this::entry)
                .orElse(() -> named().find(one -> PrintedName.of(one).equals(wanted))
                        .orElse(() -> named().find(one ->
                                one.spellings().exists(s -> PrintedName.plain(s).equals(wanted))))
                        .map(new RulebookEntries(own)::of));
    }

    private Vector<LibraryRule> named() {
        return own.filter(RulebookEntries::has);
    }

    private Option<LibraryRule> rule(RuleId rule) {
        for (LibraryRule one : own) if (one.rule().equals(rule)) return Option.some(one);
        return Option.none();
    }

    /**
     * What a {@link HouseRulebook} says of one thing that cards, tokens or leaders name, for a tooltip or a page. All of it is taken from the
     * library's rules, an application's own included.
     */
    public sealed interface Entry permits KeywordEntry, ItemEntry, OrderEntry {
        /** The rule: its identifier, such as K-TOXIC. */
        RuleId rule();

        /** How cards print it: a keyword in capitals without brackets; an item's or an order's name. */
        String name();

        /** What it is called, for people. */
        String title();

        /** Other ways in which cards spell the name: alphabetically; empty for most. */
        Vector<String> spellings();

        /** What it says: one paragraph; empty if the rule does not say. */
        String text();
    }

    /**
     * A keyword in a rulebook. What it says of brackets and places has been asked of the keyword's rule, as the check of a set-up asks it: what
     * the entry does not allow is refused there (KT-10, KT-19).
     *
     * @param rule such as K-TOXIC
     * @param name in capitals, without brackets
     * @param spellings other ways in which cards spell the name, alphabetically
     * @param brackets what may stand in its brackets
     * @param places where it may be printed, {@link Placement#BRACKETS} not among them
     * @param within the names of the keywords in whose brackets it may stand
     * @param cumulative whether several count together (KT-11)
     * @param carried whether on a weapon it counts for whoever carries that (KT-10)
     * @param equipment whether it may be bought as equipment (ITEM-7)
     */
    public record KeywordEntry(
            RuleId rule,
            String name,
            String title,
            Vector<String> spellings,
            BracketForm brackets,
            Vector<Placement> places,
            Vector<String> within,
            boolean cumulative,
            boolean carried,
            boolean equipment,
            String text)
            implements Entry {}

    /**
     * A kind of items in a rulebook.
     *
     * @param rule such as I-FRAG-GRENADE
     * @param name as printed
     * @param spellings other ways in which cards spell the name, alphabetically
     * @param usedOnce whether it is gone as it is used; a card may then print its name like a keyword (ITEM-7)
     * @param bought whether a model may begin with it as equipment (ITEM-7)
     * @param weapon the weapon that it is while it is carried
     */
    public record ItemEntry(
            RuleId rule,
            String name,
            String title,
            Vector<String> spellings,
            boolean usedOnce,
            boolean bought,
            Option<Weapon> weapon,
            String text)
            implements Entry {
        static ItemEntry of(ItemRule item) {
            return new ItemEntry(
                    item.rule(),
                    item.name(),
                    item.title(),
                    item.spellings(),
                    item.isUsedOnce(),
                    item.isEquipment(),
                    item.weapon(),
                    item.text());
        }
    }

    /**
     * A special order in a rulebook (CMD-9).
     *
     * @param rule the order's own
     * @param name as the leader's card prints it
     * @param spellings other ways in which cards spell the name, alphabetically
     * @param often how often it may be used (ORD-1)
     */
    public record OrderEntry(
            RuleId rule, String name, String title, Vector<String> spellings, Frequency often, String text)
            implements Entry {
        static OrderEntry of(SpecialOrder order) {
            return new OrderEntry(
                    order.rule(), order.name(), order.title(), order.spellings(), order.frequency(), order.text());
        }
    }

    /**
     * What may stand in a keyword's brackets.
     *
     * @param empty whether it may be printed without brackets
     * @param least the smallest number of 1 or more; 0 if it takes none
     * @param most the largest number, 99 at most; 0 if it takes none
     * @param effects the names of the keywords that may stand there; empty if it takes no effect
     */
    public record BracketForm(boolean empty, int least, int most, Vector<String> effects) {
        /** Whether it takes a number: true for such as TOXIC. */
        public boolean number() {
            return most > 0;
        }

        /** Whether it takes an effect: true for such as GRENADE. */
        public boolean effect() {
            return effects.nonEmpty();
        }
    }
}
