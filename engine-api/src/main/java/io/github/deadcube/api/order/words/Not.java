package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** The opposite of a condition. */
@SavedName("condition.not")
public record Not(Condition condition) implements OrderCondition {
    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        return !condition.holds(game, context, model);
    }

    @Override
    public Vector<RuleId> trackedFacts() {
        return condition.trackedFacts();
    }
}
