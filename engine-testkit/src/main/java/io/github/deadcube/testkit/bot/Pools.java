package io.github.deadcube.testkit.bot;

import java.util.TreeMap;

/** The {@link Pool}s that have been reckoned; they come up again and again. Belongs to one bot. */
final class Pools {
    private final TreeMap<Integer, Pool> known = new TreeMap<>();

    /** As {@link Pool#of}. */
    Pool of(int dice, int target, int again) {
        int key = (Math.max(0, dice) * 16 + again) * 16 + target;
        return known.computeIfAbsent(key, unknown -> Pool.of(dice, target, again));
    }
}
