package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;

/**
 * How a model gets about, where keywords make that differ. A model without such a keyword climbs; of several gaits the last
 * of this list counts.
 */
public enum Gait {
    /** K-VEHICLE: changes level only by ramps, climbs nothing, and uses no platform's spots (PART-5). */
    ROLLING(RuleIds.K_VEHICLE),
    /** ADV-10 to ADV-12: climbs walls and ladders, holds on to them, and is harmed by falls. */
    CLIMBING(RuleIds.ADV_10),
    /** K-JUMP-PACK: needs nothing to climb, jumps walls and gaps in the floor one cube wide, and is not harmed by falls. */
    JUMPING(RuleIds.K_JUMP_PACK),
    /** K-FLIGHT: needs nothing to climb, crosses gaps in the floor of any size, and is not harmed by falls. */
    FLYING(RuleIds.K_FLIGHT);

    private final RuleId rule;

    Gait(RuleId rule) {
        this.rule = rule;
    }

    /**
     * The rule that says so.
     *
     * @return what refusals cite
     */
    public RuleId rule() {
        return rule;
    }

    /**
     * ADV-12, PART-5: whether it can climb, hold on, and use a platform's spots.
     *
     * @return false for {@link #ROLLING} alone
     */
    public boolean climbs() {
        return this != ROLLING;
    }

    /**
     * FALL-1, ADV-12: whether a fall is tested, pins, and ends a move.
     *
     * @return false for those that jump or fly
     */
    public boolean harmedByFalls() {
        return this == ROLLING || this == CLIMBING;
    }
}
