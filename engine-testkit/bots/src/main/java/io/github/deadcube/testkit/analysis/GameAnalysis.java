package io.github.deadcube.testkit.analysis;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.analysis.Luck.LuckyRoll;
import io.github.deadcube.testkit.bot.Evaluation;
import io.github.deadcube.testkit.bot.PlanJudge;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.DoubleConsumer;

/**
 * What a game, or a part of it, says about its players: the chance to win after each input, what each decision cost,
 * and how lucky each roll was.
 *
 * @param start the chance of side A to win before the first input, 0 to 1
 * @param moments one for each input, in order
 */
public record GameAnalysis(double start, Vector<Moment> moments) {
    /** A decision that costs less of a win is not marked. */
    public static final double COSTLY = 0.03;
    /** A roll that changes the chance less is not marked. */
    public static final double LUCKY = 0.1;

    private static final double SURE = 2;
    /**
     * The visits that look for the best plan with the choice itself are this part of those that look for the best plan
     * of all.
     */
    private static final int OWN = 4;

    private static final int FEWEST = 6;
    private static final long SEED = 20_251_125;

    /**
     * An input and what it did.
     *
     * @param number of the input, from 1
     * @param chance the chance of side A to win after it, 0 to 1
     * @param decision what it cost; none for dice, shuffles, decisions with one option and the set-up
     * @param roll how lucky it was; none if it is no roll, or one that {@link Luck} leaves out
     */
    public record Moment(
            int number,
            Prompt prompt,
            Input input,
            int round,
            double chance,
            Option<JudgedDecision> decision,
            Option<LuckyRoll> roll) {
        public boolean lucky() {
            return roll.exists(one -> Math.abs(one.luck(Side.A)) >= LUCKY);
        }

        /** Whether the decision cost much, and not by chance of the visits. */
        public boolean costly() {
            return decision.exists(JudgedDecision::costly);
        }
    }

    /**
     * A decision that is judged.
     *
     * @param better the plan that looked best; it begins with the choice itself if nothing looked better
     * @param cost how much less of a win the choice is worth than the better plan, 0 or more
     * @param error the standard error of the cost
     */
    public record JudgedDecision(Side side, Choice choice, Vector<Choice> better, double cost, double error) {
        public boolean costly() {
            return cost >= COSTLY && cost >= SURE * error;
        }
    }

    /**
     * Analyses the inputs that follow a state. The same inputs have the same analysis, in one part or in several.
     *
     * @param first the number of the first input, from 1
     * @param iterations the visits that look for a better plan of each decision, 1 or more; three quarters more measure
     *     its cost
     * @param done is called with the part that is done, 0 to 1
     * @throws IllegalArgumentException if a rule forbids an input, with the message of {@link Rules#play}
     */
    public static GameAnalysis of(
            Rules rules, GameState begin, int first, Seq<Input> inputs, int iterations, DoubleConsumer done) {
        Evaluation evaluation = Evaluation.of(begin.position().game().setup());
        PlanJudge judge = PlanJudge.of(rules, SEED);
        Luck luck = Luck.of(rules, begin);
        Vector<Moment> moments = Vector.empty();
        GameState state = begin;
        double all = inputs.size();
        for (Input input : inputs) {
            Prompt prompt = rules.prompt(state);
            // the evaluation says little about the set-up
            Option<JudgedDecision> decision = state.position().round() > 0
                            && prompt instanceof Prompt.Decision asked
                            && input instanceof Choice choice
                    ? judged(judge, state.seenBy(asked.side()), asked, choice, iterations)
                    : Option.none();
            Transition next = rules.play(state, input);
            luck.accept(input, next);
            int place = moments.size();
            Option<LuckyRoll> roll = Option.when(input instanceof Dice, luck::rolls)
                    .flatMap(Vector::lastOption)
                    .filter(last -> last.input() == place);
            state = next.state();
            moments = moments.append(new Moment(
                    first + place,
                    prompt,
                    input,
                    state.position().round(),
                    evaluation.chance(state.position(), Side.A),
                    decision,
                    roll));
            done.accept(moments.size() / all);
        }
        return new GameAnalysis(evaluation.chance(begin.position(), Side.A), moments);
    }

    /** The judgement of a choice; none if there was only one. */
    public static Option<JudgedDecision> judged(
            PlanJudge judge, PlayerView view, Prompt.Decision decision, Choice choice, int iterations) {
        if (decision.options().size() < 2) return Option.none();
        Vector<Choice> best = judge.best(view, decision, 1, iterations).head()._1;
        if (best.head().equals(choice))
            return Option.some(new JudgedDecision(decision.side(), choice, Vector.of(choice), 0, 0));
        Vector<Choice> own = judge.best(view, decision, choice, Math.max(1, iterations / OWN))._1;
        Vector<Double> all = judge.differences(view, best, own, Math.max(FEWEST, iterations / OWN));
        double sum = 0;
        double squares = 0;
        for (double difference : all) {
            sum += difference;
            squares += difference * difference;
        }
        double mean = sum / all.size();
        double error = Math.sqrt(Math.max(0, squares / all.size() - mean * mean) / (all.size() - 1));
        boolean better = mean > 0;
        return Option.some(new JudgedDecision(
                decision.side(), choice, better ? best : Vector.of(choice), Math.max(0, mean), error));
    }

    /**
     * The part of a win that a side has given away by its decisions, 0 or more: the sum of the costs that are marked.
     */
    public double lost(Side side) {
        double sum = 0;
        for (Moment moment : moments)
            for (JudgedDecision decision : moment.decision())
                if (decision.side() == side && decision.costly()) sum += decision.cost();
        return sum;
    }

    /** The luck of a side: the sum over all rolls. */
    public double luck(Side side) {
        double sum = 0;
        for (Moment moment : moments) for (LuckyRoll roll : moment.roll()) sum += roll.luck(side);
        return sum;
    }
}
