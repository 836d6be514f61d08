package io.github.deadcube.hostile;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import java.util.function.Consumer;

/** A special order of any name, which is never offered. */
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
    public boolean actsAt(Moment<?> moment) {
        return false;
    }

    @Override
    public void options(Table table, Cue cue, Consumer<Choice.Use> each) {}

    @Override
    public void use(Flow flow, Cue cue, Choice.Use use) {}
}
