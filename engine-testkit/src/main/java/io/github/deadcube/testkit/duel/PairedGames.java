package io.github.deadcube.testkit.duel;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.match.Match.Forfeit;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The games of two players, called one and other, with sides and strike teams swapped: in four games, each player has
 * played each side with each team, with dice from the same seed. A player that cannot continue loses ({@link Forfeit}).
 *
 * @param swap swaps the strike teams of a set-up
 * @param budget of each decision
 */
public record PairedGames(
        Rules rules, Setup setup, Player one, Player other, UnaryOperator<Setup> swap, Budget budget) {
    private static final int ROUND = 4;

    /** A player, which creates a bot for each game. */
    @FunctionalInterface
    public interface Player {
        Bot bot(long seed, Side side);
    }

    /** The set-up must be valid, also with swapped teams. */
    public static PairedGames between(Rules rules, Setup setup, Player one, Player other) {
        return new PairedGames(
                rules,
                setup,
                one,
                other,
                agreed -> agreed.withTeamA(agreed.teamB()).withTeamB(agreed.teamA()),
                Budget.OPEN);
    }

    /**
     * The same games with another way to swap the strike teams.
     *
     * @param more changes the set-up after its teams were swapped
     */
    public PairedGames swapping(UnaryOperator<Setup> more) {
        return new PairedGames(rules, setup, one, other, agreed -> more.apply(swap.apply(agreed)), budget);
    }

    public PairedGames withBudget(Budget each) {
        return new PairedGames(rules, setup, one, other, swap, each);
    }

    /**
     * Plays a game. Games may be played in any order and at the same time, if the players allow it.
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
    public Game game(long seed, int number, Function<GameState, BiConsumer<Input, Transition>> spectator) {
        Side side = number % 2 == 0 ? Side.A : Side.B;
        long dice = seed + number / ROUND;
        Setup agreed = number % ROUND >= ROUND / 2 ? swap.apply(setup) : setup;
        Match match = match(dice, side, agreed);
        match.watchedBy(spectator.apply(match.state()));
        Option<Side> winner;
        Option<String> forfeit = Option.none();
        try {
            winner = match.play().winner();
        } catch (Forfeit no) {
            winner = Option.some(no.side().other());
            forfeit = Option.some("game with seed " + dice + ": " + no.description());
        }
        Position end = match.state().position();
        return new Game(
                number,
                dice,
                side,
                agreed.team(side).name(),
                agreed.team(side.other()).name(),
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

    private Match match(long seed, Side side, Setup agreed) {
        GameState begin = Fault.orThrow(rules.start(agreed));
        Bot mine = one.bot(seed, side);
        Bot theirs = other.bot(seed, side.other());
        return Match.between(
                        rules,
                        begin,
                        side == Side.A ? mine : theirs,
                        side == Side.A ? theirs : mine,
                        SplitMix64.dice(seed))
                .withBudget(budget);
    }
}
