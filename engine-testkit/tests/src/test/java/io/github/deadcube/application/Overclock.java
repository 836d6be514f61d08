package io.github.deadcube.application;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.TestContext.Kind;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The application's own AUGMENTED: two dice of a test with the weapon again, and a test of the model for each use. */
public record Overclock() implements KeywordRule {
    private static final RuleId RULE = RuleId.of("HOUSE-OVERCLOCK");

    @Override
    public String printed() {
        return "OVERCLOCK";
    }

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Trigger.DECLARED, Scope.OWN, (effects, me, o) -> ask(effects, me, o.kind(), o.weapon()));
        hooks.on(Trigger.ANSWERED, Scope.OWN, (effects, me, o) -> ask(effects, me, o.kind(), o.replyWeapon()));
        hooks.on(Trigger.AIMED, Scope.OWN, (effects, me, shot) -> ask(effects, me, Kind.AIM, shot.weapon()));
        hooks.on(Trigger.EXPLODES, Scope.OWN, (effects, me, impact) -> ask(effects, me, Kind.HAZARD, impact.weapon()));
        hooks.modify(Modifier.REROLLS_EVEN_BARRED, Scope.OWN, (game, me, test) -> runsHot(game, me, test) ? 2 : 0);
    }

    private static void ask(Effects effects, ModelId me, Kind kind, WeaponChoice weapon) {
        effects.forget(Hot.class, me);
        effects.offer(effects.controller(me), new Ask(Option.some(me), kind, weapon));
    }

    private static boolean runsHot(GameView game, ModelId me, ModelTest test) {
        TestContext o = test.context();
        boolean ofOthers = !me.equals(o.attacker()) && !me.equals(o.target());
        Hot now = new Hot(me, ofOthers ? Kind.SHOOT : o.kind(), o.weaponOf(me));
        return test.skill() != Skill.SURVIVE && game.remembered(Hot.class, me).contains(now);
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.on(Trigger.ACTIVATION_ENDS.at(Step.COST), Scope.ANY, (effects, me, active) -> {
            TestContext context = TestContext.ofOneModel(Kind.HAZARD, RULE, me);
            effects.test(DiceTest.of(context, TestSide.of(me, Skill.SURVIVE, 3), 2), new Cools(Option.some(me)));
        });
    }

    /** Whether the weapon runs hot for one test. */
    @SavedName("overclock.ask")
    public record Ask(Option<ModelId> model, Kind kind, WeaponChoice weapon) implements Continuation.AfterChoice {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            each.accept(new Choice.Use(RULE, model.get(), Target.NOTHING));
            each.accept(new Choice.Decline(RULE, model.get()));
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            if (!(choice instanceof Choice.Use)) return;
            effects.addMark(model.get(), new Mark(RULE, 1, Mark.Until.ACTIVATION));
            effects.remember(new Hot(model.get(), kind, weapon));
        }
    }

    /** The test for which the weapon runs hot. */
    @SavedName("overclock.hot")
    public record Hot(ModelId owner, Kind kind, WeaponChoice weapon) implements RuleData.Memory {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Mark.Until until() {
            return Mark.Until.ATTACK;
        }
    }

    /** The model's test for one use. */
    @SavedName("overclock.cools")
    public record Cools(Option<ModelId> model) implements Continuation.AfterTest {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void decided(Effects effects, Outcome outcome) {
            if (!outcome.passed()) effects.loseHitPoints(model.get(), 1, RULE);
        }
    }
}
