package io.github.deadcube.core.item;

import io.github.deadcube.api.play.Carried;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import java.util.function.Consumer;

/** ITEM-1, ITEM-4: who has picked an item up keeps it, drops it or destroys it; of two it keeps one. What is neither kept
 * nor dropped has gone with its token. */
record Handle(ModelId model, Carried found) implements Frame {
    private static final Rejection NOT_SO =
            new Rejection(RuleIds.ITEM_4, "the model cannot do that with what it carries", "one of the offers");

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
    public Prompt.Decision decision(Now now) {
        return new Prompt.Decision(now.controller(model), Purpose.ITEM, rule(), each -> options(now, each));
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
        boolean handling = choice instanceof Choice.Keep || choice instanceof Choice.Exchange;
        return handling ? NOT_SO : Refusals.KIND;
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
