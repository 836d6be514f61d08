package io.github.deadcube.core.dice;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Now;
import java.util.function.Consumer;

/** CMD-7: the options to add dice, and the refusals. */
final class AddedDice {
    static final Rejection TOO_MANY = new Rejection(
            RuleIds.CMD_7, "the side does not have that many Dice command dice", "0 up to the Dice that the side has");
    static final Rejection NOT_NOW =
            new Rejection(RuleIds.ASK_1, "a test is going on", "added dice or re-rolls, as the prompt asks");

    private AddedDice() {}

    static void options(Now now, TestPool party, Consumer<Choice> each) {
        int most = now.view().commandDice(party.side()).count(CommandFace.DICE);
        for (int n = 0; n <= most; n++) each.accept(new Choice.AddDice(n));
    }

    static void spend(Now now, Side side, int dice) {
        for (int i = 0; i < dice; i++) now.sideChanges().spendCommand(side, CommandFace.DICE, RuleIds.CMD_7);
    }
}
