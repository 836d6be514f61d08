package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.StepOfModel;
import io.vavr.control.Option;

/**
 * K-HEADSTRONG: if the model is pinned when its activation begins, it rolls a die, and on 5+ it may take a free STAND
 * UP.
 */
final class Headstrong extends PrintedKeyword {
    private static final int UP = 5;

    Headstrong() {
        super("HEADSTRONG", RuleIds.K_HEADSTRONG, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Trigger.ACTIVATION_BEGINS.at(Step.STANDING_UP), Scope.OWN, (effects, me, active) -> {
            if (effects.model(me).pinned()) effects.roll(me.side(), 1, Purpose.KEYWORD, new Tries(Option.some(me)));
        });
    }

    @SavedName("headstrong.tries")
    private record Tries(Option<ModelId> model) implements Continuation.AfterRoll, StepOfModel {
        @Override
        public RuleId rule() {
            return RuleIds.K_HEADSTRONG;
        }

        @Override
        public void rolled(Effects effects, Dice dice) {
            if (dice.face(0) >= UP) effects.offer(model.get().side(), new FreeStandUp(rule(), model));
        }
    }

    /** A STAND UP that a keyword offers and that is not an action. */
    @SavedName("freeStandUp")
    record FreeStandUp(RuleId rule, Option<ModelId> model) implements Offer {
        @Override
        public Choice taking() {
            return new Choice.StandUp(model.get());
        }

        @Override
        public void taken(Effects effects) {
            effects.letStandUp(model.get());
        }
    }
}
