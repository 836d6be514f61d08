package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.core.Deadcube;
import java.util.TreeMap;

/** A cache of the {@link SuccessLookup} of pools, and of the dice of trial rolls. Use one cache for each bot. */
final class DicePools {
    private static final int FAILURE = 1;
    /** DICE-3: the only face that explodes without other rules. */
    static final int EIGHT = 8;

    /** More than the dice, re-rolls and successes of a test, so that different pools have different keys. */
    private static final int MOST = 1_024;

    private final TreeMap<Integer, SuccessLookup> known = new TreeMap<>();
    private final TreeMap<Integer, Dice> dice = new TreeMap<>();
    private final Odds odds = Deadcube.odds();

    /** A copy for another thread, with all cached values. */
    DicePools copy() {
        DicePools copy = new DicePools();
        copy.known.putAll(known);
        copy.dice.putAll(dice);
        return copy;
    }

    /**
     * The successes of a pool. No dice are rolled if {@code dice} is 0 or less; target 0 means no number to roll
     * against (DICE-5); {@code again} is the number of re-rolls.
     */
    SuccessLookup successes(int dice, int target, int again) {
        return successes(dice, target, again, EIGHT);
    }

    /** The successes of a pool whose faces from {@code explodes} up explode, and not only the 8. */
    SuccessLookup successes(int dice, int target, int again, int explodes) {
        int rolled = Math.max(0, dice);
        int key = ((rolled * MOST + again) * 16 + target) * 16 + explodes;
        SuccessLookup found = known.get(key);
        if (found != null) return found;
        SuccessLookup made =
                new SuccessLookup(odds.successes(new Pool(rolled, new Statistic(target), again, explodes)));
        known.put(key, made);
        return made;
    }

    Pool rolling(GameState state) {
        return odds.rolling(state).get();
    }

    Dice lowest(int all) {
        return dice(all, 0, FAILURE);
    }

    /** Dice of which {@code hits} show a face and the others fail. */
    Dice dice(int all, int hits, int face) {
        int key = (all * MOST + hits) * 16 + face;
        Dice found = dice.get(key);
        if (found != null) return found;
        int[] faces = new int[all];
        for (int i = 0; i < all; i++) faces[i] = i < hits ? face : FAILURE;
        Dice made = Dice.of(faces);
        dice.put(key, made);
        return made;
    }
}
