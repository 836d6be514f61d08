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
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Requirements;
import java.util.function.Consumer;

/**
 * DICE-11, CMD-7: a side declares the dice that it adds to one model's test, before one roll against several models. It passes
 * the number to the frame below.
 */
@SavedName(value = "diceDeclaration", parts = "context party")
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
        Added.options(now, party, each);
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        return choice instanceof Choice.AddDice ? Added.TOO_MANY : Added.NOT_NOW;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        int dice = ((Choice.AddDice) choice).dice();
        Added.spend(now, party.side(), dice);
        now.answer(new Outcome(dice, 0));
    }

    /** CMD-7: the options to add dice, and the refusals. */
    static final class Added {
        static final Rejection TOO_MANY = new Rejection(
                RuleIds.CMD_7,
                "the side does not have that many Dice command dice",
                "0 up to the Dice that the side has");
        static final Rejection NOT_NOW =
                new Rejection(RuleIds.ASK_1, "a test is going on", "added dice or re-rolls, as the prompt asks");

        private Added() {}

        static void options(Now now, TestPool party, Consumer<Choice> each) {
            int most = now.view().commandDice(party.side()).count(CommandFace.DICE);
            for (int n = 0; n <= most; n++) each.accept(new Choice.AddDice(n));
        }

        static void spend(Now now, Side side, int dice) {
            for (int i = 0; i < dice; i++) now.edit().spendCommand(side, CommandFace.DICE, RuleIds.CMD_7);
        }
    }
}
