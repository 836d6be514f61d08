package io.github.deadcube.core.item;

import io.github.deadcube.api.play.Carried;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Waits;
import java.util.function.Consumer;

/**
 * ITEM-1, ITEM-4: who has picked an item up keeps it, drops it or destroys it; of two it keeps one. What is neither kept
 * nor dropped has gone with its token.
 */
@Waits(rule = "ITEM-4", words = "{model} has picked up {found.item}")
record Handle(ModelId model, Carried found) implements Items.Waiting, Frame.OfModel {
    private static final Rejection NOTHING_TO_EXCHANGE = new Rejection(
            RuleIds.ITEM_4, "the model carries nothing to exchange", "keep, drop or destroy what it found");
    private static final Rejection ONE_ITEM = new Rejection(
            RuleIds.ITEM_1, "the model carries an item, and may carry no more", "exchange, drop or destroy");

    @Override
    public void enter(Now now) {
        now.ask(this);
    }

    @Override
    public ModelId chooser(Now now) {
        return model;
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.Keep;
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(now.controller(model), Purpose.ITEM, RuleIds.ITEM_4, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        if (now.model(model).item().isEmpty()) {
            each.accept(new Choice.Keep(model));
        } else {
            each.accept(new Choice.Exchange(model, true));
            each.accept(new Choice.Exchange(model, false));
        }
        each.accept(new Choice.Drop(model));
        each.accept(new Choice.Destroy(model));
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        if (choice instanceof Choice.Keep) return ONE_ITEM;
        return choice instanceof Choice.Exchange e && e.model().equals(model) ? NOTHING_TO_EXCHANGE : Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Drop) {
            now.lay(model, found, now.model(model).cube(), RuleIds.ITEM_4);
        } else if (!(choice instanceof Choice.Destroy)) {
            if (choice instanceof Choice.Exchange exchange) now.giveUp(model, exchange.dropping());
            now.carry(model, found);
        }
    }
}
