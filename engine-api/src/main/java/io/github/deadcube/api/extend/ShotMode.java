package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.Weapon;

/** Another way to shoot at a model, which obeys what any SHOOT obeys (SHO-1 to SHO-4, SHO-8). */
public non-sealed interface ShotMode extends Way {
    /**
     * How it is called in a {@link io.github.deadcube.api.play.Shot}.
     *
     * @return words such as {@code blaze away}
     */
    String words();

    /**
     * Whether it stands in place of the weapon's ordinary shot, so that it is chosen without words (K-IT-BURNS).
     *
     * @return false for most
     */
    default boolean ordinarily() {
        return false;
    }

    /**
     * Whether a weapon may be fired so, where it is lent to the model and not printed on the weapon.
     *
     * @param weapon one of the model's weapons with a range
     * @return true for most
     */
    default boolean of(Weapon weapon) {
        return true;
    }

    /**
     * Whether a SHOOT in this way is a long action, though the weapon's other shots are short.
     *
     * @return false for most
     */
    default boolean lengthy() {
        return false;
    }

    /**
     * Whether a Shoot command die buys such a shot (CMD-8).
     *
     * @return by default true, unless it is {@link #lengthy}
     */
    default boolean bought() {
        return !lengthy();
    }

    /**
     * Whether its RANGED is open to modifiers, as an ordinary SHOOT's: items for such a SHOOT may be used with it then (I-AMMO).
     *
     * @return true for most
     */
    default boolean ordinary() {
        return true;
    }

    /**
     * Shoots; command dice, dice and re-rolls come with its tests. By default the shot is an ordinary one, whose occasion
     * names this rule.
     *
     * @param flow what it may do
     * @param occasion shooter, target and weapon
     */
    default void shoot(Flow flow, Occasion occasion) {
        flow.shoot(occasion);
    }
}
