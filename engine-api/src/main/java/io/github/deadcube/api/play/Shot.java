package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.control.Option;

/**
 * One weapon fired at one target, as declared (SHO-9). Written {@code rifle at B2}, {@code rifle at B2 as blaze away}, {@code
 * rifle at B2 using I-AMMO}.
 *
 * @param target a model, or a cube for a weapon that is aimed at cubes (K-EXPLOSIVE)
 * @param mode how it is fired: {@link #ORDINARY}, or the words of another mode, such as {@code blaze away}
 * @param item the one-use item that is used with it (I-AMMO)
 */
@SavedName(value = "shot", parts = "weapon target mode item")
public record Shot(String weapon, Target target, String mode, Option<RuleId> item) {
    /** SHO-5: the ordinary mode. */
    public static final String ORDINARY = "";

    /** An ordinary shot without an item. */
    public Shot(String weapon, Target target) {
        this(weapon, target, ORDINARY);
    }

    /** A shot without an item. */
    public Shot(String weapon, Target target, String mode) {
        this(weapon, target, mode, Option.none());
    }

    /** This shot with an item. */
    public Shot using(RuleId used) {
        return new Shot(weapon, target, mode, Option.some(used));
    }

    /** The notation. */
    @Override
    public String toString() {
        return weapon + " at " + target + (mode.isEmpty() ? "" : " as " + mode)
                + item.map(i -> " using " + i).getOrElse("");
    }
}
