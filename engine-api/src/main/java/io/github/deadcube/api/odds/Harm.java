package io.github.deadcube.api.odds;

import io.github.deadcube.api.team.ModelId;
import java.math.BigDecimal;

/**
 * What an attack may do to a model (DMG-1).
 *
 * @param model who may suffer it
 * @param left the HP that it has left
 * @param lost the HP that it would lose, 0 or more, those beyond what it has left included
 */
public record Harm(ModelId model, int left, Distribution lost) {
    /**
     * The probability that it is killed (DMG-3).
     *
     * @return from 0 to 1, with all its decimals
     */
    public BigDecimal kill() {
        return lost.atLeast(left);
    }

    /**
     * The HP that it loses on average, never more than it has left.
     *
     * @return 0 or more, but for the rest that the distribution does not tell apart
     */
    public double expected() {
        return lost.map(hitPoints -> Math.min(hitPoints, left)).mean();
    }
}
