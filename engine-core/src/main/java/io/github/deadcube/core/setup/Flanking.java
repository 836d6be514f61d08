package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import java.util.function.Consumer;

/** SET-5, SET-11, PIN-1: a side puts one of its models into reserve, to come in at a flank. */
@DescribesFrame(
        step = Flow.RECON_EFFECT,
        rule = "SET-5",
        asks = Purpose.RECON_MODEL,
        words = "{side} sends a model around a flank")
@SavedName("flanking")
record Flanking(Side side) implements ReconFrame, Frame.OfSide {
    private static final Rejection NOT_ONE = new Rejection(
            RuleIds.SET_5, "the model is not one of the side's models on the battlefield", "one of its models");

    @Override
    public void enter(Now now) {
        if (offers(now) > 1) now.ask(this);
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (int i = now.game().first(side); i < now.game().end(side); i++)
            if (now.model(i).inPlay() && !now.model(i).pinned())
                each.accept(new Choice.Flank(now.model(i).id()));
        each.accept(new Choice.Done());
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (!(choice instanceof Choice.Flank flank)) return Refusals.KIND;
        Model m = now.model(flank.model());
        return m.pinned() && m.id().side() == side ? Refusals.PINNED : NOT_ONE;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Flank flank) now.edit().reserve(flank.model(), RuleIds.SET_5);
    }
}
