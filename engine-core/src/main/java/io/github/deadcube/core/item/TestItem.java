package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import java.util.function.Predicate;

/** ITEM-6: an item that is used with an attack. Its mark stays on the attacker until the attack is over. */
class TestItem extends Item {
    private final TestContext.Kind kind;
    private final Modifier<ModelTest> gives;

    private TestItem(String name, RuleId rule, TestContext.Kind kind, Modifier<ModelTest> gives) {
        super(name, rule);
        this.kind = kind;
        this.gives = gives;
    }

    /** I-AMMO, I-AP-AMMO: one more die for one ordinary SHOOT, and AP. */
    static TestItem ammo(String name, RuleId rule, int ap) {
        return new TestItem(name, rule, TestContext.Kind.SHOOT, Modifier.DICE) {
            @Override
            public void attachToMarked(Hooks hooks) {
                super.attachToMarked(hooks);
                if (ap > 0) hooks.modify(Modifier.AP, Scope.OWN, (game, me, hit) -> ap);
            }
        };
    }

    /** R25-I-COMBAT-BLADES: FRENZY (1) in one FIGHT test with any weapon, also when fighting back. */
    static TestItem combatBlades() {
        return new TestItem("Combat Blades", RuleIds.R25_I_COMBAT_BLADES, TestContext.Kind.ASSAULT, Modifier.REROLLS) {
            @Override
            public boolean helpsFightBack(Ruleset ruleset) {
                return true;
            }

            @Override
            boolean helps(ModelTest test) {
                return test.skill() == Skill.FIGHT;
            }
        };
    }

    /**
     * I-STIMULANTS: one more die for one ordinary SHOOT or one FIGHT; also when fighting back, if the ruleset has this option.
     */
    static TestItem stimulants() {
        return new Stimulants(RuleIds.I_STIMULANTS, ruleset -> ruleset.has(Variant.STIMULANTS_IN_FIGHTS));
    }

    /** R25-I-STIMULANTS: one more die for one FIGHT, with any options, or for one RANGED with modifiers. */
    static TestItem revisedStimulants() {
        return new Stimulants(RuleIds.R25_I_STIMULANTS, ruleset -> true);
    }

    @Override
    public boolean helpsWith(TestContext.Kind attack, Ruleset ruleset) {
        return attack == kind;
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.modify(gives, Scope.OWN, (game, me, test) -> helps(test) ? 1 : 0);
    }

    boolean helps(ModelTest test) {
        return test.context().kind() == TestContext.Kind.SHOOT && test.skill() == Skill.RANGED;
    }

    private static final class Stimulants extends TestItem {
        private final Predicate<Ruleset> inFights;

        Stimulants(RuleId rule, Predicate<Ruleset> inFights) {
            super("Stimulants", rule, TestContext.Kind.SHOOT, Modifier.DICE);
            this.inFights = inFights;
        }

        @Override
        public boolean helpsWith(TestContext.Kind attack, Ruleset ruleset) {
            return super.helpsWith(attack, ruleset) || attack == TestContext.Kind.ASSAULT && inFights.test(ruleset);
        }

        @Override
        public boolean helpsFightBack(Ruleset ruleset) {
            return inFights.test(ruleset);
        }

        @Override
        boolean helps(ModelTest test) {
            boolean fights = test.context().kind() == TestContext.Kind.ASSAULT && test.skill() == Skill.FIGHT;
            return fights || super.helps(test);
        }
    }
}
