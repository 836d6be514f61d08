package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An option that a rule gives a model: a {@link Special} action, a {@link ShotMode}, or a {@link Delivery} of shots to
 * cubes. {@link Hooks#offer} refuses other kinds.
 */
public interface Capability {
    /** The rule that offers it: choices and refusals cite it. */
    RuleId rule();

    /** A SPECIAL action (SPC-1), or a use that costs no action, such as using an item (ITEM-6). */
    interface Special extends Capability {
        /** Calls {@code each} once for every use that the model may choose. */
        void targets(GameView game, ModelId model, Consumer<Choice.Use> each);

        /** Whether {@link #targets} offers this use. Override for speed; must agree with targets(). */
        default boolean offers(GameView game, Choice.Use use) {
            boolean[] found = {false};
            targets(game, use.model(), offered -> found[0] |= offered.equals(use));
            return found[0];
        }

        /** The rule's own reason why this use is not among the offered ones; null for the standard text. */
        default @Nullable Rejection refusal(GameView game, Choice.Use use) {
            return null;
        }

        /** Whether it may be used in a cube with unpinned enemies (SPC-1). By default false. */
        default boolean isAllowedBesideEnemies() {
            return false;
        }

        /**
         * Whether it costs no action. Then it is used before the last action, or while a command die can be spent on
         * the model: it does not keep an activation open (RND-3), unless a scenario gives it. By default false.
         */
        default boolean isFree() {
            return false;
        }

        /** Whether it is a long action and not a SPECIAL action (R25-K-TELEPORT). By default false. */
        default boolean isLong() {
            return false;
        }

        /**
         * Whether it leads out of the model's cube, so that a model may use it in an overfull cube (ADV-19). By default
         * false.
         */
        default boolean leavesCube() {
            return false;
        }

        /**
         * Whether it may also replace the model's FIGHT or SURVIVE in an ASSAULT, with any FIGHT statistic
         * (R25-K-BOOM). By default false.
         */
        default boolean isAllowedInAssaults() {
            return false;
        }

        /** Carries out a use. */
        void use(Effects effects, Choice.Use use);
    }

    /** Another way to shoot at a model. It obeys the rules of every SHOOT (SHO-1 to SHO-4, SHO-8). */
    interface ShotMode extends Capability {
        /** Its name in a {@link io.github.deadcube.api.play.Choice.Shoot.Shot}, such as {@code blaze away}. */
        String words();

        /**
         * Whether it replaces the weapon's ordinary shot, so that a choice does not name it (K-IT-BURNS). By default
         * false.
         */
        default boolean isDefault() {
            return false;
        }

        /**
         * Whether a weapon may be fired in this mode, if the model has the mode and the weapon does not print it. By
         * default true.
         *
         * @param weapon one of the model's weapons with a range
         */
        default boolean fits(Weapon weapon) {
            return true;
        }

        /**
         * Whether it is the weapon's ordinary shot, declared in another way (K-SNIPER-SCOPE). Then a weapon with a
         * {@linkplain #isDefault default} mode is fired in that mode, which also says whether modifiers apply. By
         * default false.
         */
        default boolean isOrdinary() {
            return false;
        }

        /**
         * Whether a SHOOT in this mode is a long action although the weapon's other shots are short. By default false.
         */
        default boolean isLong() {
            return false;
        }

        /** Whether a Shoot command die buys this shot (CMD-8). By default true unless it is {@link #isLong}. */
        default boolean isForShootDie() {
            return !isLong();
        }

        /**
         * Whether modifiers apply to its RANGED test, as in an ordinary SHOOT. If so, items for an ordinary SHOOT may
         * be used with it (I-AMMO). By default true.
         */
        default boolean allowsModifiers() {
            return true;
        }

        /** Whether the keywords of the model and of the weapon act after its dice (KT-2). By default true. */
        default boolean hasKeywordEffects() {
            return true;
        }

        /**
         * Shoots. The tests that it makes ask for command dice, dice and re-rolls. By default an ordinary shot; its
         * context names this rule.
         */
        default void shoot(Effects effects, TestContext context) {
            effects.shoot(context);
        }
    }

    /** A way for a weapon's shots to reach cubes. A weapon with a delivery has no ordinary SHOOT. */
    interface Delivery extends Capability {
        /** The refusal of a model as the target. By default it cites {@link #rule()}. */
        default Rejection notACube() {
            return new Rejection(rule(), "the weapon is aimed at cubes", "a floored cube at range 1 or more");
        }

        /** The refusal of a cube without a floor, or of the shooter's own cube. By default it cites {@link #rule()}. */
        default Rejection invalidCube() {
            return new Rejection(
                    rule(), "the cube has no floor, or it is the shooter's own", "a floored cube elsewhere");
        }

        /**
         * Why a cube may not be the target; null if it may. Before, the engine itself has checked the rules for every
         * cube target (K-EXPLOSIVE) and the weapon's range (SHO-4), so that this method can only restrict them.
         */
        @Nullable
        Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube);

        /**
         * The test that the shot must pass to land in the target cube; odds are computed from it. None, the default, if
         * the shot always lands there.
         */
        default Option<DiceTest> aim(GameView game, CubeShot shot) {
            return Option.none();
        }

        /**
         * Whether {@link #shoot} itself tests the aim with {@link Effects#aim}, not after a choice. If the shot is one
         * of two, the shooter's rules then react to {@link Trigger#AIMED} as it is declared (SHO-9). False by default:
         * they react as it is fired.
         */
        default boolean declaresAim() {
            return false;
        }

        /** Shoots. It ends with {@link Effects#land}, with {@link Effects#scatter}, or without any effect. */
        void shoot(Effects effects, CubeShot shot);
    }

    /**
     * A shot at a cube that has not landed yet (K-EXPLOSIVE, K-GRENADE, K-INDIRECT).
     *
     * @param rule the rule of its delivery
     * @param cube the target cube
     */
    @SavedName("cubeShot")
    record CubeShot(RuleId rule, ModelId shooter, WeaponChoice weapon, Cube cube) {}
}
