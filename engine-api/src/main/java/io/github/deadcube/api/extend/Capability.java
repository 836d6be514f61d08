package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Something that a rule lets a model choose: a SPECIAL action, a mode of shooting, or how a weapon's shots get to cubes. */
public sealed interface Capability {
    /** The rule that offers it: what choices and refusals cite. */
    RuleId rule();

    /** A SPECIAL action (SPC-1), or something that is done free of any action, such as using an item (ITEM-6). */
    non-sealed interface Special extends Capability {
        /** Every target on which the model may use it. */
        void targets(GameView game, ModelId model, Consumer<Choice.Use> each);

        /** Whether it may be used as chosen. One with many targets had better look at this one alone; the answer is the same. */
        default boolean offers(GameView game, Choice.Use use) {
            boolean[] found = {false};
            targets(game, use.model(), offered -> found[0] |= offered.equals(use));
            return found[0];
        }

        /**
         * Why it may not be used as chosen, though it is offered otherwise: what the rule itself says; null for the usual words.
         */
        default @Nullable Rejection refusal(GameView game, Choice.Use use) {
            return null;
        }

        /** Whether it may be used beside unpinned enemies (SPC-1): false for most. */
        default boolean isAllowedBesideEnemies() {
            return false;
        }

        /** Whether it is no action at all: false for most. */
        default boolean isFree() {
            return false;
        }

        /** Whether it is a long action of its own, and no SPECIAL one (R25-K-TELEPORT): false for most. */
        default boolean isLong() {
            return false;
        }

        /**
         * Whether it may be done in place of a FIGHT or SURVIVE of an ASSAULT as well, whatever the model's FIGHT (R25-K-BOOM):
         * false for most.
         */
        default boolean isAllowedInAssaults() {
            return false;
        }

        /** Does it. */
        void use(Effects effects, Choice.Use use);
    }

    /** Another way to shoot at a model, which obeys what any SHOOT obeys (SHO-1 to SHO-4, SHO-8). */
    non-sealed interface ShotMode extends Capability {
        /** How it is called in a {@link io.github.deadcube.api.play.Shot}: words such as {@code blaze away}. */
        String words();

        /**
         * Whether it stands in place of the weapon's ordinary shot, so that it is chosen without words (K-IT-BURNS): false for
         * most.
         */
        default boolean isDefault() {
            return false;
        }

        /**
         * Whether a weapon may be fired so, where it is lent to the model and not printed on the weapon.
         *
         * @param weapon one of the model's weapons with a range
         * @return true for most
         */
        default boolean fits(Weapon weapon) {
            return true;
        }

        /** Whether a SHOOT in this way is a long action, though the weapon's other shots are short: false for most. */
        default boolean isLong() {
            return false;
        }

        /** Whether a Shoot command die buys such a shot (CMD-8): by default true, unless it is {@link #isLong}. */
        default boolean isForShootDie() {
            return !isLong();
        }

        /**
         * Whether its RANGED is open to modifiers, as an ordinary SHOOT's: items for such a SHOOT may be used with it then
         * (I-AMMO). True for most.
         */
        default boolean allowsModifiers() {
            return true;
        }

        /**
         * Shoots; command dice, dice and re-rolls come with its tests. By default the shot is an ordinary one, whose occasion
         * names this rule.
         */
        default void shoot(Effects effects, TestContext context) {
            effects.shoot(context);
        }
    }

    /** How the shots of a weapon get to cubes; such a weapon has no ordinary SHOOT. */
    non-sealed interface Delivery extends Capability {
        /** Why a model may not be the target: K-EXPLOSIVE in the game's own words. */
        default Rejection noCube() {
            return CubeTargets.NO_CUBE;
        }

        /** Why a cube without a floor, or the shooter's own, may not be the target: K-EXPLOSIVE in the game's own words. */
        default Rejection notThere() {
            return CubeTargets.NOT_THERE;
        }

        /**
         * Why a cube may not be aimed at, beyond what any cube target obeys (K-EXPLOSIVE) and the weapon's range: the rejection, or
         * null if it may.
         */
        @Nullable
        Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube);

        /**
         * The test by which the shot is aimed; odds count by it: the test that is passed if the shot lands where it is aimed; none,
         * as by default, if it always does.
         */
        default Option<DiceTest> aim(GameView game, CubeShot shot) {
            return Option.none();
        }

        /** Shoots; ends in {@link Effects#land} or {@link Effects#scatter}, or in nothing. */
        void shoot(Effects effects, CubeShot shot);
    }

    /** A SHOOT at a friend; a weapon that offers one has no other, whatever its range (K-INVIGORATE). */
    non-sealed interface FriendlyShot extends Capability {
        /** Among whom its targets are: models of the game, in a stable order; by default those in the shooter's cube. */
        default Vector<ModelId> candidates(GameView game, ModelId shooter) {
            return game.modelsIn(game.model(shooter).cube());
        }

        /** Why a model may not be the target: the rejection, or null if it may. */
        @Nullable
        Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, ModelId target);

        /** Shoots. */
        void shoot(Effects effects, TestContext context);
    }

    /**
     * A shot that is aimed at a cube, on its way (K-EXPLOSIVE, K-GRENADE, K-INDIRECT).
     *
     * @param rule how it gets there
     * @param cube where it is aimed
     */
    record CubeShot(RuleId rule, ModelId shooter, WeaponChoice weapon, Cube cube) {}
}
