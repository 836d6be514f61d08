package io.github.deadcube.core.team;

import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Predicate;

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
        NavigableSet<String> taken = new TreeSet<>();
        for (Weapon weapon : weapons) {
            String name = free(weapon.name(), taken::contains);
            taken.add(name);
            apart = apart.append(renamed(weapon, name));
        }
        return apart;
    }

    /**
     * A name that is not taken.
     *
     * @param name as it should be
     * @return the name, with the first number from 2 that makes it another if it is taken
     */
    public static String free(String name, Predicate<String> taken) {
        String free = name;
        for (int n = 2; taken.test(free); n++) free = name + " " + n;
        return free;
    }

    private static Weapon renamed(Weapon weapon, String name) {
        return new Weapon(name, weapon.range(), weapon.ap(), weapon.keywords());
    }
}
