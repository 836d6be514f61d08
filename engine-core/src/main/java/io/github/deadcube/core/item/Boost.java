package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** R25-I-ADRENALINE: an item is used up as its carrier sets out, or not. */
record Boost(RuleId rule, Option<ModelId> model) implements Then.Chosen {
    @Override
    public void options(Table table, Consumer<Choice> each) {
        each.accept(new Choice.Decline(rule, model.get()));
        each.accept(new Choice.Use(rule, model.get(), Target.NOTHING));
    }

    @Override
    public void chosen(Flow flow, Choice choice) {
        if (choice instanceof Choice.Decline) return;
        flow.useItem(model.get(), rule);
        flow.mark(model.get(), new Mark(rule, 1, Mark.Until.ROUND));
    }
}
