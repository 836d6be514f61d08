package io.github.deadcube.core.dice;

import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import java.util.function.Consumer;

/**
 * DICE-11, CMD-7: a side declares the dice that it adds to one model's test, before one roll against several models. It
 * passes the number to the frame below.
 */
@SavedName("diceDeclaration")
@DescribesFrame(words = "dice may be added for {context.target}")
record DiceDeclaration(TestContext context, TestPool party) implements DiceRules.ChapterFrame {
    @Override
    public void requires(Requirements state) {
        party.requires(state);
        state.that(party.roller().isDefined(), "no model adds dice", "a model that rolls");
    }

    @Override
    public RuleId rule() {
        return context.rule();
    }

    @Override
    public void enter(Now now) {
        if (party.addable() && now.view().commandDice(party.side()).has(CommandFace.DICE)) now.ask(this);
        else now.answer(new Outcome(0, 0));
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(party.side(), Purpose.ADDED_DICE, RuleIds.CMD_7, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        AddedDice.options(now, party, each);
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        return choice instanceof Choice.AddDice ? AddedDice.TOO_MANY : AddedDice.NOT_NOW;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        int dice = ((Choice.AddDice) choice).dice();
        AddedDice.spend(now, party.side(), dice);
        now.answer(new Outcome(dice, 0));
    }
}
