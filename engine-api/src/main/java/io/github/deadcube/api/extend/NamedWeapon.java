package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.control.Option;

/** The values of {@link WeaponChoice}. */
final class NamedWeapon {
    private NamedWeapon() {}

    /** A weapon of the model's card. */
    @SavedName(value = "weaponChoice.onCard", parts = "number")
    record OnCard(int number) implements WeaponChoice {
        private static final int CACHED = 32;
        /** Created once, because every attack names one. */
        private static final WeaponChoice[] KNOWN = new WeaponChoice[CACHED];

        static {
            for (int i = 0; i < CACHED; i++) KNOWN[i] = new OnCard(i);
        }

        static WeaponChoice of(int number) {
            return number >= 0 && number < CACHED ? KNOWN[number] : new OnCard(number);
        }

        @Override
        public boolean isOnCard() {
            return true;
        }
    }

    /** The weapon that an item gives its carrier. */
    @SavedName(value = "weaponChoice.item", parts = "item")
    record OfItem(RuleId rule) implements WeaponChoice {
        @Override
        public Option<RuleId> item() {
            return Option.some(rule);
        }
    }

    /** No weapon. */
    @SavedName(value = "weaponChoice.noWeapon", parts = "none surviving open instead")
    enum None implements WeaponChoice {
        NONE,
        SURVIVING,
        OPEN,
        INSTEAD;

        @Override
        public boolean isWeapon() {
            return false;
        }
    }
}
