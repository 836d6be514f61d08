package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * A keyword of an application, GUARDIAN: once a round the model may take the place of a friend in its cube that is
 * attacked.
 */
record Guardian() implements KeywordRule {
    static final RuleId RULE = RuleId.of("HOUSE-GUARDIAN");

    @Override
    public String printed() {
        return "GUARDIAN";
    }

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public String title() {
        return "GUARDIAN";
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Trigger.DECLARED, Scope.ANY, Guardian::offer);
    }

    private static void offer(Effects effects, ModelId me, TestContext attack) {
        boolean near = effects.areFriends(me, attack.target())
                && effects.model(me)
                        .cube()
                        .equals(effects.model(attack.target()).cube());
        if (near && effects.remembered(Guarded.class, me).isEmpty())
            effects.offer(effects.controller(me), new StepsIn(Option.some(me), attack));
    }

    /** The model takes the place of the target, or not. */
    @SavedName("guardian.stepsIn")
    public record StepsIn(Option<ModelId> model, TestContext attack) implements Continuation.AfterChoice {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Target target() {
            return Target.of(attack.target());
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            each.accept(new Choice.Decline(RULE, model.get()));
            if (game.redirectRefusal(attack, model.get()).isEmpty())
                each.accept(new Choice.Use(RULE, model.get(), target()));
        }

        @Override
        public Option<Rejection> refusal(GameView game, Choice choice) {
            return game.redirectRefusal(attack, model.get());
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            if (!(choice instanceof Choice.Use)) return;
            effects.remember(new Guarded(model.get()));
            effects.redirectAttack(attack, model.get(), RULE);
        }
    }

    /** It has taken a friend's place in this round. */
    @SavedName("guardian.guarded")
    public record Guarded(ModelId owner) implements RuleData.Memory {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Mark.Until until() {
            return Mark.Until.ROUND;
        }
    }
}
