package io.github.deadcube.testkit.environment;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Decision;
import io.github.deadcube.api.play.Prompt.Finished;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.analysis.Luck;
import io.github.deadcube.testkit.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game of a batch: it is over, or it waits for a decision of the program. It plays the opponent and the dice itself.
 */
final class BatchGame {
    /** The stream of a seed that orders hidden tokens. */
    private static final int HIDDEN = 8;

    private final Rules rules;
    private final boolean asksForced;
    private final boolean measuresLuck;
    private final List<Choice> options = new ArrayList<>();
    private Deal deal;
    private GameState state;
    private SplitMix64 dice;
    private @Nullable Bot opponent;
    private int decisions;
    private int inputs;
    /** The luck of side A before the game was put here. */
    private double luckBefore;
    /** The luck of the dice since the game was put here; null if it is not asked for. */
    private @Nullable Luck luck;

    private @Nullable Decision decision;
    private @Nullable Finished finished;
    private boolean told;

    /**
     * What is decided before a game begins.
     *
     * @param run the number of the game among all games of the batch, from 0
     * @param setup the number of its set-up
     * @param opponent the number of its opponent
     * @param learner the side of the program; null if it plays both sides
     */
    record Deal(
            long run,
            long seed,
            int setup,
            int opponent,
            @Nullable Side learner) {}

    /**
     * A game that is kept, and can be continued more than once.
     *
     * @param opponent null if the program plays both sides
     * @param decisions how many decisions the program has made
     * @param luck the luck of side A so far; 0 if it is not measured
     * @param told whether the program has its result
     */
    record Held(
            Deal deal,
            GameState state,
            SplitMix64 dice,
            @Nullable Bot opponent,
            int decisions,
            double luck,
            boolean told) {
        Held copy() {
            return new Held(deal, state, dice.copy(), opponent == null ? null : opponent.copy(), decisions, luck, told);
        }

        /**
         * With other dice, and with hidden tokens that a side cannot tell from the true ones.
         *
         * @param other the opponent from here on, whose chance is not that of the true one
         */
        Held by(Side side, long chance, @Nullable Bot other) {
            PlayerView seen = state.seenBy(side);
            GameState possible = seen.completed(
                    SplitMix64.stream(chance, HIDDEN).order(seen.unknown().size()));
            return new Held(deal, possible, SplitMix64.dice(chance), other, decisions, luck, told);
        }
    }

    BatchGame(Rules rules, BatchTerms terms, Held begin) {
        this.rules = rules;
        asksForced = terms.asksForced();
        measuresLuck = terms.luck();
        deal = begin.deal();
        state = begin.state();
        dice = begin.dice();
        become(begin);
    }

    final void become(Held other) {
        if (finished == null) endOpponent();
        deal = other.deal();
        state = other.state();
        dice = other.dice();
        opponent = other.opponent();
        decisions = other.decisions();
        inputs = 0;
        luckBefore = other.luck();
        told = other.told();
        luck = measuresLuck ? Luck.of(rules, state) : null;
        advance();
    }

    Held held() {
        return new Held(deal, state, dice, opponent, decisions, luck(), told).copy();
    }

    Deal deal() {
        return deal;
    }

    GameState state() {
        return state;
    }

    int decisions() {
        return decisions;
    }

    List<Choice> options() {
        return options;
    }

    @Nullable
    Decision decision() {
        return decision;
    }

    @Nullable
    Finished finished() {
        return finished;
    }

    /** Whether the program has the result. A game may be over before: the opponent and the dice alone have ended it. */
    boolean told() {
        return told;
    }

    void tell() {
        told = true;
    }

    int lead() {
        return score(Side.A) - score(Side.B);
    }

    /** The luck of side A since the game began, mostly from -1 to 1; 0 if it is not asked for. */
    double luck() {
        Luck measured = luck;
        return measured == null ? 0 : luckBefore + measured.total(Side.A);
    }

    int score(Side side) {
        return state.position().side(side).score();
    }

    /** The side that decides; of a game that is over, the side of the program, or A. */
    Side side() {
        Decision asked = decision;
        return asked != null ? asked.side() : Objects.requireNonNullElse(deal.learner(), Side.A);
    }

    /** Takes an option by its place, from 0. */
    void choose(int option) {
        decisions++;
        give(options.get(option));
        advance();
    }

    private void give(Input input) {
        if (++inputs > Match.MOST_INPUTS)
            throw new IllegalStateException("no end after " + Match.MOST_INPUTS + " inputs: " + state);
        Transition transition = rules.play(state, input);
        state = transition.state();
        if (luck != null) luck.accept(input, transition);
    }

    private void advance() {
        options.clear();
        decision = null;
        finished = null;
        while (decision == null && finished == null) {
            Prompt prompt = rules.prompt(state);
            if (prompt instanceof Finished end) {
                finished = end;
                endOpponent();
            } else if (prompt instanceof Decision asked) ask(asked);
            else give(dice.answer(prompt).get());
        }
    }

    private void endOpponent() {
        Bot other = opponent;
        if (other != null) other.ended();
    }

    private void ask(Decision asked) {
        Bot other = opponent;
        if (other != null && asked.side() != deal.learner()) {
            give(other.choose(state.seenBy(asked.side()), asked));
            return;
        }
        asked.offers().forEach(options::add);
        if (asksForced || options.size() > 1) {
            decision = asked;
            return;
        }
        Choice only = options.get(0);
        options.clear();
        give(only);
    }
}
