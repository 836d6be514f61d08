package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.team.Keyword;

/** R25-K-FLIGHT, R25-K-JUMP-PACK: how a model gets about through the air. */
final class RevisedGait extends Printed {
    private final Gait gait;

    private RevisedGait(String printed, Gait gait) {
        super(printed, gait.rule(), PrintedOn.MODEL, Brackets::nothing);
        this.gait = gait;
    }

    /** R25-K-FLIGHT: nothing protects it from falls. */
    static RevisedGait flight() {
        return new RevisedGait("FLIGHT", Gait.SOARING);
    }

    /** R25-K-JUMP-PACK: it jumps no gap in the floor. */
    static RevisedGait jumpPack() {
        return new RevisedGait("JUMP PACK", Gait.HOPPING);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.gait(gait);
    }
}
