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
 * @param own the rules that say themselves what they are called; the game's own among them go by the game's rulebook
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
     * @return its text in the game's rulebook, or else its own, as one paragraph; empty if nobody knows it
     */
    public String text(RuleId rule) {
        return rule.known() ? rule.text() : rule(rule).map(LibraryRule::text).getOrElse("");
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

    private Option<LibraryRule> rule(RuleId rule) {
        for (LibraryRule one : own) if (one.rule().equals(rule)) return Option.some(one);
        return Option.none();
    }
}
