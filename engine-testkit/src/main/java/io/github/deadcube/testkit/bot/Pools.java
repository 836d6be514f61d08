package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Pool;
import io.github.deadcube.api.team.Statistic;
import java.util.TreeMap;

/** The pools whose {@link SuccessLookup} have been reckoned; they come up again and again. Belongs to one bot. */
final class Pools {
    private final TreeMap<Integer, SuccessLookup> known = new TreeMap<>();
    private final Odds odds;

    Pools(Odds odds) {
        this.odds = odds;
    }

    /**
     * The successes of a pool.
     *
     * @param dice how many; none are rolled for 0 or less
     * @param target 2 to 8; 0 if there is no number to roll against (DICE-5)
     * @param again how many failed dice are rolled again
     */
    SuccessLookup of(int dice, int target, int again) {
        int rolled = Math.max(0, dice);
        int key = (rolled * 128 + again) * 16 + target;
        return known.computeIfAbsent(
                key, unknown -> new SuccessLookup(odds.successes(new Pool(rolled, new Statistic(target), again))));
    }
}
