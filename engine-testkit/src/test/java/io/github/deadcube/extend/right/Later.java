package io.github.deadcube.extend.right;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** A continuation whose class differs from another one by its package alone. */
public record Later(RuleId rule, ModelId of) implements Then.Chosen {
    @Override
    public Option<ModelId> model() {
        return Option.some(of);
    }

    @Override
    public void options(Table table, Consumer<Choice> each) {
        each.accept(new Choice.Decline(rule, of));
        each.accept(new Choice.Use(rule, of, Target.of(of)));
    }

    @Override
    public void chosen(Flow flow, Choice choice) {
        if (choice instanceof Choice.Use) flow.pin(of, rule);
    }
}
