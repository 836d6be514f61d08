package io.github.deadcube.api.extend;

import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;

/**
 * Selects weapons of a model by name and keyword.
 *
 * @param names the names of the weapons; empty for all
 * @param keywords keywords in capitals: a weapon must print at least one of them; empty for all
 */
@SavedName(value = "weaponFilter", parts = "names keywords")
public record WeaponFilter(Vector<String> names, Vector<String> keywords) {
    /** Every weapon, and also no weapon. */
    public static final WeaponFilter ANY = new WeaponFilter(Vector.empty(), Vector.empty());

    /** The weapons with one of some names. */
    public static WeaponFilter named(String... names) {
        return new WeaponFilter(Vector.of(names), Vector.empty());
    }

    /** The weapons that print one of some keywords, in capitals. */
    public static WeaponFilter with(String... keywords) {
        return new WeaponFilter(Vector.empty(), Vector.of(keywords));
    }

    public boolean matches(Weapon weapon) {
        return (names.isEmpty() || names.contains(weapon.name()))
                && (keywords.isEmpty() || weapon.keywords().exists(k -> keywords.contains(k.name())));
    }
}
