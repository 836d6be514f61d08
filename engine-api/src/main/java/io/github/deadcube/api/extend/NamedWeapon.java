package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.control.Option;

/**
 * The values of {@link WeaponChoice}. The usual answers are here: if the interface with the constants had default
 * methods, two threads that initialize it and {@link None} at the same time would wait for each other for ever.
 */
sealed interface NamedWeapon extends WeaponChoice {
    @Override
    default boolean isOnCard() {
        return this instanceof OnCard;
    }

    @Override
    default int number() {
        throw new IllegalStateException(this + " is no weapon of a card and has no number there; ask isOnCard first");
    }

    @Override
    default Option<RuleId> item() {
        return Option.none();
    }

    @Override
    default boolean isWeapon() {
        return !(this instanceof None);
    }

    /** A weapon of the model's card. */
    @SavedName("weaponChoice.onCard")
    record OnCard(int number) implements NamedWeapon {
        private static final int CACHED = 32;
        /** Created once, because every attack names one. */
        private static final WeaponChoice[] KNOWN = new WeaponChoice[CACHED];

        static {
            for (int i = 0; i < CACHED; i++) KNOWN[i] = new OnCard(i);
        }

        static WeaponChoice choice(int number) {
            return number >= 0 && number < CACHED ? KNOWN[number] : new OnCard(number);
        }
    }

    /** The weapon that an item gives its carrier. */
    @SavedName(value = "weaponChoice.item", parts = "rule=item")
    record OfItem(RuleId rule) implements NamedWeapon {
        @Override
        public Option<RuleId> item() {
            return Option.some(rule);
        }
    }

    /** No weapon. */
    @SavedName("weaponChoice.none")
    enum None implements NamedWeapon {
        NONE,
        SURVIVING,
        OPEN,
        INSTEAD
    }
}
