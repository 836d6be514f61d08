package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** CMD-2, CMD-3: a side may re-roll some of its command dice if at least half of its strike team remains. */
@SavedName("commandReroll")
@DescribesFrame(
        step = Flow.COMMAND_REROLLS,
        rule = "CMD-2",
        asks = Purpose.COMMAND_REROLL,
        words = "{side} may roll command dice again")
record CommandReroll(Side side) implements CommandRules.ChapterFrame, Frame.OfSide {
    private static final Rejection NOT_ITS_DICE = new Rejection(
            RuleIds.CMD_2, "the side has not rolled all of these", "some of the command dice it has rolled");

    private static final CommandFace[] FACES = CommandFace.values();

    /**
     * CMD-3, K-COMBAT-TEAM: a side with fewer than half of its models may not re-roll, unless one of them is drilled.
     */
    static void offer(Now now, Side side) {
        if (now.sides().remaining(side) * 2 >= now.sides().strength(side)
                || now.view()
                        .models()
                        .exists(m ->
                                CommandRules.isInPlay(m, side) && now.view().hasTrait(m.id(), Trait.COMMAND_REROLL)))
            now.then(new CommandReroll(side));
    }

    @Override
    public void requires(Requirements state) {
        Tacticians.areOver(state, side);
        int dice = state.now().view().commandDice(side).size();
        state.number(Sentence.of("the number of command dice of {side}", side), dice, 0, CommandDice.MOST);
    }

    /** Every multiset of its dice, starting with the empty one. */
    @Override
    public void options(Now now, Consumer<Choice> each) {
        multisets(now.view().commandDice(side), 0, CommandDice.NONE, each);
    }

    private static void multisets(CommandDice all, int face, CommandDice chosen, Consumer<Choice> each) {
        if (face == FACES.length) {
            each.accept(new Choice.RerollCommand(chosen));
            return;
        }
        CommandFace f = FACES[face];
        for (int n = 0; n <= all.count(f); n++) multisets(all, face + 1, chosen.plus(f, n), each);
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (!(choice instanceof Choice.RerollCommand again)) return Refusals.KIND;
        return now.view().commandDice(side).contains(again.dice()) ? null : NOT_ITS_DICE;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        CommandDice dice = ((Choice.RerollCommand) choice).dice();
        if (dice.equals(CommandDice.NONE)) return;
        now.sideChanges().putBackCommand(side, dice);
        now.then(new CommandRoll(side, dice.size()));
    }
}
