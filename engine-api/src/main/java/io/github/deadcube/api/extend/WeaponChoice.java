package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The weapon with which a model attacks or fights back: a weapon of its card, the weapon of its item, or no weapon. */
public sealed interface WeaponChoice permits NamedWeapon {
    /** AST-2: the model fights without a weapon. */
    WeaponChoice NONE = NamedWeapon.None.NONE;
    /** AST-3: the target survives, and uses no weapon. */
    WeaponChoice SURVIVING = NamedWeapon.None.SURVIVING;
    /** AST-11: the weapon is not chosen yet. */
    WeaponChoice OPEN = NamedWeapon.None.OPEN;
    /** R25-K-BOOM: the model uses a capability instead of its FIGHT or SURVIVE. */
    WeaponChoice INSTEAD = NamedWeapon.None.INSTEAD;

    /**
     * A weapon of the model's card.
     *
     * @param number the index on the card, from 0
     */
    static WeaponChoice onCard(int number) {
        return NamedWeapon.OnCard.choice(number);
    }

    /**
     * The weapon that an item gives its carrier (ITEM-7).
     *
     * @param item such as I-FRAG-GRENADE
     */
    static WeaponChoice ofItem(RuleId item) {
        return new NamedWeapon.OfItem(item);
    }

    /** Whether it is a weapon of the model's card. */
    boolean isOnCard();

    /**
     * The index of a weapon of the card, from 0.
     *
     * @throws IllegalStateException if it is no weapon {@linkplain #isOnCard of the card}
     */
    int number();

    /** The item that gives the weapon; none for another choice. */
    Option<RuleId> item();

    /** Whether it is a weapon: false for {@link #NONE}, {@link #SURVIVING}, {@link #OPEN} and {@link #INSTEAD}. */
    boolean isWeapon();

    /**
     * Selects weapons of a model by name and keyword.
     *
     * @param names the names of the weapons; empty for all
     * @param keywords keywords in capitals: a weapon must print at least one of them; empty for all
     */
    @SavedName("weaponFilter")
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
