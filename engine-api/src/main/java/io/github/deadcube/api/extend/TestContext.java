package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;

/**
 * The situation in which a test is made. Hooks use it to add or remove dice.
 *
 * @param rule the rule that requires the test: SHO-5 for an ordinary shot, K-RAPID-FIRE for blazing away …
 * @param attacker the model that shoots or assaults; the tested model itself if no model attacks
 * @param target the model that is attacked; the tested model itself if no model is attacked
 * @param replyWeapon the target's weapon if it fights back (KT-8)
 * @param movedIn AST-5: whether the attacker has moved into the cube in this action
 * @param wasPinned AST-5: whether the target was pinned when the action started
 * @param volley whether another shot belongs to the same action (K-FIRE-CONTROL); EVADE and fights then wait for both
 * @param aimed whether the tested model is the one at which the shot is aimed, if a shot tests every model in a cube (K-IT-BURNS)
 */
@SavedName(
        value = "testContext",
        parts = "kind rule attacker target weapon replyWeapon movedIn wasPinned volley aimed",
        usual = "aimed=false")
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
        boolean aimed) {
    /** A context of an action with only one shot or attack. */
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

    /** The kind of situation in which a test is made. */
    @SavedName(value = "testContext.kind", parts = "shoot assault aim hazard other flames")
    public enum Kind {
        /** A SHOOT at a model with modifiers, blazing away included. */
        SHOOT,
        /** An ASSAULT of any kind. */
        ASSAULT,
        /** A SHOOT at a cube: the roll to hit it. */
        AIM,
        /** A fall, a wall, an explosion, fire. */
        HAZARD,
        /** Any other situation. */
        OTHER,
        /** A SHOOT that is one roll against every model of a cube: the SURVIVE of each of them (K-IT-BURNS). */
        FLAMES
    }

    /** A context of a test that no other model causes. */
    public static TestContext ofOneModel(Kind kind, RuleId rule, ModelId model) {
        return new TestContext(kind, rule, model, model, WeaponChoice.NONE, WeaponChoice.NONE, false, false);
    }

    /**
     * A context of the only shot of an action.
     *
     * @param target the shooter itself if the shot is at a cube
     */
    public static TestContext ofShot(
            Kind kind, RuleId rule, ModelId attacker, ModelId target, WeaponChoice weapon, boolean wasPinned) {
        return new TestContext(kind, rule, attacker, target, weapon, WeaponChoice.NONE, false, wasPinned);
    }

    /** The same with another value of {@code aimed}. */
    public TestContext withAimed(boolean aimed) {
        return new TestContext(kind, rule, attacker, target, weapon, replyWeapon, movedIn, wasPinned, volley, aimed);
    }

    /** The weapon that the attacker or the target uses. */
    public WeaponChoice weaponOf(ModelId tester) {
        return tester.equals(attacker) ? weapon : replyWeapon;
    }

    /** The other model of the attack. */
    public ModelId opponent(ModelId tester) {
        return tester.equals(attacker) ? target : attacker;
    }
}
