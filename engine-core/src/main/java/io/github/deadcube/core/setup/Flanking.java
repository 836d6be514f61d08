package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Waits;
import java.util.function.Consumer;

/** SET-5, SET-11, PIN-1: a side takes one of its models off, in reserve, to come in at a flank. */
@Waits(rule = "SET-5", words = "{side} sends a model around a flank")
record Flanking(Side side) implements Setups.Waiting {
    private static final Rejection NOT_ONE =
            new Rejection(RuleIds.SET_5, "the model is none of the side's on the battlefield", "one of its models");
    private static final Rejection PINNED =
            new Rejection(RuleIds.PIN_1, "nobody may move a pinned model", "a model that is not pinned");

    @Override
    public void enter(Now now) {
        if (offers(now) > 1) now.ask(this);
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(side, Purpose.RECON_MODEL, RuleIds.SET_5, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (int i = now.game().first(side); i < now.game().end(side); i++)
            if (now.model(i).inPlay() && !now.model(i).pinned())
                each.accept(new Choice.Flank(now.model(i).id()));
        each.accept(new Choice.Done());
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        if (!(choice instanceof Choice.Flank flank)) return Refusals.KIND;
        ModelState m = now.model(flank.model());
        return m.pinned() && m.id().side() == side ? PINNED : NOT_ONE;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Flank flank) now.reserve(flank.model(), RuleIds.SET_5);
    }
}
