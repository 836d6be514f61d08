package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.ModelId;

/** The model's card prints enough ARMOUR. */
@SavedName("condition.armour")
public record Armour(@InText(least = 0, most = 99) int least) implements OrderCondition {
    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        return game.model(model).card().armour() >= least;
    }
}
