package io.github.deadcube.core.odds;

import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Dice.Die;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The rolls of d8 that lead to equal states, one of each kind with the number of rolls of its kind. */
final class GroupedRolls {
    private static final int FACES = Die.D8.faces();

    /** GEO-7, SCAT-3: a single die, low or high. */
    static final Vector<Chance> HALVES = Vector.of(half(1), half(FACES));

    private GroupedRolls() {}

    private static Chance half(int face) {
        return new Chance(Dice.of(face), BigInteger.valueOf(FACES / 2), BigInteger.valueOf(FACES));
    }

    /** DICE-2, DICE-3: by the dice that explode, then by the other successes; fewest first. */
    static Vector<Chance> ofTest(Pool pool) {
        int target = Math.min(pool.target().target(), pool.explodes());
        List<Chance> all = new ArrayList<>();
        for (int bursts = 0; bursts <= pool.dice(); bursts++)
            for (int hits = 0; hits <= pool.dice() - bursts; hits++)
                if (hits == 0 || target < pool.explodes()) all.add(outcome(pool, target, bursts, hits));
        return Vector.ofAll(all);
    }

    private static Chance outcome(Pool pool, int target, int bursts, int hits) {
        int misses = pool.dice() - bursts - hits;
        int[] faces = new int[pool.dice()];
        for (int i = 0; i < faces.length; i++) faces[i] = i < misses ? 1 : i < misses + hits ? target : pool.explodes();
        BigInteger ways = choose(pool.dice(), bursts)
                .multiply(choose(pool.dice() - bursts, hits))
                .multiply(power(FACES + 1 - pool.explodes(), bursts))
                .multiply(power(pool.explodes() - target, hits))
                .multiply(power(target - 1, misses));
        return new Chance(Dice.of(faces), ways, power(FACES, pool.dice()));
    }

    private static BigInteger power(int base, int exponent) {
        return BigInteger.valueOf(base).pow(exponent);
    }

    private static BigInteger choose(int of, int some) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 1; i <= some; i++)
            ways = ways.multiply(BigInteger.valueOf(of - some + i)).divide(BigInteger.valueOf(i));
        return ways;
    }
}
