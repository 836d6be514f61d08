package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.odds.Distribution;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.team.Profile.Statistic;
import java.util.TreeMap;

/** The pools whose {@link SuccessLookup} have been reckoned, and the dice that are tried; they come up again and again. Belongs to one bot. */
final class DicePools {
    private static final int FAILURE = 1;
    private static final int EIGHT = 8;

    private final TreeMap<Integer, SuccessLookup> known = new TreeMap<>();
    private final TreeMap<Integer, Dice> dice = new TreeMap<>();
    private final Odds odds;

    DicePools(Odds odds) {
        this.odds = odds;
    }

    /** For another bot, with all that is known so far. */
    DicePools copy() {
        DicePools copy = new DicePools(odds);
        copy.known.putAll(known);
        copy.dice.putAll(dice);
        return copy;
    }

    /**
     * The successes of a pool: none are rolled for 0 dice or less, and with target 0 there is no number to roll against (DICE-5); so many
     * failed dice are rolled again.
     */
    SuccessLookup of(int dice, int target, int again) {
        return of(dice, target, again, EIGHT);
    }

    /** The same of a pool whose faces from {@code explodes} up explode, not the 8 alone. */
    SuccessLookup of(int dice, int target, int again, int explodes) {
        int rolled = Math.max(0, dice);
        int key = ((rolled * 128 + again) * 16 + target) * 16 + explodes;
        SuccessLookup found = known.get(key);
        if (found != null) return found;
        SuccessLookup made =
                new SuccessLookup(odds.successes(new Pool(rolled, new Statistic(target), again, explodes)));
        known.put(key, made);
        return made;
    }

    /** So many dice that all show a 1. */
    Dice lowest(int all) {
        return dice(all, 0, FAILURE);
    }

    /** So many dice, of which so many show a face, and the others fail. */
    Dice dice(int all, int hits, int face) {
        int key = (all * 128 + hits) * 16 + face;
        Dice found = dice.get(key);
        if (found != null) return found;
        int[] faces = new int[all];
        for (int i = 0; i < all; i++) faces[i] = i < hits ? face : FAILURE;
        Dice made = Dice.of(faces);
        dice.put(key, made);
        return made;
    }

    /** How likely so many successes are, as a bot reckons with them: quickly looked up, and the many not told apart. */
    static final class SuccessLookup {
        /** From here on successes are not told apart: not one pool in a million of those that are rolled gets there. */
        static final int MOST = 16;

        private final double[] exactly = new double[MOST + 1];

        SuccessLookup(Distribution distribution) {
            for (int k = 0; k <= distribution.most(); k++) exactly[Math.min(k, MOST)] += distribution.chance(k);
        }

        /** The chance of so many successes; of {@link #MOST} or more for that number, and 0 for more. */
        double exactly(int successes) {
            return successes > MOST ? 0 : exactly[successes];
        }

        double atLeast(int successes) {
            double sum = 0;
            for (int k = Math.max(0, successes); k <= MOST; k++) sum += exactly[k];
            return sum;
        }
    }
}
