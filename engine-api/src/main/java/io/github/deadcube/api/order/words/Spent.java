package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** CMD-8: a command die was spent on the model in the current activation. */
@SavedName("condition.spent")
public record Spent(CommandFace face) implements OrderCondition {
    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        return game.model(model)
                .marks()
                .exists(mark -> mark.rule().equals(RuleIds.CMD_8) && mark.amount() == face.number());
    }

    @Override
    public Vector<RuleId> trackedFacts() {
        return Vector.of(RuleIds.CMD_8);
    }
}
