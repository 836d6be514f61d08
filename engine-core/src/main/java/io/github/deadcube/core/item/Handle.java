package io.github.deadcube.core.item;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState.Carried;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import java.util.function.Consumer;

/**
 * ITEM-1, ITEM-4: who has picked an item up keeps it, drops it or destroys it; of two it keeps one. What is neither kept
 * nor dropped has gone with its token.
 */
record Handle(ModelId model, Carried found) implements Frame.OfModel {
    private static final Rejection NOTHING_TO_EXCHANGE = new Rejection(
            RuleIds.ITEM_4, "the model carries nothing to exchange", "keep, drop or destroy what it found");
    private static final Rejection ONE_ITEM = new Rejection(
            RuleIds.ITEM_1, "the model carries an item, and may carry no more", "exchange, drop or destroy");

    @Override
    public RuleId rule() {
        return RuleIds.ITEM_4;
    }

    @Override
    public String words() {
        return model + " has picked up " + found.item();
    }

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
        return new Prompt.Decision(now.controller(model), Purpose.ITEM, rule(), now.offers(this));
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
            now.lay(model, found, now.model(model).cube(), rule());
        } else if (!(choice instanceof Choice.Destroy)) {
            if (choice instanceof Choice.Exchange exchange) now.giveUp(model, exchange.dropping());
            now.carry(model, found);
        }
    }
}
