package io.github.deadcube.api.team;

import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;

/**
 * A weapon as a card prints it.
 *
 * @param name unique among its model's weapons; letters, digits, single spaces, hyphens and apostrophes
 * @param range in cubes (GEO-9); 0 for CC, used in assaults (AST-2)
 * @param ap the points of the target's ARMOUR that it ignores (K-AP)
 * @param keywords its printed keywords, in printed order
 */
@SavedName("weapon")
public record Weapon(String name, int range, int ap, Vector<Keyword> keywords) {
    /** A weapon for assaults. */
    public static Weapon closeCombat(String name, int ap, Keyword... keywords) {
        return new Weapon(name, 0, ap, Vector.of(keywords.clone()));
    }

    /**
     * A weapon to shoot with.
     *
     * @param range in cubes, 1 or more
     */
    public static Weapon ranged(String name, int range, int ap, Keyword... keywords) {
        return new Weapon(name, range, ap, Vector.of(keywords.clone()));
    }

    /** AST-2: whether it is a weapon for assaults (range CC). */
    public boolean closeCombat() {
        return range == 0;
    }

    /** The notation: {@code rifle R5 AP1 RAPID FIRE}. */
    @Override
    public String toString() {
        StringBuilder s = new StringBuilder(name).append(range == 0 ? " CC" : " R" + range);
        if (ap > 0) s.append(" AP").append(ap);
        return keywords.isEmpty() ? s.toString() : s + " " + keywords.mkString(", ");
    }
}
