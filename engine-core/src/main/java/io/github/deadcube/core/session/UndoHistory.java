package io.github.deadcube.core.session;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.ReplayedRecord;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What has been played of a session's game, and where one may go back to in it. */
record UndoHistory(GameState begin, Vector<ReplayedRecord.Step> steps) {
    UndoHistory with(ReplayedRecord.Step step) {
        return new UndoHistory(begin, steps.append(step));
    }

    UndoHistory first(int inputs) {
        return new UndoHistory(begin, steps.take(inputs));
    }

    ReplayedRecord played() {
        return new ReplayedRecord(begin, steps, Option.none());
    }

    /** Dice as they are at its end: those of a seed have rolled all that is past, all others go on. */
    DiceSource dice(SessionSettings settings) {
        DiceSource dice = settings.dice().source().get();
        return settings.dice().seed().isDefined() ? played().advanced(dice) : dice;
    }

    /** The most inputs, up to some, after which no dice of the session's own are due; 0 if there are none such. */
    int asking(int inputs, SessionDice dice) {
        int left = Math.max(0, Math.min(inputs, steps.size()));
        while (left > 0 && left < steps.size() && chance(steps.get(left).prompt(), dice)) left--;
        return left;
    }

    private static boolean chance(Prompt prompt, SessionDice dice) {
        return prompt instanceof Prompt.ShuffleRequest || prompt instanceof Prompt.DiceRequest && !dice.byHand();
    }

    /** Whether somebody has learnt since then what an item token is. */
    boolean learntSince(int inputs) {
        GameState then = played().state(inputs);
        GameState now = played().state();
        return Side.BOTH.exists(side -> !knows(then, side).containsAll(knows(now, side)));
    }

    private static Vector<TokenItem> knows(GameState state, Side side) {
        return state.seenBy(side).known().appendAll(state.position().revealed());
    }
}
