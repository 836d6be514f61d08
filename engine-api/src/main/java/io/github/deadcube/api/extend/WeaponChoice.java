package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;

/** The weapon with which a model attacks or answers an attack: its own, the one that its item is, or none. */
public sealed interface WeaponChoice {
    /**
     * A weapon of the model's card.
     *
     * @param number its place on the card, from 0
     */
    record OnCard(int number) implements WeaponChoice {}

    /**
     * The weapon that an item is while it is carried (ITEM-7).
     *
     * @param item such as I-FRAG-GRENADE
     */
    record OfItem(RuleId item) implements WeaponChoice {}

    /** What stands where no weapon does. */
    enum NoWeapon implements WeaponChoice {
        /** AST-2: without a weapon. */
        NONE,
        /** AST-3: the target survives, and uses no weapon. */
        SURVIVING,
        /** AST-11: it has not been named yet. */
        OPEN,
        /** R25-K-BOOM: the model does something else in place of its FIGHT or SURVIVE. */
        INSTEAD
    }

    /** A weapon of the model's card. */
    static WeaponChoice onCard(int number) {
        return CardWeapons.of(number);
    }

    /** Whether it is a weapon at all: false for none, surviving and not named yet. */
    default boolean isWeapon() {
        return !(this instanceof NoWeapon);
    }
}
