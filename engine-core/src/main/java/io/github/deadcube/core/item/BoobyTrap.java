package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Blast;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** I-BOOBY-TRAP: on being revealed, a FRAG (3) explosion in the cube; the side opposed to the finder rolls (DICE-11). */
final class BoobyTrap extends Named {
    private static final int DICE = 3;

    BoobyTrap() {
        super("Booby Trap", RuleIds.I_BOOBY_TRAP);
    }

    @Override
    public boolean pickedUp(Flow flow, ModelId finder, boolean firstTime) {
        flow.explode(new Blast(
                rule(), flow.model(finder).cube(), DICE, flow.controller(finder).other(), Option.none(), -1));
        return false;
    }
}
