package io.github.deadcube.hostile;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import java.util.function.Consumer;

/** A special order with any name, which is never offered. */
record OddOrder(String name) implements SpecialOrder {
    @Override
    public RuleId rule() {
        return RuleId.of("H-ODD-ORDER");
    }

    @Override
    public String text() {
        return "Nothing happens.";
    }

    @Override
    public boolean actsAt(Trigger<?> trigger) {
        return false;
    }

    @Override
    public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {}

    @Override
    public void use(Effects effects, OrderContext context, Choice.Use use) {}
}
