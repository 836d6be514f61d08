package io.github.deadcube.api.order.words;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.ModelId;

/** GEO-9, PART-1: the model is near the subject of the order. */
@SavedName("condition.within")
public record Within(@InText(least = 0, most = 99) int cubes) implements OrderCondition {
    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        Cube at = game.model(model).cube();
        Cube there =
                context.cube().getOrElse(() -> game.model(context.subject()).cube());
        return at.equals(there) || !at.whole().equals(there.whole()) && at.range(there) <= cubes;
    }
}
