package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Impact;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** An item with an immediate effect when it is picked up. It is then discarded, and cannot be kept, used or bought. */
abstract class ImmediateItem extends Item {
    ImmediateItem(String name, RuleId rule) {
        super(name, rule);
    }

    /** The effect. */
    abstract void happens(Effects effects, ModelId finder);

    @Override
    public final boolean isUsedOnce() {
        return false;
    }

    @Override
    public final boolean isEquipment() {
        return false;
    }

    @Override
    public final boolean pickedUp(Effects effects, ModelId finder, boolean firstTime) {
        happens(effects, finder);
        return false;
    }

    /** I-BOOBY-TRAP: a FRAG (3) explosion goes off where it is revealed; the side opposed to the finder rolls (DICE-11). */
    static final class BoobyTrap extends ImmediateItem {
        private static final int DICE = 3;

        BoobyTrap() {
            super("Booby Trap", RuleIds.I_BOOBY_TRAP);
        }

        @Override
        void happens(Effects effects, ModelId finder) {
            // K-ENGINEER: it is defused, and that ends the activation
            if (effects.hasTrait(finder, Trait.DEFUSES)) {
                effects.stopInCube(finder);
                effects.endActivation(finder);
                return;
            }
            Impact at = new Impact(
                    effects.model(finder).cube(), finder.side().other(), Option.none(), WeaponChoice.NoWeapon.NONE);
            effects.setOff(new Explosion(rule(), at, DICE));
        }
    }

    /** VIC-3, I-INTEL: when it is picked up it scores as the scenario says, and is discarded. */
    static final class Intel extends ImmediateItem {
        Intel() {
            super("Intel", RuleIds.I_INTEL);
        }

        @Override
        void happens(Effects effects, ModelId finder) {
            int more = effects.amount(Modifier.INTEL, finder, WeaponChoice.NoWeapon.NONE, finder);
            effects.addScore(finder.side(), effects.scenario().intel() + more, rule());
        }
    }
}
