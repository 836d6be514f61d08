package io.github.deadcube.core.odds;

import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** The slow reference: every roll, bonus die and re-roll, face by face; exact up to a number of successes. */
final class Enumeration {
    /** The counts of a roll that matter. */
    private record Roll(int hits, int bonus) {}

    private final int target;
    private final int explodes;
    private final int most;
    private final BigDecimal[] exactly;
    /** By the number of dice: the faces are enumerated once for each number. */
    private final Map<Integer, Map<Roll, BigDecimal>> rolls = new TreeMap<>();

    private Enumeration(int target, int explodes, int most) {
        this.target = Math.min(target, explodes);
        this.explodes = explodes;
        this.most = most;
        exactly = new BigDecimal[most + 1];
        Arrays.fill(exactly, BigDecimal.ZERO);
    }

    /** The probabilities of 0 to {@code most} successes. */
    static BigDecimal[] of(Pool pool, int most) {
        Enumeration all = new Enumeration(pool.target().target(), pool.explodes(), most);
        all.roll(pool.dice(), 0, 0, pool.rerolls(), BigDecimal.ONE);
        return all.exactly;
    }

    private void roll(int dice, int successes, int failures, int rerolls, BigDecimal probability) {
        if (successes > most) return;
        if (dice == 0) {
            int again = Math.min(rerolls, failures);
            if (again > 0) roll(again, successes, 0, 0, probability);
            else exactly[successes] = exactly[successes].add(probability);
            return;
        }
        rolls.computeIfAbsent(dice, this::faces)
                .forEach((roll, share) -> roll(
                        roll.bonus(),
                        successes + roll.hits(),
                        failures + dice - roll.hits(),
                        rerolls,
                        probability.multiply(share)));
    }

    private Map<Roll, BigDecimal> faces(int dice) {
        Map<Roll, BigDecimal> all = new LinkedHashMap<>();
        Prompt.DiceRequest request = new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.DICE_1, dice, Die.D8);
        for (Chance chance : request.outcomes())
            all.merge(
                    new Roll(chance.dice().atLeast(target), chance.dice().atLeast(explodes)),
                    new BigDecimal(chance.ways()).divide(new BigDecimal(chance.of())),
                    BigDecimal::add);
        return all;
    }
}
