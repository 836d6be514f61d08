package io.github.deadcube.testkit.analysis;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;

/**
 * The luck of the dice in a match: for each roll the chance to win after it, minus its exact expectation before it. The mean of the sum
 * over games is 0 whatever the evaluation is. So a side's result minus its luck has the same mean as the result; it varies less if the
 * evaluation is good.
 *
 * <pre>{@code
 * Luck luck = Luck.of(rules, begin, ChanceToWin.of(setup));
 * Match.between(rules, begin, a, b, dice).watchedBy(luck).play();
 * double ofSideA = luck.of(Side.A); // subtract it from the score of A
 * }</pre>
 */
public final class Luck implements Match.Spectator {
    private final Rules rules;
    private final RollValues values;
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

    private Luck(Rules rules, GameState begin, ChanceToWin chance) {
        this.rules = rules;
        this.values = new RollValues(rules, chance);
        this.state = begin;
    }

    /**
     * The luck of a match that begins in a state. Rolls with more than a thousand outcomes are left out.
     *
     * @param chance the evaluation of positions for the match's set-up
     */
    public static Luck of(Rules rules, GameState begin, ChanceToWin chance) {
        return new Luck(rules, begin, chance);
    }

    @Override
    public void onTransition(Input input, Transition transition) {
        GameState before = state;
        state = transition.state();
        if (input instanceof Dice dice && rules.prompt(before) instanceof Prompt.DiceRequest request)
            for (RollValues.Rolled rolled : values.of(before, state))
                rolls = rolls.append(new LuckyRoll(inputs, request, dice, rolled.before(), rolled.after()));
        inputs++;
    }

    /** The sum of a side's luck so far. */
    public double of(Side side) {
        double sum = 0;
        for (LuckyRoll roll : rolls) sum += roll.luck(side);
        return sum;
    }

    /** The rolls so far, in order. */
    public Vector<LuckyRoll> rolls() {
        return rolls;
    }
}
