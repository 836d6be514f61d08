package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Continuation.DefaultValue;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;

/**
 * Why a test is made. Hooks give and take dice from it.
 *
 * @param kind what kind of thing happens
 * @param rule the rule that calls for the test: SHO-5 for an ordinary shot, K-RAPID-FIRE for blazing away …
 * @param attacker who shoots or assaults; the tested model itself where nobody does
 * @param target who is shot at or assaulted; the tested model itself where nobody is
 * @param replyWeapon the target's weapon if it fights back (KT-8)
 * @param movedIn AST-5: the attacker has moved into the cube this action
 * @param wasPinned AST-5: the target was pinned when the action started
 * @param volley another shot belongs to the same action (K-FIRE-CONTROL): EVADE and fights wait for both
 * @param aimed of a test of everybody in a cube: the tested model is the one at whom the shot is aimed (K-IT-BURNS)
 */
public record TestContext(
        Kind kind,
        RuleId rule,
        ModelId attacker,
        ModelId target,
        WeaponChoice weapon,
        WeaponChoice replyWeapon,
        boolean movedIn,
        boolean wasPinned,
        boolean volley,
        @DefaultValue("false") boolean aimed) {
    /** An occasion that is an action's only one. */
    public TestContext(
            Kind kind,
            RuleId rule,
            ModelId attacker,
            ModelId target,
            WeaponChoice weapon,
            WeaponChoice replyWeapon,
            boolean movedIn,
            boolean wasPinned) {
        this(kind, rule, attacker, target, weapon, replyWeapon, movedIn, wasPinned, false, false);
    }

    /** A shot that may be one of several. */
    public TestContext(
            Kind kind,
            RuleId rule,
            ModelId attacker,
            ModelId target,
            WeaponChoice weapon,
            WeaponChoice replyWeapon,
            boolean movedIn,
            boolean wasPinned,
            boolean volley) {
        this(kind, rule, attacker, target, weapon, replyWeapon, movedIn, wasPinned, volley, false);
    }

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
        OTHER,
        /** A SHOOT that is one roll against every model of a cube: the SURVIVE of each of them (K-IT-BURNS). */
        FLAMES
    }

    /** A test that no other model causes. */
    public static TestContext ofOneModel(Kind kind, RuleId rule, ModelId model) {
        return new TestContext(
                kind, rule, model, model, WeaponChoice.NoWeapon.NONE, WeaponChoice.NoWeapon.NONE, false, false);
    }

    /** The same, of a test of everybody in a cube, for the model at whom the shot is aimed. */
    public TestContext withAimed(boolean aimed) {
        return new TestContext(kind, rule, attacker, target, weapon, replyWeapon, movedIn, wasPinned, volley, aimed);
    }

    /**
     * The weapon that one of the two uses.
     *
     * @param tester attacker or target
     */
    public WeaponChoice weaponOf(ModelId tester) {
        return tester.equals(attacker) ? weapon : replyWeapon;
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
