package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * The choice of the next of several models on which an order acts, or to stop if there are enough.
 *
 * @param picked the models that are chosen already
 */
@SavedName("nextModel")
record NextModel(RuleId rule, OrderContext context, Vector<ModelId> picked) implements Continuation.AfterChoice {
    private static final Rejection NOT_ONE = new Rejection(
            RuleIds.CMD_9, "the special order does not act on that model", "one of those that are offered, or none");

    @Override
    public Option<ModelId> model() {
        return Option.some(context.subject());
    }

    @Override
    public Purpose purpose() {
        return Purpose.SPECIAL_ORDER;
    }

    @Override
    public Option<Fault> fault(GameView game) {
        return Option.when(
                order(game).isEmpty(), () -> Fault.of(rule, Sentence.of("no special order has the mode {rule}", rule)));
    }

    /** The order in the ruleset that has the mode. */
    private Option<Order> order(GameView game) {
        for (SpecialOrder order : game.ruleset().library().orders())
            if (order instanceof Order data && data.mode(rule).isDefined()) return Option.some(data);
        return Option.none();
    }

    @Override
    public void options(GameView game, Consumer<Choice> each) {
        Order order = order(game).get();
        Order.Mode mode = order.mode(rule).get();
        Vector<ModelId> left = order.candidates(game, mode, rule, context).removeAll(picked);
        if (picked.size() >= mode.selector().least() || left.isEmpty())
            each.accept(new Choice.Decline(rule, context.subject()));
        for (ModelId m : left) each.accept(new Choice.Use(rule, context.subject(), Target.of(m)));
    }

    @Override
    public Option<Rejection> refusal(GameView game, Choice choice) {
        return Option.when(choice instanceof Choice.Use, NOT_ONE);
    }

    @Override
    public void chosen(Effects effects, Choice choice) {
        if (!(choice instanceof Choice.Use use) || !use.target().isModel()) return;
        Order.Mode mode = order(effects).get().mode(rule).get();
        ModelId model = use.target().model().get();
        Order.apply(effects, rule, mode, context, model, use.target());
        NextModel next = new NextModel(rule, context, picked.append(model));
        if (next.picked.size() < mode.selector().most()) effects.offer(context.side(), next);
    }
}
