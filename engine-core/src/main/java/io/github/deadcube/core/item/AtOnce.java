package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** An item that does what it does as it is picked up, and is then discarded: nobody uses it, sells it or keeps it. */
abstract class AtOnce extends Item {
    AtOnce(String name, RuleId rule) {
        super(name, rule);
    }

    /** What comes of it. */
    abstract void happens(Flow flow, ModelId finder);

    @Override
    public final boolean usedOnce() {
        return false;
    }

    @Override
    public final boolean bought() {
        return false;
    }

    @Override
    public final boolean pickedUp(Flow flow, ModelId finder, boolean firstTime) {
        happens(flow, finder);
        return false;
    }

    /** I-BOOBY-TRAP: a FRAG (3) explosion goes off where it is revealed; the side opposed to the finder rolls (DICE-11). */
    static final class BoobyTrap extends AtOnce {
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

    /** VIC-3, I-INTEL, K-HACKER: on being picked up it scores as the scenario says, and is discarded. */
    static final class Intel extends AtOnce {
        Intel() {
            super("Intel", RuleIds.I_INTEL);
        }

        @Override
        void happens(Flow flow, ModelId finder) {
            flow.score(finder.side(), flow.scenario().intel() + (flow.is(finder, Trait.HACKING) ? 1 : 0), rule());
        }
    }
}
