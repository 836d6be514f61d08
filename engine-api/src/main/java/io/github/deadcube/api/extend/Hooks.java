package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Where keywords and special orders say when they want to be called. Hooks of a model concern all that it does, hooks of
 * a weapon what is done with that weapon (KT-1): on a weapon, what concerns its model at all times (shields, armour, less damage,
 * suffering, dying, command dice, special actions, activations, gaits, never being pinned or moved, deployment, items) is never called. They are gathered once, when a game starts.
 */
public interface Hooks {
    /**
     * Dice for or against the model's own tests.
     *
     * @param hook called for every test that has modifiers
     */
    void dice(DiceHook hook);

    /**
     * Dice for or against the tests of those who attack the model, or are attacked by it.
     *
     * @param hook called for every such test that has modifiers
     */
    void opposingDice(DiceHook hook);

    /**
     * Re-rolls of the model's own failed dice (DICE-8).
     *
     * @param hook how many dice may be rolled again; several add up
     */
    void rerolls(DiceHook hook);

    /**
     * ARMOUR that what the model deals ignores (K-AP).
     *
     * @param hook how much; several add up
     */
    void ap(DamageHook hook);

    /**
     * ARMOUR that the model has besides its own.
     *
     * @param hook how much; several add up
     */
    void armour(DamageHook hook);

    /**
     * A shield (DMG-1): so many dice against 6+, each success absorbs 1.
     *
     * @param hook how many dice; each shield rolls
     */
    void shield(DamageHook hook);

    /**
     * HP that the model loses less (DMG-1, step 4).
     *
     * @param hook called after ARMOUR
     */
    void lessDamage(DamageHook hook);

    /**
     * HP that targets lose more (DMG-1, step 5), if they would lose any.
     *
     * @param hook called when HP would be lost
     */
    void moreDamage(DamageHook hook);

    /**
     * Command dice more at the start of each round (CMD-1); of several models of a team one counts.
     *
     * @param dice how many
     */
    void commandDice(int dice);

    /**
     * Something that follows an attack by the model, or with the weapon.
     *
     * @param moment when (KT-2)
     * @param reaction what
     */
    void dealing(Moment moment, Reaction reaction);

    /**
     * Something that follows an attack on the model.
     *
     * @param moment when (KT-2)
     * @param reaction what
     */
    void suffering(Moment moment, Reaction reaction);

    /**
     * Something that follows the model's death (DMG-4).
     *
     * @param reaction what
     */
    void dying(DeathReaction reaction);

    /**
     * Another way to shoot with the weapon.
     *
     * @param mode the other way
     */
    void mode(ShotMode mode);

    /**
     * The weapon is aimed at cubes, and has no ordinary SHOOT.
     *
     * @param delivery how it gets there
     */
    void delivery(Delivery delivery);

    /**
     * What happens in the cube where the weapon's shot lands. A weapon of which nothing says how its shot gets there is
     * EXPLOSIVE (KT-7).
     *
     * @param effect what
     */
    void landing(Landing effect);

    /**
     * How the model gets about; of several gaits the last of {@link Gait}'s list counts.
     *
     * @param gait how
     */
    void gait(Gait gait);

    /** Once in an ADVANCE or SPRINT the model may go one level more, up or down in one stack (K-AGILE). */
    void agile();

    /** A SHOOT with the weapon is a long action (K-HEAVY, K-INDIRECT); a Shoot command die fires it all the same (CMD-8). */
    void lengthy();

    /**
     * Something at the beginning or at the end of the model's activations.
     *
     * @param when at which moment (KT-5, KT-6)
     * @param what what
     */
    void activation(Juncture when, ActivationHook what);

    /** PIN-5: the model is never pinned. */
    void unpinnable();

    /** K-SOLID: no effect of an attack or an explosion moves the model to another cube. */
    void immovable();

    /** SET-8: the model is deployed on the ground. */
    void grounded();

    /** K-VEHICLE: the model picks up no items and has no equipment. */
    void emptyHanded();

