package io.github.deadcube.core.command;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Die;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** CMD-1, CMD-2: a side rolls so many command dice. */
@Waits(rule = "CMD-1", words = "{side} rolls command dice")
record CommandRoll(Side side, int dice) implements Command.Waiting {
    @Override
    public void enter(Now now) {
        now.ask(this);
    }

    @Override
    public Prompt.DiceRequest prompt(Now now) {
        return new Prompt.DiceRequest(side, Purpose.COMMAND_ROLL, RuleIds.CMD_1, dice, Die.COMMAND);
    }

    @Override
    public void rolled(Now now, Dice rolled) {
        CommandDice all = CommandDice.NONE;
        for (int i = 0; i < rolled.size(); i++) all = all.plus(now.game().face(rolled.face(i)), 1);
        now.rolledCommand(side, all);
    }
}
