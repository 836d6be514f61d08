package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Choice;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** A leader's special order (CMD-9): what a <em>Special Order</em> command die buys. */
public interface SpecialOrder extends LibraryRule {
    /**
     * Its name as the leader's profile prints it.
     *
     * @return free text on one line
     */
    String name();

    /**
     * {@inheritDoc}
     *
     * @return by default the name
     */
    @Override
    default String title() {
        return name();
    }

    /**
     * What it does, for people.
     *
     * @return a sentence or two
     */
    @Override
    String text();

    /**
     * Whether it ever acts at a moment; if not, nobody is asked there.
     *
     * @param moment the moment
     * @return true for one or more
     */
    boolean actsAt(Moment<?> moment);

    /**
     * How often it may be used (ORD-1).
     *
     * @return once an activation for most
     */
    default Often often() {
        return Often.ACTIVATION;
    }

    /**
     * What it must know of the past; the engine notes no more than orders ask for.
     *
     * @return nothing for most
     */
    default Vector<Watched> watches() {
        return Vector.empty();
    }

    /**
     * Whether a use is a SPECIAL action of the active model, and obeys what these obey.
     *
     * @param use one of the {@link #options} in an activation
     * @return false for most (CMD-9)
     */
    default boolean isAction(Choice.Use use) {
        return false;
    }

    /**
     * Rules of their own that belong to it, each with its marks.
     *
     * @return none for most
     */
    default Vector<LibraryRule> parts() {
        return Vector.empty();
    }

    /**
     * What may be chosen at a moment, with a die in hand.
     *
     * @param table the table
     * @param cue the moment
     * @param each called once a {@link Choice.Use} of this order's rule, or of one of its parts'
     */
    void options(Table table, Cue cue, Consumer<Choice.Use> each);

    /**
     * Does it; the die is spent.
     *
     * @param flow what it may do
     * @param cue the moment
     * @param use what was chosen
     */
    void use(Flow flow, Cue cue, Choice.Use use);
}
