package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.team.ModelId;

/**
 * An effect that lasts: a mark of the order gives it to the model until the time that its mode says.
 * {@link io.github.deadcube.api.order.OrderEffects} says what each does.
 */
public sealed interface LastingEffect extends Effect permits Adds, Bars, Has, Lends, Replaces, Silences {
    @Override
    default boolean lasts() {
        return true;
    }

    /** DICE-5: whether the order is used in a test of the model for which its card has no value. */
    static boolean hasNoDice(GameView game, OrderContext context, ModelId model) {
        return context.subject().equals(model)
                && context.skill()
                        .exists(skill ->
                                !game.model(model).card().statistic(skill).exists());
    }
}
