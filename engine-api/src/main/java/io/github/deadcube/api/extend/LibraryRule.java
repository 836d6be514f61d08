package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A rule with hooks: a keyword, an item or a special order of a {@link Library}, or a rule of a {@link Scenario}. Implementations
 * must be immutable values. A rule stores its data in marks, in markers or in a {@link Continuation}.
 */
public interface LibraryRule {
    /** The identifier of the rule, the same at every call. */
    RuleId rule();

    /**
     * The title for people: a few words. It is shown for a rule that the game's rulebook lacks. By default
     * the title in the rulebook, or the identifier if there is no title.
     */
    default String title() {
        return rule().known() ? rule().title() : rule().id();
    }

    /** The text for people: one paragraph. By default the text in the rulebook, which is empty for an unknown rule. */
    default String text() {
        return rule().text();
    }

    /** Other spellings of its name on cards and lists, without brackets, alphabetically. By default empty. */
    default Vector<String> spellings() {
        return Vector.empty();
    }

    /** The weapon that the item gives its carrier (ITEM-7), or that the order describes (ORD-4). By default none. */
    default Option<Weapon> weapon() {
        return Option.none();
    }

    /**
     * The types of {@link RuleData} that the rule may leave in a state. They are needed to store a state and read it back. By default the
     * records nested in its class, in an enclosing class, or in a superclass.
     */
    default Vector<Class<? extends RuleData>> savedTypes() {
        return RuleDataFinder.within(getClass());
    }

    /**
     * Registers the hooks of the rule's marks. They act for a model while a mark of the rule lies on it. Called once, when a game
     * starts.
     */
    default void attachToMarked(Hooks hooks) {}

    /** Registers the hooks of the rule's markers. They act while such a marker lies on the battlefield. Called once, when a game starts. */
    default void attachToMarkers(Registration<Marker> hooks) {}
}
