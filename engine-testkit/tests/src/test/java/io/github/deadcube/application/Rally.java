package io.github.deadcube.application;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Conditions;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.Order.Selector.Group;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;

/** The application's own order: a friend nearby that is the only model in its cube gets up and heals. */
public final class Rally {
    private static final Condition ALONE =
            (game, context, model) -> game.modelsIn(game.model(model).cube()).size() == 1;

    private Rally() {}

    public static Order order() {
        return Order.of(
                "HOUSE-RALLY",
                "Rally",
                "A friend nearby, alone in its cube, stands up and heals 1 HP.",
                Order.Mode.at(Trigger.ACTIVE)
                        .on(Selector.of(Group.FRIEND, ALONE, Conditions.within(1), Conditions.PINNED))
                        .doing(OrderEffects.RISES, new Comfort(1)));
    }

    private record Comfort(int hitPoints) implements Effect {
        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return game.model(model).injured();
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            effects.heal(model, hitPoints, by);
        }
    }
}
