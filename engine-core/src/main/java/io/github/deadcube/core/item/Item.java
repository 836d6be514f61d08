package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.StepOfModel;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Predicate;

abstract class Item implements ItemRule {
    private final String name;
    private final RuleId rule;

    Item(String name, RuleId rule) {
        this.name = name;
        this.rule = rule;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final RuleId rule() {
        return rule;
    }

    @Override
    public final Vector<String> spellings() {
        return Spellings.of(name, rule);
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Item n
                && n.getClass() == getClass()
                && n.name.equals(name)
                && n.rule.equals(rule)
                && n.weapon().equals(weapon());
    }

    @Override
    public final int hashCode() {
        return name.hashCode();
    }

    @Override
    public final String toString() {
        return name;
    }

    /** ITEM-6: an item that is used with an attack. Its mark stays on the attacker until the attack is over. */
    static class TestItem extends Item {
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
            return new TestItem(
                    "Combat Blades", RuleIds.R25_I_COMBAT_BLADES, TestContext.Kind.ASSAULT, Modifier.REROLLS) {
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

        /** I-STIMULANTS: one more die for a SHOOT or a FIGHT; also when fighting back, if the ruleset has this option. */
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

    /** I-ADRENALINE: both SP numbers are 1 higher in this round. */
    static class Adrenaline extends Item {
        private Adrenaline(RuleId rule) {
            super("Adrenaline Shot", rule);
        }

        @Override
        public final void attachToMarked(Hooks hooks) {
            hooks.modify(Modifier.SPEED, Scope.OWN, (game, me, moving) -> 1);
        }

        /** It is used without an action. */
        static final class Free extends Adrenaline implements Special {
            Free() {
                super(RuleIds.I_ADRENALINE);
            }

            @Override
            public void attachToCarrier(Hooks hooks) {
                hooks.offer(this);
            }

            @Override
            public boolean isFree() {
                return true;
            }

            @Override
            public boolean isAllowedBesideEnemies() {
                return true;
            }

            @Override
            public void targets(GameView game, ModelId carrier, Consumer<Choice.Use> each) {
                each.accept(new Choice.Use(rule(), carrier, Target.NOTHING));
            }

            @Override
            public void use(Effects effects, Choice.Use use) {
                quicken(effects, use.model(), rule());
            }
        }

        /** R25-I-ADRENALINE: it is used when an ADVANCE or a SPRINT is declared. */
        static final class Revised extends Adrenaline {
            Revised() {
                super(RuleIds.R25_I_ADRENALINE);
            }

            @Override
            public boolean helpsMovement() {
                return true;
            }
        }

        private static void quicken(Effects effects, ModelId model, RuleId rule) {
            effects.useItem(model, rule);
            effects.addMark(model, new Mark(rule, 1, Mark.Until.ROUND));
        }

        /** R25-I-ADRENALINE: the choice to use an item when its carrier starts a move. */
        @SavedName(value = "boost", parts = "rule model")
        record Boost(RuleId rule, Option<ModelId> model) implements Continuation.AfterChoice, StepOfModel {
            @Override
            public void options(GameView game, Consumer<Choice> each) {
                each.accept(new Choice.Decline(rule, model.get()));
                each.accept(new Choice.Use(rule, model.get(), Target.NOTHING));
            }

            @Override
            public void chosen(Effects effects, Choice choice) {
                if (!(choice instanceof Choice.Decline)) quicken(effects, model.get(), rule);
            }
        }
    }
}
