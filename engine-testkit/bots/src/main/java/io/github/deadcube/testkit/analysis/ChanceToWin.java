package io.github.deadcube.testkit.analysis;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.Evaluation;

/** An evaluation of positions as a chance to win. It is for the games of one set-up and for one thread. */
@FunctionalInterface
public interface ChanceToWin {
    /** The chance that a side wins, 0 to 1; after the end of the game 1, 0, or 0.5 for a draw. */
    double of(Position position, Side side);

    /** The evaluation of the bots that ship ({@link Evaluation#chance}). */
    static ChanceToWin of(Setup setup) {
        return Evaluation.of(setup)::chance;
    }
}
