package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;

/** KT-17: the model's card prints a keyword, or the model has been given it. */
@SavedName("condition.prints")
public record Prints(String keyword) implements OrderCondition {
    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        return game.keywords(model).exists(k -> k.name().equals(keyword));
    }
}
