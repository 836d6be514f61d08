package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;

/**
 * Why a test is made. Hooks give and take dice from it.
 *
 * @param kind what kind of thing happens
 * @param rule the rule that calls for the test: SHO-5 for an ordinary shot, K-RAPID-FIRE for blazing away …
 * @param attacker who shoots or assaults; the tested model itself where nobody does
 * @param target who is shot at or assaulted; the tested model itself where nobody is
 * @param weapon the attacker's weapon, 0 for the first of its profile, −1 for none
 * @param reply the target's weapon if it fights back (KT-8), −1 for none
 * @param movedIn AST-5: the attacker has moved into the cube this action
 * @param wasPinned AST-5: the target was pinned when the action started
 */
public record Occasion(
        Kind kind,
        RuleId rule,
        ModelId attacker,
        ModelId target,
        int weapon,
        int reply,
        boolean movedIn,
        boolean wasPinned) {
    /** What kind of thing happens. */
    public enum Kind {
        /** A SHOOT at a model with modifiers, blazing away included. */
        SHOOT,
        /** An ASSAULT of any kind. */
        ASSAULT,
        /** A SHOOT at a cube: the roll to hit it. */
        AIM,
        /** A fall, a wall, an explosion, fire. */
        HAZARD,
        /** Anything else. */
        OTHER
    }

    /**
     * A test that no other model causes.
     *
     * @param kind hazard or other
     * @param rule the rule that calls for it
     * @param model the tested model
     * @return the occasion
     */
    public static Occasion alone(Kind kind, RuleId rule, ModelId model) {
        return new Occasion(kind, rule, model, model, -1, -1, false, false);
    }

    /**
     * The weapon that one of the two uses.
     *
     * @param tester attacker or target
     * @return its number, or −1 for none
     */
    public int weaponOf(ModelId tester) {
        return tester.equals(attacker) ? weapon : reply;
    }

    /**
     * The other of the two.
     *
     * @param tester attacker or target
     * @return the target for the attacker, the attacker for the target
     */
    public ModelId opponent(ModelId tester) {
        return tester.equals(attacker) ? target : attacker;
    }
}
