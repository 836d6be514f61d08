package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** The name on the model's card is one of some names. */
@SavedName("condition.named")
public record Named(@InText(least = 1) Vector<String> names) implements OrderCondition {
    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        return names.contains(game.model(model).card().name());
    }
}
