package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;

/**
 * How a model moves. A model without a keyword for this is {@link #CLIMBING}. If a model has several modes, the last one in this
 * list counts.
 */
public enum MovementMode {
    /** K-VEHICLE: changes level only by ramps, cannot climb, and cannot use the spots of platforms (PART-5). */
    ROLLING(RuleIds.K_VEHICLE),
    /**
     * R25-K-VEHICLE: goes up only by ramps, and down as in ADV-11 and ADV-12; cannot hold on to walls or ladders, and cannot use
     * the spots of platforms.
     */
    DRIVING(RuleIds.R25_K_VEHICLE),
    /** ADV-10 to ADV-12: climbs walls and ladders, can hold on to them, and is harmed by falls. */
    CLIMBING(RuleIds.ADV_10),
    /** R25-K-JUMP-PACK: goes up without a wall or ladder, jumps over walls but not over gaps in the floor, and is not harmed by falls. */
    HOPPING(RuleIds.R25_K_JUMP_PACK),
    /**
     * K-JUMP-PACK: goes up without a wall or ladder, jumps over walls and over gaps in the floor one cube wide, and is not harmed
     * by falls.
     */
    JUMPING(RuleIds.K_JUMP_PACK),
    /** R25-K-FLIGHT: goes up without a wall or ladder, crosses gaps in the floor of any size, and is harmed by falls. */
    SOARING(RuleIds.R25_K_FLIGHT),
    /** K-FLIGHT: goes up without a wall or ladder, crosses gaps in the floor of any size, and is not harmed by falls. */
    FLYING(RuleIds.K_FLIGHT);

    private final RuleId rule;

    MovementMode(RuleId rule) {
        this.rule = rule;
    }

    /** The rule of the mode: refusals cite it. */
    public RuleId rule() {
        return rule;
    }

    /**
     * ADV-12, PART-5: whether the model can climb, hold on, and use the spots of platforms. False for {@link #ROLLING} and
     * {@link #DRIVING}.
     */
    public boolean climbs() {
        return this != ROLLING && this != DRIVING;
    }

    /** K-JUMP-PACK: whether the model jumps over walls on its level. True for {@link #HOPPING} and {@link #JUMPING}. */
    public boolean jumps() {
        return this == HOPPING || this == JUMPING;
    }

    /** K-FLIGHT: whether the model stays in the air where there is no floor. True for {@link #SOARING} and {@link #FLYING}. */
    public boolean flies() {
        return this == SOARING || this == FLYING;
    }

    /**
     * FALL-1, ADV-12: whether a fall needs a test, pins the model and ends its movement, unless another mode of the model protects
     * it. False for {@link #HOPPING}, {@link #JUMPING} and {@link #FLYING}.
     */
    public boolean harmedByFalls() {
        return !jumps() && this != FLYING;
    }
}
