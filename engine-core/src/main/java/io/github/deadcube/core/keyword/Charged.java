package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.StepOfModel;
import io.vavr.control.Option;

/** K-CHARGED: a longer ADVANCE, then FRENZY (1), and a SURVIVE (2) as the activation ends. */
class Charged extends PrintedKeyword {
    Charged(RuleId rule) {
        super("CHARGED", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(Modifier.EXTRA_CUBES, Scope.OWN, (game, me, moving) -> 1);
        hooks.on(
                Trigger.EXTRA_CUBE_USED,
                Scope.OWN,
                (effects, me, moving) -> effects.addMark(me, new Mark(rule(), 1, Mark.Until.ACTIVATION)));
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.modify(Modifier.REROLLS, Scope.OWN, (game, me, test) -> test.skill() == Skill.FIGHT ? 1 : 0);
        // a friend that an order moves pays in this activation too
        hooks.on(
                Trigger.ACTIVATION_ENDS.at(Step.COST),
                Scope.ANY,
                (effects, me, active) -> Pays.due(effects, rule(), me));
    }

    /**
     * R25-K-CHARGED: it is declared with the ADVANCE and adds 1 SP, even if the model does not use it. The amount of
     * the mark is 2 until the next ADVANCE, because only this ADVANCE has the extra SP.
     */
    static final class Revised extends Charged {
        private static final int FASTER = 2;

        Revised() {
            super(RuleIds.R25_K_CHARGED);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(Trigger.DEPARTS, Scope.OWN, (effects, me, departure) -> {
                boolean once = !effects.model(me).marked(rule());
                if (once && departure.rule().equals(RuleIds.ADV_1))
                    effects.offer(effects.controller(me), new Declares(rule(), Option.some(me)));
            });
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            super.attachToMarked(hooks);
            hooks.modify(Modifier.SPEED, Scope.OWN, (game, me, moving) -> faster(game, me) ? 1 : 0);
            hooks.on(Trigger.DEPARTS, Scope.OWN, (effects, me, departure) -> {
                if (!faster(effects, me)) return;
                effects.removeMarks(me, rule());
                effects.addMark(me, new Mark(rule(), 1, Mark.Until.ACTIVATION));
            });
        }

        private boolean faster(GameView game, ModelId me) {
            return game.model(me).marks().exists(mark -> mark.rule().equals(rule()) && mark.amount() == FASTER);
        }

        @SavedName("revisedCharged.declares")
        private record Declares(RuleId rule, Option<ModelId> model) implements Offer {
            @Override
            public void taken(Effects effects) {
                effects.addMark(model.get(), new Mark(rule, FASTER, Mark.Until.ACTIVATION));
            }
        }
    }

    /** K-CHARGED, R25-K-AUGMENTED: the SURVIVE (2) as the activation ends, or 1 HP that nothing prevents. */
    @SavedName(value = "pays", usual = "rule=K-CHARGED")
    record Pays(RuleId rule, Option<ModelId> model) implements Continuation.AfterTest, StepOfModel {
        private static final int DICE = 3;
        private static final int NEEDED = 2;

        static void due(Effects effects, RuleId rule, ModelId model) {
            TestContext context = TestContext.ofOneModel(TestContext.Kind.HAZARD, rule, model);
            TestSide tested = TestSide.of(model, Skill.SURVIVE, DICE);
            effects.test(DiceTest.of(context, tested, NEEDED), new Pays(rule, Option.some(model)));
        }

        @Override
        public void decided(Effects effects, Outcome outcome) {
            if (!outcome.passed()) effects.loseHitPoints(model.get(), 1, rule);
        }
    }
}
