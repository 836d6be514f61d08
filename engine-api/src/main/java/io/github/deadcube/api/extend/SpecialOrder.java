package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
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
     * Whether it may be used more than once in an activation.
     *
     * @return false for most (CMD-9)
     */
    default boolean repeatable() {
        return false;
    }

    /**
     * What may be chosen at a moment, with a die in hand.
     *
     * @param table the table
     * @param moment the moment
     * @param side whose order it is
     * @param subject the model that the moment is about; the active model in an activation
     * @param each called once a {@link Choice.Use} of this order's rule
     */
    void options(Table table, Moment<?> moment, Side side, ModelId subject, Consumer<Choice.Use> each);

    /**
     * Does it; the die is spent.
     *
     * @param flow what it may do
     * @param use what was chosen
     */
    void use(Flow flow, Choice.Use use);
}
