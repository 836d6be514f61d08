package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Waits;
import java.util.function.Consumer;

/** SET-6, SET-7: the winner of recon says who starts; that side has the initiative and deploys first. */
@Waits(rule = "SET-6", words = "{side} chooses the starting player")
record StartChoice(Side side) implements Setups.Waiting {
    @Override
    public void enter(Now now) {
        now.ask(this);
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(side, Purpose.STARTING_PLAYER, RuleIds.SET_6, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (Side s : Side.BOTH) each.accept(new Choice.StartingPlayer(s));
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        return Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        now.initiative(((Choice.StartingPlayer) choice).side(), RuleIds.SET_6);
    }
}
