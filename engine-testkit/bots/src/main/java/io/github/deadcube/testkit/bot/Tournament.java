package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.match.Bot;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.match.Match.Forfeit;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * Games between two players, called one and other, with sides and strike teams swapped: in four games, each player has played
 * each side with each team, with dice from the same seed. Equal arguments give equal results. A player that cannot continue
 * loses ({@link Forfeit}).
 */
public final class Tournament {
    private static final int ROUND = 4;

    private final Rules rules;
    private final Setup setup;
    private final Player one;
    private final Player other;
    private final UnaryOperator<Setup> swap;
    private Vector<String> forfeits = Vector.empty();

    /** A player, which creates a bot for each game. */
    @FunctionalInterface
    public interface Player {
        /** Creates its bot for a game with a seed. */
        Bot bot(long seed, Side side);
    }

    public record Count(int one, int other, int drawn) {
        public static final Count NONE = new Count(0, 0, 0);

        public int games() {
            return one + other + drawn;
        }

        private Count with(boolean won, boolean lost) {
            return new Count(one + (won ? 1 : 0), other + (lost ? 1 : 0), drawn + (won || lost ? 0 : 1));
        }
    }

    private Tournament(Rules rules, Setup setup, Player one, Player other, UnaryOperator<Setup> swap) {
        this.rules = rules;
        this.setup = setup;
        this.one = one;
        this.other = other;
        this.swap = swap;
    }

    /** A new tournament. The set-up must be valid, also with swapped teams. */
    public static Tournament between(Rules rules, Setup setup, Player one, Player other) {
        return new Tournament(
                rules,
                setup,
                one,
                other,
                agreed -> agreed.withTeamA(agreed.teamB()).withTeamB(agreed.teamA()));
    }

    /**
     * This tournament, with another way to swap the strike teams: for a scenario whose sides have different numbers of points.
     *
     * @param more changes the set-up after its teams were swapped
     */
    public Tournament swapping(UnaryOperator<Setup> more) {
        return new Tournament(rules, setup, one, other, agreed -> more.apply(swap.apply(agreed)));
    }

    /**
     * Plays a number of games; a multiple of four is fair. The first four have the seed, the next four the seed + 1, and so
     * on.
     *
     * @throws IllegalArgumentException if the set-up has faults
     * @throws IllegalStateException as {@link Match#play} does
     */
    public Count play(long seed, int games) {
        Count count = Count.NONE;
        for (int game = 0; game < games; game++) {
            Side side = game % 2 == 0 ? Side.A : Side.B;
            Option<Side> winner = winner(seed + game / ROUND, side, game % ROUND >= ROUND / 2);
            count = count.with(winner.contains(side), winner.contains(side.other()));
        }
        return count;
    }

    /** The winner of one game; a bot that cannot continue loses. */
    private Option<Side> winner(long seed, Side side, boolean swapped) {
        try {
            return played(seed, side, swapped).winner();
        } catch (Forfeit no) {
            forfeits = forfeits.append("game with seed " + seed + ": " + no.description());
            return Option.some(no.side().other());
        }
    }

    /** The forfeits: a line with the reason for each, in the order of the games. */
    public Vector<String> forfeits() {
        return forfeits;
    }

    private Result played(long seed, Side side, boolean swapped) {
        Setup agreed = swapped ? swap.apply(setup) : setup;
        GameState begin = rules.start(agreed)
                .getOrElseThrow(
                        errors -> new IllegalArgumentException(errors.mkString("the set-up is wrong: ", "; ", "")));
        Bot mine = one.bot(seed, side);
        Bot theirs = other.bot(seed, side.other());
        return Match.between(
                        rules,
                        begin,
                        side == Side.A ? mine : theirs,
                        side == Side.A ? theirs : mine,
                        SeededDice.of(seed))
                .play();
    }
}
