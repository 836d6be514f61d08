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
 * @param aimed whether the tested model is the one at which the shot is aimed, if a shot tests every model in a cube
 *     (K-IT-BURNS)
 */
@SavedName(value = "testContext", usual = "aimed=false")
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
    /** The kind of situation in which a test is made. */
    @SavedName("testContext.kind")
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

    /**
     * Begins a context. As long as nothing else is named, no model attacks another: attacker and target are the tested
     * model, which uses no weapon, has not moved in and was not pinned.
     *
     * <pre>{@code
     * TestContext.builder(TestContext.Kind.SHOOT, RuleIds.SHO_5, shooter)
     *         .target(target.id())
     *         .weapon(WeaponChoice.onCard(0))
     *         .wasPinned(target.pinned())
     *         .build()
     * }</pre>
     *
     * @param attacker the model that shoots or assaults, or the tested model if no model attacks
     */
    public static Builder builder(Kind kind, RuleId rule, ModelId attacker) {
        return new Builder(kind, rule, attacker);
    }

    /** A context of a test that no other model causes. */
    public static TestContext ofOneModel(Kind kind, RuleId rule, ModelId model) {
        return builder(kind, rule, model).build();
    }

    /** The weapon that the attacker or the target uses. */
    public WeaponChoice weaponOf(ModelId tester) {
        return tester.equals(attacker) ? weapon : replyWeapon;
    }

    /** The other model of the attack. */
    public ModelId opponent(ModelId tester) {
        return tester.equals(attacker) ? target : attacker;
    }

    /** Collects the parts of a context. Each of them has a usual value. */
    public static final class Builder {
        private final Kind kind;
        private final RuleId rule;
        private final ModelId attacker;
        private ModelId target;
        private WeaponChoice weapon = WeaponChoice.NONE;
        private WeaponChoice replyWeapon = WeaponChoice.NONE;
        private boolean movedIn;
        private boolean wasPinned;
        private boolean volley;
        private boolean aimed;

        private Builder(Kind kind, RuleId rule, ModelId attacker) {
            this.kind = kind;
            this.rule = rule;
            this.attacker = attacker;
            this.target = attacker;
        }

        /** The model that is attacked; usually the tested model. */
        public Builder target(ModelId target) {
            this.target = target;
            return this;
        }

        /** The weapon of the attacker; usually {@link WeaponChoice#NONE}. */
        public Builder weapon(WeaponChoice weapon) {
            this.weapon = weapon;
            return this;
        }

        /** KT-8: the weapon of a target that fights back; usually {@link WeaponChoice#NONE}. */
        public Builder replyWeapon(WeaponChoice replyWeapon) {
            this.replyWeapon = replyWeapon;
            return this;
        }

        /** AST-5: whether the attacker has moved into the cube in this action; usually not. */
        public Builder movedIn(boolean movedIn) {
            this.movedIn = movedIn;
            return this;
        }

        /** AST-5: whether the target was pinned when the action started; usually not. */
        public Builder wasPinned(boolean wasPinned) {
            this.wasPinned = wasPinned;
            return this;
        }

        /** K-FIRE-CONTROL: whether another shot belongs to the same action; usually not. */
        public Builder volley(boolean volley) {
            this.volley = volley;
            return this;
        }

        /**
         * K-IT-BURNS: whether the shot is aimed at the tested model, if it tests every model in a cube; usually not.
         */
        public Builder aimed(boolean aimed) {
            this.aimed = aimed;
            return this;
        }

        /** The context. */
        public TestContext build() {
            return new TestContext(
                    kind, rule, attacker, target, weapon, replyWeapon, movedIn, wasPinned, volley, aimed);
        }
    }
}
