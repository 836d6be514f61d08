package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;

/** The model attacks or fights back with one of some weapons. */
@SavedName("condition.uses")
public record Uses(WeaponFilter weapons) implements OrderCondition {
    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        return context.context()
                .filter(test -> model.equals(test.attacker()) || model.equals(test.target()))
                .exists(test -> game.weapon(model, test.weaponOf(model)).exists(weapons::matches));
    }
}
