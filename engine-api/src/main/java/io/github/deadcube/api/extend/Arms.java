package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;

/**
 * Some of a model's weapons.
 *
 * @param names their names; empty for all
 * @param keywords keywords in capitals, of which they print one at least; empty for all
 */
public record Arms(Vector<String> names, Vector<String> keywords) {
    /** Every weapon, and the lack of one. */
    public static final Arms ANY = new Arms(Vector.empty(), Vector.empty());

    /** The weapons of some names. */
    public static Arms named(String... names) {
        return new Arms(Vector.of(names), Vector.empty());
    }

    /**
     * The weapons that print one of some keywords.
     *
     * @param keywords in capitals
     */
    public static Arms with(String... keywords) {
        return new Arms(Vector.empty(), Vector.of(keywords));
    }

    /** Whether a weapon is one of them. */
    public boolean has(Weapon weapon) {
        return (names.isEmpty() || names.contains(weapon.name()))
                && (keywords.isEmpty() || weapon.keywords().exists(k -> keywords.contains(k.name())));
    }
}
