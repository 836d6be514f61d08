package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** A continuation that asks a model's side whether the model uses the rule on itself. */
public interface TakeOrLeave extends Continuation.AfterChoice {
    ModelId of();

    @Override
    default Option<ModelId> model() {
        return Option.some(of());
    }

    @Override
    default void options(GameView game, Consumer<Choice> each) {
        each.accept(new Choice.Decline(rule(), of()));
        each.accept(new Choice.Use(rule(), of(), Target.of(of())));
    }
}
