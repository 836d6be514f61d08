package io.github.deadcube.core.command;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** CMD-1, CMD-2: a side rolls so many command dice. */
record CommandRoll(Side side, int dice) implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.CMD_1;
    }

    @Override
    public String words() {
        return side + " rolls command dice";
    }

    @Override
    public void enter(Now now) {
        now.ask(this);
    }

    @Override
    public Prompt.DiceRequest prompt(Now now) {
        return new Prompt.DiceRequest(side, Purpose.COMMAND_ROLL, rule(), dice, Die.COMMAND);
    }

    @Override
    public void rolled(Now now, Dice rolled) {
        CommandDice all = CommandDice.NONE;
        for (int i = 0; i < rolled.size(); i++) all = all.plus(now.game().face(rolled.face(i)), 1);
        now.rolledCommand(side, all);
    }
}
