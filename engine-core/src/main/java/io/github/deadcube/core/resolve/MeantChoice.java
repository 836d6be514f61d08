package io.github.deadcube.core.resolve;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.CommandDice;
import io.vavr.collection.Vector;

/** What a refused choice probably means: several choices say no, and one may stand for an earlier one. */
final class MeantChoice {
    private static final int MOST_NAMED = 3;

    private MeantChoice() {}

    /** The rejection, whose remedy names the offered choices that are meant, if there are any. */
    static Rejection in(Now now, Choice refused, Rejection why) {
        boolean no = saysNo(refused);
        if (!no && !(refused instanceof Choice.Deploy)) return why;
        if (!(now.asked() instanceof Prompt.Decision decision)) return why;
        Vector<Choice> meant =
                decision.options().filter(offered -> no ? saysNo(offered) : precedes(offered, (Choice.Deploy) refused));
        return meant.isEmpty()
                ? why
                : new Rejection(why.rule(), why.text(), meant.take(MOST_NAMED).mkString(" or "));
    }

    private static boolean precedes(Choice offered, Choice.Deploy refused) {
        return offered instanceof Choice.SetUp first && first.model().equals(refused.model());
    }

    private static boolean saysNo(Choice choice) {
        return choice instanceof Choice.Pass
                || choice instanceof Choice.EndTurn
                || choice instanceof Choice.EndActivation
                || choice instanceof Choice.Done
                || choice instanceof Choice.Decline
                || choice instanceof Choice.AddDice add && add.dice() == 0
                || choice instanceof Choice.Reroll reroll && reroll.dice() == 0
                || choice instanceof Choice.RerollCommand command
                        && command.dice().equals(CommandDice.NONE);
    }
}
