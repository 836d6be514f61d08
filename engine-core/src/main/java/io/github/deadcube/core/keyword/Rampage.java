package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.StepOfModel;
import io.vavr.control.Option;

/** K-RAMPAGE: as the activation of an injured model begins, a die may pass the control or give a free move. */
class Rampage extends PrintedKeyword {
    private static final int LOST = 2;
    private static final int FREE = 7;

    Rampage(RuleId rule) {
        super("RAMPAGE", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    /** R25-K-RAMPAGE: in an overfull cube it may use what takes no action before it leaves (ADV-19). */
    static Rampage revised() {
        return new Rampage(RuleIds.R25_K_RAMPAGE) {
            @Override
            public void attach(Keyword keyword, Hooks hooks) {
                super.attach(keyword, hooks);
                hooks.grant(Trait.STAYS_CROWDED);
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        Rejection noDie = new Rejection(
                rule(), "no command die is spent on a model that is out of control", "an action without a die");
        Rejection noHelp = new Rejection(
                rule(), "a model that is out of control helps no friend, and calls no suit", "an action for itself");
        hooks.on(Trigger.ACTIVATION_BEGINS.at(Step.CONTROL), Scope.OWN, (effects, me, active) -> {
            if (!effects.model(me).injured()) return;
            // K-UNDER-CONTROL: another friend in its cube keeps it under control
            boolean calmed = effects.modelsIn(effects.model(me).cube())
                    .exists(other -> effects.areFriends(me, other) && effects.hasTrait(other, Trait.CALMING));
            if (!calmed) effects.roll(me.side(), 1, Purpose.KEYWORD, new Tries(rule(), Option.some(me)));
        });
        hooks.restrict(
                Hooks.Restriction.COMMAND_DIE,
                Scope.OWN,
                (game, me, die) -> DiceCounts.steady(game, me) ? null : noDie);
        hooks.restrict(
                Hooks.Restriction.BOUGHT_DICE,
                Scope.OWN,
                (game, me, model) -> DiceCounts.steady(game, me) ? null : noDie);
        hooks.restrict(
                Hooks.Restriction.HELP, Scope.OWN, (game, me, friend) -> DiceCounts.steady(game, me) ? null : noHelp);
    }

    @SavedName("rampage.tries")
    private record Tries(RuleId rule, Option<ModelId> model) implements Continuation.AfterRoll, StepOfModel {
        @Override
        public void rolled(Effects effects, Dice dice) {
            ModelId me = model.get();
            if (dice.face(0) <= LOST) effects.giveControl(me.side().other(), rule);
            if (dice.face(0) < FREE) return;
            boolean pinned = effects.model(me).pinned();
            effects.offer(me.side(), pinned ? new Headstrong.FreeStandUp(rule, model) : new Charges(rule, model));
        }
    }

    @SavedName("rampage.charges")
    private record Charges(RuleId rule, Option<ModelId> model) implements Offer {
        @Override
        public boolean due(GameView game) {
            return game.model(model.get()).card().advance() > 0;
        }

        @Override
        public void taken(Effects effects) {
            effects.advance(model.get(), 1, rule);
        }
    }
}
