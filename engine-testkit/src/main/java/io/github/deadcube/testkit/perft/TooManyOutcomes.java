package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.play.Prompt;

/** A roll has more outcomes than can be looked at one by one. The message says which, and how many. */
public final class TooManyOutcomes extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    TooManyOutcomes(Prompt.DiceRequest request) {
        super(request + " has " + request.howMany() + " outcomes; the counting goes on from at most "
                + Prompt.DiceRequest.MOST_OUTCOMES + " of a roll. Count to the roll and no deeper, or with fewer dice");
    }
}
