package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Experimental;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Budget;
import io.github.deadcube.core.chance.SeededDice;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.match.Match.Forfeit;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Games between two players, called one and other, with sides and strike teams swapped: in four games, each player has played
 * each side with each team, with dice from the same seed. Equal arguments give equal results. A player that cannot continue
 * loses ({@link Forfeit}).
 */
@Experimental
public final class Tournament {
    private static final int ROUND = 4;

    private final Rules rules;
    private final Setup setup;
    private final Player one;
    private final Player other;
    private final UnaryOperator<Setup> swap;
    private final Budget budget;
    private Vector<String> forfeits = Vector.empty();

    /** A player, which creates a bot for each game. */
    @FunctionalInterface
    public interface Player {
        /** Creates its bot for a game with a seed. */
        Bot bot(long seed, Side side);
    }

    /**
     * The results of some games.
     *
     * @param one how many the first player has won
     * @param other how many the other player has won
     * @param drawn how many neither has won
     */
    public record Count(int one, int other, int drawn) {
        public static final Count NONE = new Count(0, 0, 0);

        /** How many games there are. */
        public int games() {
            return one + other + drawn;
        }

        private Count with(boolean won, boolean lost) {
            return new Count(one + (won ? 1 : 0), other + (lost ? 1 : 0), drawn + (won || lost ? 0 : 1));
        }
    }

    private Tournament(Rules rules, Setup setup, Player one, Player other, UnaryOperator<Setup> swap, Budget budget) {
        this.rules = rules;
        this.setup = setup;
        this.one = one;
        this.other = other;
        this.swap = swap;
        this.budget = budget;
    }

    /** A new tournament. The set-up must be valid, also with swapped teams. */
    public static Tournament between(Rules rules, Setup setup, Player one, Player other) {
        return new Tournament(
                rules,
                setup,
                one,
                other,
                agreed -> agreed.withTeamA(agreed.teamB()).withTeamB(agreed.teamA()),
                Budget.OPEN);
    }

    /**
     * This tournament, with another way to swap the strike teams: for a scenario whose sides have different numbers of points.
     *
     * @param more changes the set-up after its teams were swapped
     */
    public Tournament swapping(UnaryOperator<Setup> more) {
        return new Tournament(rules, setup, one, other, agreed -> more.apply(swap.apply(agreed)), budget);
    }

    /** The rules of its games. */
    public Rules rules() {
        return rules;
    }

    /** This tournament, with a budget for each decision. */
    public Tournament withBudget(Budget each) {
        return new Tournament(rules, setup, one, other, swap, each);
    }

    /**
     * Plays a number of games; a multiple of four is fair. The first four have the seed, the next four the seed + 1, and so
     * on.
     *
     * @param games the number of games, 0 or more
     * @throws IllegalArgumentException if the set-up has faults, or {@code games} is below 0
     * @throws IllegalStateException as {@link Match#play} does
     */
    public Count play(long seed, int games) {
        if (games < 0) throw new IllegalArgumentException("games are 0 or more, not " + games);
        Count count = Count.NONE;
        for (int number = 0; number < games; number++) {
            Game game = game(seed, number);
            forfeits = forfeits.appendAll(game.forfeit());
            count = count.with(game.score() == 1, game.score() == 0);
        }
        return count;
    }

    /**
     * Plays one of the games of {@link #play}. Games may be played in any order and at the same time, if the players allow it.
     *
     * @param seed the seed of the first game
     * @param number the number of the game, from 0: it decides the sides and the teams
     */
    public Game game(long seed, int number) {
        return game(seed, number, begin -> (input, transition) -> {});
    }

    /**
     * As {@link #game(long, int)}, with a spectator.
     *
     * @param spectator creates the spectator from the first state
     */
    public Game game(long seed, int number, Function<GameState, Match.Spectator> spectator) {
        Side side = number % 2 == 0 ? Side.A : Side.B;
        long dice = seed + number / ROUND;
        Setup agreed = number % ROUND >= ROUND / 2 ? swap.apply(setup) : setup;
        Match match = match(dice, side, agreed);
        match.watchedBy(spectator.apply(match.state()));
        try {
            return game(number, dice, side, match, match.play().winner(), Option.none());
        } catch (Forfeit no) {
            return game(
                    number,
                    dice,
                    side,
                    match,
                    Option.some(no.side().other()),
                    Option.some("game with seed " + dice + ": " + no.description()));
        }
    }

    private static Game game(
            int number, long seed, Side side, Match match, Option<Side> winner, Option<String> forfeit) {
        Position end = match.state().position();
        Setup setup = end.game().setup();
        return new Game(
                number,
                seed,
                side,
                setup.team(side).name(),
                setup.team(side.other()).name(),
                score(winner, side),
                end.side(side).score(),
                end.side(side.other()).score(),
                match.inputs(),
                match.state().digest(),
                forfeit);
    }

    /** The score of a side: 1 if it has won, 0.5 in a draw, 0 if it has lost. */
    public static double score(Option<Side> winner, Side side) {
        return winner.isEmpty() ? 0.5 : winner.contains(side) ? 1 : 0;
    }

    /**
     * A game that was played, seen by the first player.
     *
     * @param number its number, from 0
     * @param seed the seed of its dice
     * @param side the first player's side
     * @param score 1 if the first player has won, 0 if it has lost, 0.5 if the game is drawn
     * @param ownPoints the first player's VPs
     * @param otherPoints the other player's VPs
     * @param inputs the number of inputs
     * @param digest of the last state
     * @param forfeit why a player could not continue; none if the game was played to its end
     */
    public record Game(
            int number,
            long seed,
            Side side,
            String team,
            String otherTeam,
            double score,
            int ownPoints,
            int otherPoints,
            int inputs,
            long digest,
            Option<String> forfeit) {}

    /** The forfeits: a line with the reason for each, in the order of the games. */
    public Vector<String> forfeits() {
        return forfeits;
    }

    private Match match(long seed, Side side, Setup agreed) {
        GameState begin = Fault.orThrow(rules.start(agreed));
        Bot mine = one.bot(seed, side);
        Bot theirs = other.bot(seed, side.other());
        return Match.between(
                        rules,
                        begin,
                        side == Side.A ? mine : theirs,
                        side == Side.A ? theirs : mine,
                        SeededDice.of(seed))
                .withBudget(budget);
    }
}
