package io.github.deadcube.core.round;

import io.github.deadcube.api.Pending;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.vavr.collection.Vector;

/** RND: other packages come in by this class. */
public final class Rounds {
    private Rounds() {}

    /** What is still to be done of this chapter, as states hold it. */
    sealed interface Waiting extends Frame
            permits EndPhase,
                    EndPhase.Closing,
                    EndPhase.Finish,
                    EndPhase.Holding,
                    EndPhase.Scoring,
                    Round,
                    Round.CommandPhase,
                    Turn {}

    /** Every class of this chapter that states hold. */
    public static Vector<Class<? extends Record>> pending() {
        return Frame.kinds(Waiting.class);
    }

    /** RND-1: the next round, and all that follow. */
    public static Frame round() {
        return new Round();
    }

    /** The middle of a round: a side's turn, then the rest of the round. */
    public static Frame turn(Side side) {
        return new Turn(side, false);
    }

    /** CMD-6: what comes after the activation of a side's first or second model of the turn, and the rest of the round. */
    public static Frame after(Side side, boolean second) {
        return second ? new Turn(side.other(), false) : new Turn(side, true);
    }

    /** CMD-6: whether what comes after an activation is another turn, and no second model. */
    public static boolean anotherTurn(Pending next) {
        return next instanceof Turn turn && !turn.second();
    }

    /** RND-9: the end of the round. */
    public static Frame end() {
        return new EndPhase();
    }
}
