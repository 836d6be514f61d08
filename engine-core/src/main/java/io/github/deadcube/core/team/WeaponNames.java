package io.github.deadcube.core.team;

import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;

/** SHO-1: weapons of a model are told apart by their names. */
public final class WeaponNames {
    private WeaponNames() {}

    /**
     * Gives the second of a name a number, such as {@code spear 2}.
     *
     * @param weapons of one model
     * @return the same, no two with one name
     */
    public static Vector<Weapon> apart(Vector<Weapon> weapons) {
        Vector<Weapon> apart = Vector.empty();
        for (Weapon weapon : weapons)
            apart = apart.append(renamed(weapon, free(weapon.name(), apart.map(Weapon::name))));
        return apart;
    }

    /**
     * A name that is not taken.
     *
     * @param name as it should be
     * @param taken names of others
     * @return the name, with the first number from 2 that makes it another if it is taken
     */
    public static String free(String name, Vector<String> taken) {
        String free = name;
        for (int n = 2; taken.contains(free); n++) free = name + " " + n;
        return free;
    }

    private static Weapon renamed(Weapon weapon, String name) {
        return new Weapon(name, weapon.range(), weapon.ap(), weapon.keywords());
    }
}
