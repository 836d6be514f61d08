package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.core.machine.StepOfModel;
import java.util.function.Consumer;

/** The choice to use a keyword, or not. */
interface Offer extends Continuation.AfterChoice, StepOfModel {
    default Choice taking() {
        return new Choice.Use(rule(), model().get(), target());
    }

    void taken(Effects effects);

    /** Whether there is still something to choose, after what has happened since it was offered. */
    default boolean due(GameView game) {
        return true;
    }

    @Override
    default void options(GameView game, Consumer<Choice> each) {
        if (!due(game)) return;
        each.accept(new Choice.Decline(rule(), model().get()));
        each.accept(taking());
    }

    @Override
    default void chosen(Effects effects, Choice choice) {
        if (!(choice instanceof Choice.Decline)) taken(effects);
    }
}
