package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.FreeAction;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** ORD-4: a model takes an action that a rule gives it; the only way to take it is taken unasked. */
@Waits(words = "{action.model} has a free action ({rule})")
record FreeActing(FreeAction action) implements Actions.Waiting, Frame.OfModel {
    private static final Rejection NOT_GIVEN = new Rejection(
            RuleIds.CMD_9, "the special order does not give the model this", "what the order gives, as it is offered");

    @Override
    public RuleId rule() {
        return action.rule();
    }

    @Override
    public void enter(Now now) {
        List<Choice> ways = new ArrayList<>();
        options(now, ways::add);
        if (ways.size() == 1) chosen(now, ways.get(0));
        else if (!ways.isEmpty()) now.ask(this);
    }

    @Override
    public ModelId chooser(Now now) {
        return action.model();
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.Shoot || choice instanceof Choice.Assault;
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(now.controller(action.model()), Purpose.SPECIAL_ORDER, rule(), now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        FreeActions.each(now, action, each);
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        return NOT_GIVEN;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        now.announce(new Event.Acted(action.model(), choice, rule()));
        now.then(FreeActions.frame(now, action, choice));
    }
}
