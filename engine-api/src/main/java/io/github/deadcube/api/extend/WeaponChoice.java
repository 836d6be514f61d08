package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;

/** The weapon with which a model attacks or fights back: a weapon of its card, the weapon of its item, or no weapon. */
public sealed interface WeaponChoice {
    /**
     * A weapon of the model's card.
     *
     * @param number the index on the card, from 0
     */
    @SavedName(value = "weaponChoice.onCard", parts = "number")
    record OnCard(int number) implements WeaponChoice {
        private static final int CACHED = 32;
        /** Created once, because every attack names one. */
        private static final WeaponChoice[] KNOWN = new WeaponChoice[CACHED];

        static {
            for (int i = 0; i < CACHED; i++) KNOWN[i] = new OnCard(i);
        }
    }

    /**
     * The weapon that an item gives its carrier (ITEM-7).
     *
     * @param item the item, such as I-FRAG-GRENADE
     */
    @SavedName(value = "weaponChoice.item", parts = "item")
    record OfItem(RuleId item) implements WeaponChoice {}

    /** The values for no weapon. */
    @SavedName(value = "weaponChoice.noWeapon", parts = "none surviving open instead")
    enum NoWeapon implements WeaponChoice {
        /** AST-2: the model fights without a weapon. */
        NONE,
        /** AST-3: the target survives, and uses no weapon. */
        SURVIVING,
        /** AST-11: the weapon is not chosen yet. */
        OPEN,
        /** R25-K-BOOM: the model uses a capability instead of its FIGHT or SURVIVE. */
        INSTEAD
    }

    /** A weapon of the model's card. */
    static WeaponChoice onCard(int number) {
        return number >= 0 && number < OnCard.CACHED ? OnCard.KNOWN[number] : new OnCard(number);
    }

    /** Whether it is a weapon: false for every {@link NoWeapon}. */
    default boolean isWeapon() {
        return !(this instanceof NoWeapon);
    }

    /**
     * Selects weapons of a model by name and keyword.
     *
     * @param names the names of the weapons; empty for all
     * @param keywords keywords in capitals: a weapon must print at least one of them; empty for all
     */
    @SavedName(value = "weaponFilter", parts = "names keywords")
    record WeaponFilter(Vector<String> names, Vector<String> keywords) {
        /** Every weapon, and also no weapon. */
        public static final WeaponFilter ANY = new WeaponFilter(Vector.empty(), Vector.empty());

        /** The weapons with one of some names. */
        public static WeaponFilter named(String... names) {
            return new WeaponFilter(Vector.of(names.clone()), Vector.empty());
        }

        /** The weapons that print one of some keywords, in capitals. */
        public static WeaponFilter with(String... keywords) {
            return new WeaponFilter(Vector.empty(), Vector.of(keywords.clone()));
        }

        public boolean matches(Weapon weapon) {
            return (names.isEmpty() || names.contains(weapon.name()))
                    && (keywords.isEmpty() || weapon.keywords().exists(k -> keywords.contains(k.name())));
        }
    }
}
