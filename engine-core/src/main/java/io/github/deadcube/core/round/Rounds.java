package io.github.deadcube.core.round;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;

/** RND: other packages come in by this class. */
public final class Rounds {
    private Rounds() {}

    /** RND-1: the next round, and all that follow. */
    public static Frame round() {
        return new Round();
    }

    /** The middle of a round: a side's turn, then the rest of the round. */
    public static Frame turn(Side side) {
        return new Turn(side, false);
    }

    /** RND-9: the end of the round. */
    public static Frame end() {
        return new EndPhase();
    }
}
