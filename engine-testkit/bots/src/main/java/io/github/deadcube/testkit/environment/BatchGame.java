package io.github.deadcube.testkit.environment;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Decision;
import io.github.deadcube.api.play.Prompt.DiceRequest;
import io.github.deadcube.api.play.Prompt.Finished;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.analysis.Luck;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.tree.GameTree;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game of a batch: it is over, or it waits for a decision of the program, or for a roll that the program chooses. It
 * plays the opponent and other dice itself.
 */
final class BatchGame {
    /** The stream of a seed that orders hidden tokens. */
    private static final int HIDDEN = 8;

    /** No roll is waited for. */
    private static final int NONE = -1;

    private final Rules rules;
    private final GameTree tree;
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
    /** {@link GameTree.Node#bonus} of the roll that is waited for, or {@value #NONE}. */
    private int bonus = NONE;

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
     * @param bonus {@link GameTree.Node#bonus} of the roll that it waits for; negative if it waits for none
     */
    record Held(
            Deal deal,
            GameState state,
            SplitMix64 dice,
            @Nullable Bot opponent,
            int decisions,
            double luck,
            boolean told,
            int bonus) {
        static Held begin(Deal deal, GameState state, @Nullable Bot opponent) {
            return new Held(deal, state, SplitMix64.dice(deal.seed()), opponent, 0, 0, false, NONE);
        }

        Held copy() {
            return new Held(
                    deal, state, dice.copy(), opponent == null ? null : opponent.copy(), decisions, luck, told, bonus);
        }

        /**
         * With other dice, and the true hidden tokens.
         *
         * @param other the opponent from here on, whose chance is not that of the true one
         */
        Held by(long chance, @Nullable Bot other) {
            return new Held(deal, state, SplitMix64.dice(chance), other, decisions, luck, told, bonus);
        }

        /** Without an opponent: the program plays both sides, of a set-up that has this number. */
        Held alone(int setup) {
            Deal both = new Deal(deal.run(), deal.seed(), setup, 0, null);
            return new Held(both, state, dice, null, decisions, luck, told, bonus);
        }

        /** The same with hidden tokens that a side cannot tell from the true ones. */
        Held by(Side side, long chance, @Nullable Bot other) {
            PlayerView seen = state.seenBy(side);
            GameState possible = seen.completed(
                    SplitMix64.stream(chance, HIDDEN).order(seen.unknown().size()));
            return new Held(deal, possible, SplitMix64.dice(chance), other, decisions, luck, told, bonus);
        }
    }

    BatchGame(Rules rules, BatchTerms terms, Held begin) {
        this.rules = rules;
        tree = new GameTree(rules);
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
        bonus = other.bonus();
        if (bonus == NONE) advance();
        else waitForRoll();
    }

    /**
     * Becomes another game after one of its options, which is legal.
     *
     * @param playout plays on for both sides up to the next choice of a model to activate; null for no bot
     */
    void become(Held other, Choice option, @Nullable Bot playout) {
        if (finished == null) endOpponent();
        deal = other.deal();
        state = other.state();
        dice = other.dice();
        opponent = other.opponent();
        decisions = other.decisions() + 1;
        inputs = 0;
        luckBefore = other.luck();
        told = false;
        luck = measuresLuck ? Luck.of(rules, state) : null;
        give(option);
        if (playout != null) playOn(playout);
        advance();
    }

    private void playOn(Bot bot) {
        for (Prompt prompt = rules.prompt(state); !(prompt instanceof Finished); prompt = rules.prompt(state)) {
            if (!(prompt instanceof Decision asked)) give(dice.answer(prompt).get());
            else if (asked.purpose() == Purpose.TURN) return;
            else give(bot.choose(state.seenBy(asked.side()), asked));
        }
    }

    Held held() {
        return new Held(deal, state, dice, opponent, decisions, luck(), told, bonus).copy();
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
        return lead(state);
    }

    /** The lead of side A in victory points. */
    static int lead(GameState state) {
        return state.position().side(Side.A).score()
                - state.position().side(Side.B).score();
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

    /** Takes an option by its place, and waits for the first roll that follows before a decision of the program. */
    void chooseUntilRoll(int option) {
        decisions++;
        give(options.get(option));
        advance(true);
    }

    /** Whether the game waits for a roll that the program chooses. */
    boolean rolling() {
        return bonus != NONE;
    }

    /** The rolls that it may wait for, one of each kind. Bonus dice are rolled once at most, as in {@link GameTree}. */
    Vector<Dice.Chance> rolls() {
        return tree.rolls(new GameTree.Node(state, rules.prompt(state), bonus));
    }

    /**
     * Makes the roll that it waits for, and waits for the next one before a decision of the program.
     *
     * @return why the rules refuse it; then nothing changes
     */
    Option<Rejection> roll(Dice roll) {
        Either<Rejection, Transition> made = rules.apply(state, roll);
        if (made.isLeft()) return Option.some(made.getLeft());
        int next = tree.bonus(new GameTree.Node(state, rules.prompt(state), bonus), roll);
        take(roll, made.get());
        advance(true);
        if (bonus != NONE) bonus = next;
        return Option.none();
    }

    /** Plays on from the roll that it waits for with dice of its own. */
    void rollOn() {
        advance();
    }

    private void waitForRoll() {
        options.clear();
        decision = null;
        finished = null;
    }

    private void give(Input input) {
        take(input, rules.play(state, input));
    }

    private void take(Input input, Transition transition) {
        if (++inputs > Match.MOST_INPUTS)
            throw new IllegalStateException("no end after " + Match.MOST_INPUTS + " inputs: " + state);
        state = transition.state();
        if (luck != null) luck.accept(input, transition);
    }

    private void advance() {
        advance(false);
    }

    private void advance(boolean untilRoll) {
        options.clear();
        decision = null;
        finished = null;
        bonus = NONE;
        while (decision == null && finished == null) {
            Prompt prompt = rules.prompt(state);
            if (prompt instanceof Finished end) {
                finished = end;
                endOpponent();
            } else if (prompt instanceof Decision asked) ask(asked);
            else if (untilRoll && prompt instanceof DiceRequest) {
                bonus = 0;
                return;
            } else give(dice.answer(prompt).get());
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
