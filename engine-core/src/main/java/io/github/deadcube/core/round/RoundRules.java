package io.github.deadcube.core.round;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Frame;

/** RND: the entry point of this package for other packages. */
public final class RoundRules {
    private RoundRules() {}

    public sealed interface ChapterFrame extends Frame
            permits EndPhase,
                    EndPhase.Closing,
                    EndPhase.Finish,
                    EndPhase.Holding,
                    EndPhase.Scoring,
                    Round,
                    Round.CommandPhase,
                    TurnChoice {}

    public static Frame round() {
        return new Round();
    }

    /** A side's turn in the middle of a round, with the rest of the turns. */
    public static Frame turn(Side side) {
        return new TurnChoice(side, false);
    }

    /** CMD-6: the frame after the activation of a side's first or second model of the turn. */
    public static Frame after(Side side, boolean second) {
        return second ? new TurnChoice(side.other(), false) : new TurnChoice(side, true);
    }

    /** CMD-6: whether another turn follows an activation, and no second model. */
    public static boolean anotherTurn(Pending next) {
        return next instanceof TurnChoice turn && !turn.second();
    }

    public static Frame end() {
        return new EndPhase();
    }
}
