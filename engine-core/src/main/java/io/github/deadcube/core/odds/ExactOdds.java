package io.github.deadcube.core.odds;

import io.github.deadcube.api.odds.Distribution;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Pool;

/** The door: probabilities without any rounding. */
public record ExactOdds() implements Odds {
    @Override
    public Distribution successes(Pool pool) {
        return Successes.of(pool);
    }
}
