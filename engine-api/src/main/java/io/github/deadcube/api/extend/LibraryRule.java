package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A rule that has hooks: a keyword, an item or a special order of a {@link Library}, or a rule of a {@link Scenario}.
 * Implementations are immutable values; all that they must remember lies on the table, as marks and markers, or in a
 * {@link Continuation}.
 */
public interface LibraryRule {
    /** The rule: its identifier, the same at every call. */
    RuleId rule();

    /**
     * What it is called, for people. The {@link HouseRulebook} shows it for a rule that the game's rulebook lacks. A few words; by
     * default the title in the rulebook, or else the identifier.
     */
    default String title() {
        return rule().known() ? rule().title() : rule().id();
    }

    /** What it says, for people: one paragraph; by default the text in the rulebook, which is empty for a rule that it lacks. */
    default String text() {
        return rule().text();
    }

    /** Other ways in which cards and lists spell its name: without brackets, alphabetically; empty by default. */
    default Vector<String> spellings() {
        return Vector.empty();
    }

    /** The weapon that it is while it is carried (ITEM-7), or that it describes (ORD-4): none for most. */
    default Option<Weapon> weapon() {
        return Option.none();
    }

    /**
     * The continuations that it may leave in a state, so that a state in mid-chain can be written down and read back: by default
     * the records within its class, and within the class around that.
     */
    default Vector<Class<? extends Continuation>> continuations() {
        return ContinuationFinder.within(getClass());
    }

    /**
     * Says what its marks do to the models on which they lie. Asked once, when a game starts; the hooks act while a mark of the
     * rule lies on the model.
     */
    default void attachToMarked(Hooks hooks) {}

    /** Says what its markers do while they lie on the table. Asked once, when a game starts. */
    default void attachToMarkers(MarkerHooks hooks) {}
}
