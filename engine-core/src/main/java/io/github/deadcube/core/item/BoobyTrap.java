package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** I-BOOBY-TRAP: a FRAG (3) explosion goes off where it is revealed; the side opposed to the finder rolls (DICE-11). */
final class BoobyTrap extends ImmediateItem {
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
        Trigger.Impact at = new Trigger.Impact(
                effects.model(finder).cube(), finder.side().other(), Option.none(), WeaponChoice.NONE);
        effects.explode(rule(), at, DICE);
    }
}
