package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Profile.Skill;
import java.util.function.Predicate;

/** ITEM-6: an item that is used up with an attack, whose mark lies on the attacker until that is over. */
class Aid extends Item {
    private final Occasion.Kind kind;
    private final Figure<Tested> gives;

    private Aid(String name, RuleId rule, Occasion.Kind kind, Figure<Tested> gives) {
        super(name, rule);
        this.kind = kind;
        this.gives = gives;
    }

    /** I-AMMO, I-AP-AMMO: one die more for one ordinary SHOOT, and AP. */
    static Aid ammo(String name, RuleId rule, int ap) {
        return new Aid(name, rule, Occasion.Kind.SHOOT, Figure.DICE) {
            @Override
            public void marked(Hooks hooks) {
                super.marked(hooks);
                if (ap > 0) hooks.adds(Figure.AP, Scope.OWN, (table, me, hit) -> ap);
            }
        };
    }

    /** R25-I-COMBAT-BLADES: FRENZY (1) in one FIGHT test, fighting back too, whatever the weapon. */
    static Aid combatBlades() {
        return new Aid("Combat Blades", RuleIds.R25_I_COMBAT_BLADES, Occasion.Kind.ASSAULT, Figure.REROLLS) {
            @Override
            public boolean aidsFightingBack(Ruleset ruleset) {
                return true;
            }

            @Override
            boolean helps(Tested test) {
                return test.skill() == Skill.FIGHT;
            }
        };
    }

    /** I-STIMULANTS: one die more for one ordinary SHOOT, or for one FIGHT, fighting back too, where the ruleset has that. */
    static Aid stimulants() {
        return new Stimulants(RuleIds.I_STIMULANTS, ruleset -> ruleset.has(Variant.STIMULANTS_IN_FIGHTS));
    }

    /** R25-I-STIMULANTS: one die more for one FIGHT, whatever the options, or one RANGED that has modifiers. */
    static Aid revisedStimulants() {
        return new Stimulants(RuleIds.R25_I_STIMULANTS, ruleset -> true);
    }

    @Override
    public boolean aids(Occasion.Kind attack, Ruleset ruleset) {
        return attack == kind;
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(gives, Scope.OWN, (table, me, test) -> helps(test) ? 1 : 0);
    }

    boolean helps(Tested test) {
        return test.occasion().kind() == Occasion.Kind.SHOOT && test.skill() == Skill.RANGED;
    }

    private static final class Stimulants extends Aid {
        private final Predicate<Ruleset> inFights;

        Stimulants(RuleId rule, Predicate<Ruleset> inFights) {
            super("Stimulants", rule, Occasion.Kind.SHOOT, Figure.DICE);
            this.inFights = inFights;
        }

        @Override
        public boolean aids(Occasion.Kind attack, Ruleset ruleset) {
            return super.aids(attack, ruleset) || attack == Occasion.Kind.ASSAULT && inFights.test(ruleset);
        }

        @Override
        public boolean aidsFightingBack(Ruleset ruleset) {
            return inFights.test(ruleset);
        }

        @Override
        boolean helps(Tested test) {
            boolean fights = test.occasion().kind() == Occasion.Kind.ASSAULT && test.skill() == Skill.FIGHT;
            return fights || super.helps(test);
        }
    }
}
