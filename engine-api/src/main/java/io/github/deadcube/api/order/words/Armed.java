package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** The model has one of some weapons. */
@SavedName("condition.armed")
public record Armed(WeaponFilter weapons) implements OrderCondition {
    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        int all = game.model(model).card().weapons().size();
        return Vector.range(0, all)
                .exists(weapon ->
                        game.weapon(model, WeaponChoice.onCard(weapon)).exists(weapons::matches));
    }
}
