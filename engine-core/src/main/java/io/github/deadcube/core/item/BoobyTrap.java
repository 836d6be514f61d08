package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** I-BOOBY-TRAP: a FRAG (3) explosion goes off where it is revealed; the side opposed to the finder rolls (DICE-11). */
final class BoobyTrap extends AtOnce {
    private static final int DICE = 3;

    BoobyTrap() {
        super("Booby Trap", RuleIds.I_BOOBY_TRAP);
    }

    @Override
    void happens(Flow flow, ModelId finder) {
        // K-ENGINEER: it is defused, and that ends the activation
        if (flow.is(finder, Trait.DEFUSES)) {
            flow.stop(finder);
            flow.cutShort(finder);
            return;
        }
        Landing at = new Landing(flow.model(finder).cube(), finder.side().other(), Option.none(), Arm.Bare.NONE);
        flow.setOff(new Explosion(rule(), at, DICE));
    }
}