    /** K-PSYCHIC: the weapon needs no line of sight. */
    void unsighted();

    /** The weapon may be used once a game (K-ONE-USE). */
    void oneUse();

    /**
     * SPECIAL actions that the model may choose.
     *
     * @param special which
     */
    void special(Special special);

    /**
     * Registers another keyword as well, such as the one in a grenade's brackets.
     *
     * @param keyword the keyword
     */
    void attach(Keyword keyword);

    /** Dice for or against a test. */
    @FunctionalInterface
    interface DiceHook {
        /**
         * How many dice are added.
         *
         * @param table the table
         * @param occasion why the test is made
         * @param tester whose test it is
         * @param skill what is tested
         * @return more than 0 adds, less takes away
         */
        int dice(Table table, Occasion occasion, ModelId tester, Skill skill);
    }

    /** A figure of damage that is due. */
    @FunctionalInterface
    interface DamageHook {
        /**
         * How much.
         *
         * @param table the table
         * @param hit the damage
         * @return 0 or more
         */
        int amount(Table table, Hit hit);
    }

    /** What follows an attack. */
    @FunctionalInterface
    interface Reaction {
        /**
         * Does it.
         *
         * @param flow what it may do
         * @param attack the attack
         */
        void to(Flow flow, Attack attack);
    }

    /** What follows a death. */
    @FunctionalInterface
    interface DeathReaction {
        /**
         * Does it.
         *
         * @param flow what it may do
         * @param dead who has died
         * @param cube where it died
         */
        void to(Flow flow, ModelId dead, Cube cube);
    }

    /** What happens at the beginning or at the end of an activation. */
    @FunctionalInterface
    interface ActivationHook {
        /**
         * Does it.
         *
         * @param flow what it may do
         * @param model the active model
         */
        void at(Flow flow, ModelId model);
    }

    /** What happens where a shot lands. */
    @FunctionalInterface
    interface Landing {
        /**
         * Does it.
         *
         * @param flow what it may do
         * @param shooting the shooter and its weapon
         * @param cube where it has landed
         */
        void in(Flow flow, Resume shooting, Cube cube);
    }

    /** Another way to shoot at a model, which obeys what any SHOOT obeys (SHO-1 to SHO-4, SHO-8). */
    interface ShotMode extends Behaviour {
        /**
         * How it is called in a {@link Shot}.
         *
         * @return words such as {@code blaze away}
         */
        String words();

        /**
         * Shoots; command dice, dice and re-rolls come with its tests.
         *
         * @param flow what it may do
         * @param occasion shooter, target and weapon
         */
        void shoot(Flow flow, Occasion occasion);
    }

    /** How a weapon that is aimed at cubes gets there. */
    interface Delivery extends Behaviour {
        /**
         * Why a cube may not be aimed at, beyond what any cube target obeys (K-EXPLOSIVE) and the weapon's range.
         *
         * @param table the table
         * @param shooter who shoots
         * @param weapon its weapon, 0 for the first of its profile
         * @param cube a floored cube in range
         * @return the rejection, or null if it may
         */
        @Nullable
        Rejection refusal(Table table, ModelId shooter, int weapon, Cube cube);

        /**
         * Shoots; ends in {@link Flow#land} or {@link Flow#scatter}, or in nothing.
         *
         * @param flow what it may do
         * @param shooting the shooter, its weapon, and the cube as target
         */
        void shoot(Flow flow, Resume shooting);
    }

    /** SPECIAL actions (SPC-1). */
    interface Special extends Behaviour {
        /**
         * Every target on which the model may use it.
         *
         * @param table the table
         * @param model the active model
         * @param each called once a {@link Choice.Use} of this rule
         */
        void targets(Table table, ModelId model, Consumer<Choice.Use> each);

        /**
         * Whether it may be used beside unpinned enemies (SPC-1).
         *
         * @return false for most
         */
        boolean besideEnemies();

        /**
         * Does it.
         *
         * @param flow what it may do
         * @param use what was chosen
         */
        void use(Flow flow, Choice.Use use);
    }
}
