package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;

/** The trigger is about a test of a skill. */
@SavedName("condition.testing")
public record Testing(Skill skill) implements OrderCondition {
    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        return context.skill().contains(skill);
    }
}
