package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;

/** The trigger is about an attack of one kind. */
@SavedName("condition.during")
public record During(TestContext.Kind kind) implements OrderCondition {
    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        return context.context().exists(test -> test.kind() == kind);
    }
}
