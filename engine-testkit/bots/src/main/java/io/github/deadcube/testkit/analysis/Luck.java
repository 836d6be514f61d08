package io.github.deadcube.testkit.analysis;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.bot.Evaluation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * The luck of the dice in a match: for each roll the chance to win after it, minus its exact expectation before it. The
 * mean of the sum over games is 0 whatever the evaluation is. So a side's result minus its luck has the same mean as
 * the result; it varies less if the evaluation is good.
 *
 * <pre>{@code
 * Luck luck = Luck.of(rules, begin);
 * Match.between(rules, begin, a, b, dice).watchedBy(luck).play();
 * double ofSideA = luck.total(Side.A); // subtract it from the score of A
 * }</pre>
 */
public final class Luck implements BiConsumer<Input, Transition> {
    private final Rules rules;
    private final ToDoubleFunction<Position> chance;
    private final RollValues values = new RollValues();
    private Vector<LuckyRoll> rolls = Vector.empty();
    private GameState state;
    private int inputs;

    /**
     * A roll and what it was worth.
     *
     * @param input the number of the input, from 0
     * @param before the expected chance of side A to win before the roll, 0 to 1
     * @param after the chance of side A after it
     */
    public record LuckyRoll(int input, Prompt.DiceRequest request, Dice dice, double before, double after) {
        /** The luck of a side, -1 to 1. */
        public double luck(Side side) {
            return side == Side.A ? after - before : before - after;
        }
    }

    /** @param chance that side A wins, 0 to 1; after the end of the game 1, 0, or 0.5 for a draw */
    Luck(Rules rules, GameState begin, ToDoubleFunction<Position> chance) {
        this.rules = rules;
        this.chance = chance;
        this.state = begin;
    }

    /**
     * The luck of a match that begins in a state, by {@link Evaluation#chance}. Rolls with more than a thousand
     * outcomes are left out.
     */
    public static Luck of(Rules rules, GameState begin) {
        Evaluation evaluation = Evaluation.of(begin.position().game().setup());
        return new Luck(rules, begin, position -> evaluation.chance(position, Side.A));
    }

    @Override
    public void accept(Input input, Transition transition) {
        GameState before = state;
        state = transition.state();
        if (input instanceof Dice dice && rules.prompt(before) instanceof Prompt.DiceRequest request)
            for (RollValues.Rolled rolled : values.rolled(before, state))
                rolls = rolls.append(new LuckyRoll(inputs, request, dice, rolled.before(), rolled.after()));
        inputs++;
    }

    public double total(Side side) {
        double sum = 0;
        for (LuckyRoll roll : rolls) sum += roll.luck(side);
        return sum;
    }

    public Vector<LuckyRoll> rolls() {
        return rolls;
    }

    /**
     * The exact expectation of a roll: the chance of side A to win after each outcome, and its mean. After an outcome
     * it follows the tests and the small answers of the same attack, so that the first roll of an attack is not judged
     * before the second one.
     */
    private final class RollValues {
        /** Of a branch that is less likely than this, only the likeliest outcome is followed. */
        private static final double UNLIKELY = 0.0005;

        private static final int DEEPEST = 12;
        /** The most outcomes of a roll that is looked at. */
        private static final int MOST = 1_000;
        /** A test with more dice may have more outcomes than that; to list them takes long. */
        private static final int MOST_DICE = 43;
        /**
         * Once so many outcomes are listed for one roll, no attack is followed any more. A roll of a usual game needs a
         * third at most.
         */
        private static final int MOST_LISTED = 100_000;

        private final Odds odds = Deadcube.odds();
        /** The values of the states of one roll, by their digests: many rolls lead to one state. */
        private final Map<Long, Double> known = new LinkedHashMap<>();

        private int listed;

        /**
         * What a roll was worth.
         *
         * @param before the expected chance of side A to win, 0 to 1
         * @param after the chance after the outcome
         */
        record Rolled(double before, double after) {}

        /**
         * The value of a roll; none if the rule that asks tells too many faces apart.
         *
         * @param state the state that asks for the dice
         * @param next the state after the dice
         */
        Option<Rolled> rolled(GameState state, GameState next) {
            Option<Vector<Dice.Chance>> outcomes = outcomes(state);
            if (outcomes.isEmpty()) return Option.none();
            known.clear();
            listed = 0;
            double mean = 0;
            double happened = Double.NaN;
            for (Dice.Chance outcome : outcomes.get()) {
                GameState after = rules.play(state, outcome.dice()).state();
                double value = value(after, outcome.probability(), 1);
                mean += outcome.probability() * value;
                if (after.equals(next)) happened = value;
            }
            return Double.isNaN(happened) ? Option.none() : Option.some(new Rolled(mean, happened));
        }

        private Option<Vector<Dice.Chance>> outcomes(GameState state) {
            if (rules.prompt(state) instanceof Prompt.DiceRequest request
                    && request.purpose() != Purpose.TEST
                    && request.outcomeCount().compareTo(BigInteger.valueOf(MOST)) > 0) return Option.none();
            if (odds.rolling(state).exists(pool -> pool.dice() > MOST_DICE)) return Option.none();
            Vector<Dice.Chance> all = odds.outcomes(state);
            listed += all.size();
            return Option.some(all).filter(few -> few.size() <= MOST);
        }

        /** The chance of side A, and the mean of the outcomes while an attack goes on. */
        private double value(GameState state, double likely, int depth) {
            if (depth <= DEEPEST
                    && listed < MOST_LISTED
                    && state.position().result().isEmpty()) {
                Prompt prompt = rules.prompt(state);
                if (prompt instanceof Prompt.DiceRequest request && request.purpose() == Purpose.TEST) {
                    Option<Vector<Dice.Chance>> outcomes = outcomes(state);
                    if (outcomes.isDefined()) return known(state, outcomes.get(), likely, depth);
                }
                Choice answer = prompt instanceof Prompt.Decision decision ? plainAnswer(decision) : null;
                if (answer != null) return value(rules.play(state, answer).state(), likely, depth + 1);
            }
            return chance.applyAsDouble(state.position());
        }

        private double known(GameState state, Vector<Dice.Chance> outcomes, double likely, int depth) {
            long key = state.digest();
            Double value = known.get(key);
            if (value == null) {
                value = mean(state, outcomes, likely, depth);
                known.put(key, value);
            }
            return value;
        }

        private double mean(GameState state, Vector<Dice.Chance> outcomes, double likely, int depth) {
            if (likely < UNLIKELY) {
                Dice likeliest = outcomes.maxBy(Dice.Chance::ways).get().dice();
                return value(rules.play(state, likeliest).state(), likely, depth + 1);
            }
            double mean = 0;
            for (Dice.Chance outcome : outcomes)
                mean += outcome.probability()
                        * value(rules.play(state, outcome.dice()).state(), likely * outcome.probability(), depth + 1);
            return mean;
        }
    }

    /** The plain answer within an attack; null for a choice that belongs to no attack. */
    static @Nullable Choice plainAnswer(Prompt.Decision decision) {
        return switch (decision.purpose()) {
            case REROLL -> decision.offers().pick(count -> count - 1);
            case COMMAND_DIE_REROLL, ADDED_DICE, SPECIAL_ORDER, SPOT, ENEMY_TO_FIGHT, WEAPON, DIRECTION ->
                decision.offers().pick(count -> 0);
            case FIGHT_BACK ->
                decision.options()
                        .find(Choice.Survive.class::isInstance)
                        .getOrElse(() -> decision.offers().pick(count -> 0));
            default -> null;
        };
    }
}
