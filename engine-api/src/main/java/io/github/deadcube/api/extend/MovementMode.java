package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;

/**
 * How a model gets about, where keywords make that differ. A model without such a keyword climbs; of several gaits the last
 * of this list counts.
 */
public enum MovementMode {
    /** K-VEHICLE: changes level only by ramps, climbs nothing, and uses no platform's spots (PART-5). */
    ROLLING(RuleIds.K_VEHICLE),
    /** R25-K-VEHICLE: goes up only by ramps, and down as ADV-11 and ADV-12 say; holds on to nothing, and uses no platform's spots. */
    DRIVING(RuleIds.R25_K_VEHICLE),
    /** ADV-10 to ADV-12: climbs walls and ladders, holds on to them, and is harmed by falls. */
    CLIMBING(RuleIds.ADV_10),
    /** R25-K-JUMP-PACK: needs nothing to climb, jumps walls but no gaps in the floor, and is not harmed by falls. */
    HOPPING(RuleIds.R25_K_JUMP_PACK),
    /** K-JUMP-PACK: needs nothing to climb, jumps walls and gaps in the floor one cube wide, and is not harmed by falls. */
    JUMPING(RuleIds.K_JUMP_PACK),
    /** R25-K-FLIGHT: needs nothing to climb, crosses gaps in the floor of any size, and is harmed by falls. */
    SOARING(RuleIds.R25_K_FLIGHT),
    /** K-FLIGHT: needs nothing to climb, crosses gaps in the floor of any size, and is not harmed by falls. */
    FLYING(RuleIds.K_FLIGHT);

    private final RuleId rule;

    MovementMode(RuleId rule) {
        this.rule = rule;
    }

    /** The rule that says so: what refusals cite. */
    public RuleId rule() {
        return rule;
    }

    /**
     * ADV-12, PART-5: whether it can climb, hold on, and use a platform's spots: false for {@link #ROLLING} and {@link #DRIVING}.
     */
    public boolean climbs() {
        return this != ROLLING && this != DRIVING;
    }

    /** K-JUMP-PACK: whether it jumps walls on its level: true for {@link #HOPPING} and {@link #JUMPING}. */
    public boolean jumps() {
        return this == HOPPING || this == JUMPING;
    }

    /** K-FLIGHT: whether it stays in the air where there is no floor: true for {@link #SOARING} and {@link #FLYING}. */
    public boolean flies() {
        return this == SOARING || this == FLYING;
    }

    /**
     * FALL-1, ADV-12: whether a fall is tested, pins, and ends a move, unless another gait of the model's protects it: false for
     * {@link #HOPPING}, {@link #JUMPING} and {@link #FLYING}.
     */
    public boolean harmedByFalls() {
        return !jumps() && this != FLYING;
    }
}
