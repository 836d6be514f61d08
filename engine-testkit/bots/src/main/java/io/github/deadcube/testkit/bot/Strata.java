package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Rolls of a test that are spread evenly over its exact outcomes: after any number of visits, each outcome has come about as often as its
 * probability says. Visit k takes the outcome at the fractional part of k times the golden ratio.
 */
final class Strata {
    private static final double GOLDEN = 0.6180339887498949;

    private final Odds odds;
    private final Map<Test, Spread> known = new LinkedHashMap<>();

    private record Test(RuleId rule, Pool pool) {}

    Strata(Odds odds) {
        this.odds = odds;
    }

    /** The outcomes of a test in any order, with the sum of the probabilities up to each. Empty if every face matters. */
    private static final class Spread {
        private final Dice[] dice;
        private final double[] upTo;

        private Spread(Dice[] dice, double[] upTo) {
            this.dice = dice;
            this.upTo = upTo;
        }

        static Spread of(Vector<Chance> outcomes) {
            Dice[] dice = outcomes.map(Chance::dice).toJavaArray(Dice[]::new);
            double[] upTo = new double[dice.length];
            double sum = 0;
            for (int i = 0; i < upTo.length; i++)
                upTo[i] = sum += outcomes.get(i).probability();
            return new Spread(dice, upTo);
        }

        @Nullable
        Dice at(double part) {
            for (int i = 0; i < upTo.length; i++) if (part < upTo[i]) return dice[i];
            return dice.length == 0 ? null : dice[dice.length - 1];
        }
    }

    /**
     * The dice of a visit.
     *
     * @param state asks for the dice of a test
     * @param visit from 0
     * @return null if the rule that asks tells all faces apart
     */
    @Nullable
    Dice roll(GameState state, RuleId rule, int visit) {
        Option<Pool> pool = odds.rolling(state);
        if (pool.isEmpty()) return null;
        return known.computeIfAbsent(new Test(rule, pool.get()), test -> spread(state))
                .at(visit * GOLDEN % 1);
    }

    private Spread spread(GameState state) {
        try {
            return Spread.of(odds.outcomes(state));
        } catch (IllegalStateException everyFaceMatters) {
            return Spread.of(Vector.empty());
        }
    }
}
