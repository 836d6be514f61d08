package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Registration.Reaction;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** A cloud that a model on the battlefield may lay in its own cube. */
interface OwnCloud extends Offer {
    /**
     * KT-5, KT-6: registers a reaction to the beginning and to the end of the model's activation, in the step of
     * clouds.
     */
    static void atBothEnds(Hooks hooks, Reaction<ModelId, ModelId> reaction) {
        hooks.on(Trigger.ACTIVATION_BEGINS.at(Step.CLOUDS), Scope.OWN, reaction);
        hooks.on(Trigger.ACTIVATION_ENDS.at(Step.CLOUDS), Scope.OWN, reaction);
    }

    @Override
    default Option<Fault> fault(GameView game) {
        return Offer.super
                .fault(game)
                .orElse(() -> Option.when(
                        !game.model(model().get()).inPlay(),
                        () -> Fault.of(rule(), Sentence.of("{model} is not on the battlefield", model().get()))));
    }
}
