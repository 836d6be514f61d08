package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;

/** The weapon with which a model attacks or fights back: a weapon of its card, the weapon of its item, or no weapon. */
public sealed interface WeaponChoice {
    /**
     * A weapon of the model's card.
     *
     * @param number the index on the card, from 0
     */
    @SavedName(value = "weaponChoice.onCard", parts = "number")
    record OnCard(int number) implements WeaponChoice {}

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
        return CardWeapons.of(number);
    }

    /** Whether it is a weapon: false for every {@link NoWeapon}. */
    default boolean isWeapon() {
        return !(this instanceof NoWeapon);
    }
}
