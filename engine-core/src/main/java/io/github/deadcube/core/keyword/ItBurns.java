package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hit.Protection;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.StepOfModel;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** K-IT-BURNS, KT-5: one shot against all models in a cube, which then burn until they have fought the fire. */
class ItBurns extends PrintedKeyword {
    private static final int DICE = 3;
    private static final int TARGET = 4;

    ItBurns() {
        this(RuleIds.K_IT_BURNS, Brackets::nothing);
    }

    ItBurns(RuleId rule, Function<Keyword, Option<Fault>> brackets) {
        super("IT BURNS!", rule, PrintedOn.RANGED, brackets);
    }

    /** R25-K-IT-BURNS: with the printed number of dice. */
    static ItBurns revised() {
        return new ItBurns(RuleIds.R25_K_IT_BURNS, ItBurns::perhapsNumber);
    }

    private static Option<Fault> perhapsNumber(Keyword keyword) {
        return keyword.equals(Keyword.of(keyword.name(), 0)) ? Option.none() : Brackets.number(keyword);
    }

    /** The number of dice; 3 if none is printed. */
    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(new Flaming(rule(), keyword.number() == 0 ? DICE : keyword.number()));
    }

    /** The only way to fire the weapon. */
    private record Flaming(RuleId rule, int dice) implements ShotMode {
        @Override
        public String words() {
            return "flames";
        }

        @Override
        public boolean isDefault() {
            return true;
        }

        @Override
        public boolean allowsModifiers() {
            return false;
        }

        @Override
        public void shoot(Effects effects, TestContext context) {
            TestSide ranged = TestSide.asPrinted(context.attacker(), Skill.RANGED, dice);
            effects.groupTest(
                    rule,
                    ranged,
                    effects.modelsIn(effects.model(context.target()).cube()),
                    new Flames(rule, context));
        }
    }

    @SavedName(value = "itBurns.flames", usual = "rule=K-IT-BURNS")
    private record Flames(RuleId rule, TestContext context) implements Continuation.AfterGroupTest {
        @Override
        public WeaponChoice weapon() {
            return context.weapon();
        }

        @Override
        public TestContext.Kind kind() {
            return TestContext.Kind.FLAMES;
        }

        @Override
        public Option<ModelId> model() {
            return Option.some(context.attacker());
        }

        @Override
        public Option<ModelId> primaryTarget() {
            return Option.some(context.target());
        }

        @Override
        public void decided(Effects effects, ModelId victim, int margin, Protection protection) {
            ModelId by = context.attacker();
            WeaponChoice weapon = context.weapon();
            if (!effects.hasTrait(by, weapon, Trait.HARMLESS))
                effects.damage(new Hit(rule(), victim, margin, Option.some(by), weapon, Option.some(protection)));
        }

        @Override
        public void allDecided(Effects effects, int successes, Seq<ModelId> victims, Seq<Integer> margins) {
            Seq<Trigger.Attack> attacks = victims.zip(margins).map(v -> attack(effects, v._1, successes, v._2));
            effects.resolveAttacks(attacks, context.target(), new Mark(rule(), 1, Mark.Until.GAME));
        }

        private Trigger.Attack attack(Effects effects, ModelId victim, int successes, int margin) {
            ModelId by = context.attacker();
            boolean pinned = effects.model(victim).pinned();
            TestContext upon = TestContext.builder(TestContext.Kind.SHOOT, rule(), by)
                    .target(victim)
                    .weapon(context.weapon())
                    .wasPinned(pinned)
                    .volley(context.volley())
                    .build();
            return Trigger.Attack.of(upon, successes, margin, true);
        }
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.grant(Trait.BURNING);
        hooks.on(Trigger.ACTIVATION_BEGINS.at(Step.FIRE), Scope.OWN, (effects, me, active) -> {
            TestContext context = TestContext.ofOneModel(TestContext.Kind.HAZARD, rule(), me);
            TestSide fire = TestSide.ofThing(effects.controller(me).other(), DICE, TARGET);
            TestSide tested = TestSide.of(me, Skill.SURVIVE, DICE);
            effects.test(new DiceTest(context, fire, tested), new PutOut(rule(), Option.some(me)));
        });
    }

    /** The fire is out after either result. */
    @SavedName(value = "itBurns.putOut", usual = "rule=K-IT-BURNS")
    private record PutOut(RuleId rule, Option<ModelId> model) implements Continuation.AfterTest, StepOfModel {
        @Override
        public CharSequence describe(Function<RuleId, String> titles) {
            return Sentence.of("{model} puts the fire out", model.get());
        }

        @Override
        public void decided(Effects effects, Outcome outcome) {
            effects.removeMarks(model.get(), rule());
            if (outcome.margin() <= 0) return;
            effects.endActivation(model.get());
            effects.damage(model.get(), outcome.margin(), rule());
        }
    }
}
