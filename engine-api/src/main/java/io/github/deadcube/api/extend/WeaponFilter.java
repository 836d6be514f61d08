package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;

/**
 * Some of a model's weapons.
 *
 * @param names their names; empty for all
 * @param keywords keywords in capitals, of which they print one at least; empty for all
 */
public record WeaponFilter(Vector<String> names, Vector<String> keywords) {
    /** Every weapon, and the lack of one. */
    public static final WeaponFilter ANY = new WeaponFilter(Vector.empty(), Vector.empty());

    /** The weapons of some names. */
    public static WeaponFilter named(String... names) {
        return new WeaponFilter(Vector.of(names), Vector.empty());
    }

    /**
     * The weapons that print one of some keywords.
     *
     * @param keywords in capitals
     */
    public static WeaponFilter with(String... keywords) {
        return new WeaponFilter(Vector.empty(), Vector.of(keywords));
    }

    /** Whether a weapon is one of them. */
    public boolean matches(Weapon weapon) {
        return (names.isEmpty() || names.contains(weapon.name()))
                && (keywords.isEmpty() || weapon.keywords().exists(k -> keywords.contains(k.name())));
    }
}
