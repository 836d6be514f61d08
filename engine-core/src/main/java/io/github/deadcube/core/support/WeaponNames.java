package io.github.deadcube.core.support;

import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/** SHO-1: makes the weapon names of a model unique. */
public final class WeaponNames {
    private WeaponNames() {}

    /**
     * Numbers weapons that have the name of an earlier weapon, such as {@code spear 2}.
     *
     * @param weapons of one model
     */
    public static Vector<Weapon> apart(Vector<Weapon> weapons) {
        Vector<Weapon> apart = Vector.empty();
        NavigableSet<String> taken = new TreeSet<>();
        for (Weapon weapon : weapons) {
            String name = free(weapon.name(), taken::contains);
            taken.add(name);
            apart = apart.append(new Weapon(name, weapon.range(), weapon.ap(), weapon.keywords()));
        }
        return apart;
    }

    /**
     * A free name.
     *
     * @param name the wanted name
     * @return the name; if it is taken, the name with the first free number from 2
     */
    public static String free(String name, Predicate<String> taken) {
        String free = name;
        for (int n = 2; taken.test(free); n++) free = name + " " + n;
        return free;
    }
}
