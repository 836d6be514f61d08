package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * The next of several models on which an order acts is chosen, or no more if they are enough.
 *
 * @param picked who has been chosen
 */
record Picking(RuleId rule, Cue cue, Vector<ModelId> picked) implements Then.Chosen {
    private static final Rejection NOT_ONE = new Rejection(
            RuleIds.CMD_9, "the special order does not act on that model", "one of those that are offered, or none");

    @Override
    public Option<ModelId> model() {
        return Option.some(cue.subject());
    }

    @Override
    public Purpose purpose() {
        return Purpose.SPECIAL_ORDER;
    }

    @Override
    public void options(Table table, Consumer<Choice> each) {
        Mode mode = Order.mode(table, rule);
        Vector<ModelId> left = Order.candidates(table, rule, cue).removeAll(picked);
        if (picked.size() >= mode.whom().least() || left.isEmpty())
            each.accept(new Choice.Decline(rule, cue.subject()));
        for (ModelId m : left) each.accept(new Choice.Use(rule, cue.subject(), Target.of(m)));
    }

    @Override
    public Option<Rejection> refusal(Table table, Choice choice) {
        return Option.when(choice instanceof Choice.Use, NOT_ONE);
    }

    @Override
    public void chosen(Flow flow, Choice choice) {
        if (!(choice instanceof Choice.Use use) || !(use.target() instanceof Target.OfModel of)) return;
        Mode mode = Order.mode(flow, rule);
        Order.apply(flow, rule, mode, cue, of.model(), use.target());
        Picking next = new Picking(rule, cue, picked.append(of.model()));
        if (next.picked.size() < mode.whom().most()) flow.offer(cue.side(), next);
    }
}
