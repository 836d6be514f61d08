package io.github.deadcube.testkit.tree;

import io.github.deadcube.api.play.Prompt.DiceRequest;

/** A roll has too many outcomes to continue each. The message names the roll and the number. */
public final class TooManyOutcomes extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    public TooManyOutcomes(DiceRequest request) {
        super(request + " has " + request.outcomeCount() + " outcomes; the counting goes on from at most "
                + DiceRequest.MAX_OUTCOMES + " of a roll. Count to the roll and no deeper, or with fewer dice");
    }
}
