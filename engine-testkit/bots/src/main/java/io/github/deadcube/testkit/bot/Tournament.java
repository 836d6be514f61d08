package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.testkit.duel.PairedGames;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.match.Match.Forfeit;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/**
 * Games between two players, called one and other, with sides and strike teams swapped: in four games, each player has
 * played each side with each team, with dice from the same seed. Equal arguments give equal results. A player that
 * cannot continue loses ({@link Forfeit}).
 */
public final class Tournament {
    private final PairedGames games;
    private int one;
    private int other;
    private int drawn;
    private Vector<String> forfeits = Vector.empty();

    private Tournament(PairedGames games) {
        this.games = games;
    }

    /**
     * A new tournament.
     *
     * @param setup must be valid, also with swapped teams
     * @param one creates the bot of this player for a game, from the seed and the side, such as {@code Bots::fast}
     * @param other creates that of the other player
     */
    public static Tournament between(
            Rules rules, Setup setup, BiFunction<Long, Side, Bot> one, BiFunction<Long, Side, Bot> other) {
        return new Tournament(PairedGames.between(rules, setup, one::apply, other::apply));
    }

    /**
     * This tournament, with another way to swap the strike teams: for a scenario whose sides have different numbers of
     * points.
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
     * Plays a number of games; a multiple of four is fair. The first four have the seed, the next four the seed + 1,
     * and so on. The tournament adds their results to those that it has.
     *
     * @param number the number of games, 0 or more
     * @return this tournament
     * @throws IllegalArgumentException if the set-up has faults, or {@code number} is below 0
     * @throws IllegalStateException as {@link Match#play} does
     */
    public Tournament play(long seed, int number) {
        if (number < 0) throw new IllegalArgumentException("games are 0 or more, not " + number);
        for (int next = 0; next < number; next++) {
            PairedGames.Game game = games.game(seed, next);
            forfeits = forfeits.appendAll(game.forfeit());
            if (game.score() == 1) one++;
            else if (game.score() == 0) other++;
            else drawn++;
        }
        return this;
    }

    /** How many games the first player has won. */
    public int one() {
        return one;
    }

    /** How many games the other player has won. */
    public int other() {
        return other;
    }

    /** How many games neither has won. */
    public int drawn() {
        return drawn;
    }

    /** The forfeits: a line with the reason for each, in the order of the games. */
    public Vector<String> forfeits() {
        return forfeits;
    }
}
