package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import java.util.function.Consumer;

/** A leader's special order (CMD-9): what a <em>Special Order</em> command die buys. */
public interface SpecialOrder extends Behaviour {
    /** The moments at which special orders act. */
    enum When {
        /** At the start, between and after the actions of an activation of its side: once an activation. */
        ACTIVATION,
        /** An activation of its side is at its end, however it ended, and the model lives. The subject is that model. */
        ACTIVATION_ENDS,
        /** An enemy has entered a cube, by choice or not, before the fight. The subject is that enemy. */
        ENEMY_ENTERED,
        /** A friend has died. The subject is that friend. */
        FRIEND_DIED,
        /** A friend has been made a target, before dice. The subject is that friend. */
        FRIEND_TARGETED,
        /** An ASSAULT of a model of its side is over. The subject is that model. */
        AFTER_ASSAULT,
        /** After the command dice are rolled. The subject is the side's first model. */
        COMMAND_PHASE,
        /** In the end phase, before objectives are scored. The subject is the side's first model. */
        END_PHASE
    }

    /**
     * Its name as the leader's profile prints it.
     *
     * @return free text on one line
     */
    String name();

    /**
     * What it does, for people.
     *
     * @return a sentence or two
     */
    String text();

    /**
     * Whether it ever acts at a moment; if not, nobody is asked there.
     *
     * @param when the moment
     * @return true for one or more
     */
    boolean actsAt(When when);

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
     * @param when the moment
     * @param side whose order it is
     * @param subject the model that the moment is about; the active model in an activation
     * @param each called once a {@link Choice.Use} of this order's rule
     */
    void options(Table table, When when, Side side, ModelId subject, Consumer<Choice.Use> each);

    /**
     * Does it; the die is spent.
     *
     * @param flow what it may do
     * @param use what was chosen
     */
    void use(Flow flow, Choice.Use use);

    /**
     * Says what the order's marks do, for every model of the side.
     *
     * @param hooks where to register
     */
    default void attach(Hooks hooks) {}
}
