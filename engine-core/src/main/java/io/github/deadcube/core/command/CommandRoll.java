package io.github.deadcube.core.command;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;

/** CMD-1, CMD-2: a side rolls command dice, all or those that it puts back. */
@DescribesFrame(rule = "CMD-1", words = "{side} rolls command dice")
@SavedName("commandRoll")
record CommandRoll(Side side, int dice) implements CommandRules.ChapterFrame {
    @Override
    public void requires(Requirements state) {
        Tacticians.areOver(state, side);
        int hand = state.now().view().commandDice(side).size();
        state.that(state.position().round() > 0, "command dice are rolled before the first round", "a later step");
        state.number("the number of dice", dice, 1, CommandDice.MOST);
        state.number(Sentence.of("the number of all command dice of {side}", side), hand + dice, 1, CommandDice.MOST);
    }

    @Override
    public Prompt.DiceRequest prompt(Now now) {
        return new Prompt.DiceRequest(side, Purpose.COMMAND_ROLL, RuleIds.CMD_1, dice, Die.COMMAND);
    }

    @Override
    public void rolled(Now now, Dice rolled) {
        CommandDice all = CommandDice.NONE;
        for (int i = 0; i < rolled.size(); i++) all = all.plus(now.game().face(rolled.face(i)), 1);
        now.sideChanges().rolledCommand(side, all);
    }
}
