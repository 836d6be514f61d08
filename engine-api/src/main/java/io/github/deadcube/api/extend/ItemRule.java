package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** What an item does (ITEM-1 to ITEM-6). A ruleset names one for each kind that may be played. */
public interface ItemRule extends Behaviour {
    /**
     * Its name.
     *
     * @return as printed
     */
    String name();

    /**
     * What happens when it is picked up, before anybody may keep it.
     *
     * @param flow what it may do
     * @param finder who has picked it up
     * @param firstTime whether it has been revealed by that (ITEM-3)
     * @return whether it can be kept; if not, it is discarded
     */
    default boolean pickedUp(Flow flow, ModelId finder, boolean firstTime) {
        return true;
    }

    /**
     * The weapon that it is while it is carried; it is used up by being fired (ITEM-6).
     *
     * @return none for most
     */
    default Option<Weapon> weapon() {
        return Option.none();
    }

    /**
     * Dice that it adds to an ordinary SHOOT for which it is used up.
     *
     * @return 0 if it cannot be used with one
     */
    default int shootDice() {
        return 0;
    }

    /**
     * AP that it adds to an ordinary SHOOT for which it is used up.
     *
     * @return 0 for most
     */
    default int shootAp() {
        return 0;
    }

    /**
     * Dice that it adds to the FIGHT of an ordinary ASSAULT for which it is used up.
     *
     * @param ruleset the rules that are played
     * @return 0 if it cannot be used with one
     */
    default int fightDice(Ruleset ruleset) {
        return 0;
    }

    /**
     * What its mark adds to SP, first and second figure.
     *
     * @return 0 for most
     */
    default int speed() {
        return 0;
    }

    /**
     * What its carrier may do with it in its activation, besides shooting and assaulting.
     *
     * @param table the table
     * @param carrier the active model
     * @param each called once a {@link Choice.Use} of this rule
     */
    default void uses(Table table, ModelId carrier, Consumer<Choice.Use> each) {}

    /**
     * Whether using it is a SPECIAL action (SPC-1); if not it is free.
     *
     * @return false for most
     */
    default boolean special() {
        return false;
    }

    /**
     * Uses it; it is gone.
     *
     * @param flow what it may do
     * @param use what was chosen
     */
    default void use(Flow flow, Choice.Use use) {
        throw new IllegalStateException(rule() + " cannot be used like that");
    }
}
