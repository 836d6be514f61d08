package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Experimental;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.testkit.duel.PairedGames;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.match.Match.Forfeit;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;

/**
 * Games between two players, called one and other, with sides and strike teams swapped: in four games, each player has played
 * each side with each team, with dice from the same seed. Equal arguments give equal results. A player that cannot continue
 * loses ({@link Forfeit}).
 */
@Experimental
public final class Tournament {
    private final PairedGames games;
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

    private Tournament(PairedGames games) {
        this.games = games;
    }

    /** A new tournament. The set-up must be valid, also with swapped teams. */
    public static Tournament between(Rules rules, Setup setup, Player one, Player other) {
        return new Tournament(PairedGames.between(rules, setup, one::bot, other::bot));
    }

    /**
     * This tournament, with another way to swap the strike teams: for a scenario whose sides have different numbers of points.
     *
     * @param more changes the set-up after its teams were swapped
     */
    public Tournament swapping(UnaryOperator<Setup> more) {
        return new Tournament(games.swapping(more));
    }

    /** This tournament, with a budget for each decision. */
    public Tournament withBudget(Budget each) {
        return new Tournament(games.withBudget(each));
    }

    /**
     * Plays a number of games; a multiple of four is fair. The first four have the seed, the next four the seed + 1, and so
     * on.
     *
     * @param number the number of games, 0 or more
     * @throws IllegalArgumentException if the set-up has faults, or {@code number} is below 0
     * @throws IllegalStateException as {@link Match#play} does
     */
    public Count play(long seed, int number) {
        if (number < 0) throw new IllegalArgumentException("games are 0 or more, not " + number);
        Count count = Count.NONE;
        for (int next = 0; next < number; next++) {
            PairedGames.Game game = games.game(seed, next);
            forfeits = forfeits.appendAll(game.forfeit());
            count = count.with(game.score() == 1, game.score() == 0);
        }
        return count;
    }

    /** The forfeits: a line with the reason for each, in the order of the games. */
    public Vector<String> forfeits() {
        return forfeits;
    }
}
