package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.immutables.value.Value;

/**
 * Something that a card may have: weapons, an upgrade or a piece of equipment (TEAM-5, TEAM-6).
 *
 * @param name unique among the card's options
 * @param points 0 or more
 * @param worth the VPs it adds to its model's, 0 or more
 * @param weapons what it gives
 * @param keywords what the model has by it
 * @param equipment the piece of equipment that it is (ITEM-7)
 * @param equipmentNumber the number in its brackets, as of ENERGY SHIELD (2); 0 where it takes none
 * @param mostInTeam how many of the name a team may have; none: any number
 * @param bought the rule of the piece of equipment as which it counts though it plays as a weapon (TEAM-6)
 * @param fixed the names of what a list fixes in it, as rosters name it besides
 * @param flawed whether a fault of its list was passed over in it
 */
@Value.Builder
public record CardOption(
        String name,
        int points,
        int worth,
        Vector<Weapon> weapons,
        Vector<Keyword> keywords,
        Option<RuleId> equipment,
        int equipmentNumber,
        Option<Integer> mostInTeam,
        Option<RuleId> bought,
        Vector<String> fixed,
        boolean flawed)
        implements WithCardOption {
    private static final String AUXILIARY = "AUXILIARY";
    /** A choice within an option is named after it. */
    private static final String WITHIN = " with ";

    /** An option to fill in, a builder of one that is free and gives nothing. */
    public static CardOptionBuilder named(String name) {
        return new CardOptionBuilder()
                .name(name)
                .points(0)
                .worth(0)
                .weapons(Vector.empty())
                .keywords(Vector.empty())
                .equipment(Option.none())
                .equipmentNumber(0)
                .mostInTeam(Option.none())
                .bought(Option.none())
                .fixed(Vector.empty())
                .flawed(false);
    }

    /** TEAM-6: the rule of the piece of equipment that it counts as. */
    Option<RuleId> piece() {
        return equipment.orElse(bought);
    }

    /** The names by which rosters tell that it was chosen, each selection by itself. */
    Vector<String> parts() {
        return Vector.of(name.split(WITHIN));
    }

    /** The option with a choice within it: one option that has both. */
    public CardOption joined(CardOption inner) {
        return withName(name + WITHIN + inner.name)
                .withPoints(points + inner.points)
                .withWorth(worth + inner.worth)
                .withWeapons(weapons.appendAll(inner.weapons))
                .withKeywords(keywords.appendAll(inner.keywords))
                .withFixed(fixed.appendAll(inner.fixed))
                .withFlawed(flawed || inner.flawed);
    }

    /** TEAM-5, K-AUXILIARY: whether it is a weapon that is carried besides another choice. */
    boolean auxiliary() {
        return weapons.nonEmpty()
                && weapons.forAll(
                        weapon -> weapon.keywords().exists(k -> k.name().equals(AUXILIARY)));
    }

    @Override
    public String toString() {
        return name;
    }

    /** SHO-1: weapons of a model are told apart by their names. */
    public static final class WeaponNames {
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
}
