package io.github.deadcube.core.dice;

import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import java.util.function.Consumer;

/**
 * DICE-11, CMD-7: a side declares the dice that it adds to one model's test, before one roll against several models. It
 * tells the frame below how many.
 */
@Waits(words = "dice may be added for {occasion.target}")
record Declaring(Occasion occasion, Party party) implements Tests.Waiting {
    @Override
    public RuleId rule() {
        return occasion.rule();
    }

    @Override
    public void enter(Now now) {
        if (party.addable() && now.command(party.side()).has(CommandFace.DICE)) now.ask(this);
        else now.answer(new Outcome(0, 0));
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(party.side(), Purpose.ADDED_DICE, RuleIds.CMD_7, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        Added.options(now, party, each);
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        return choice instanceof Choice.AddDice ? Added.TOO_MANY : Added.NOT_NOW;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        int dice = ((Choice.AddDice) choice).dice();
        Added.spend(now, party.side(), dice);
        now.answer(new Outcome(dice, 0));
    }
}
