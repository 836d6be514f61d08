package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.match.Match.Forfeit;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/**
 * Many games with one set-up on all cores, and their sum. Equal arguments give equal sums, on any number of cores: game
 * number n, from 0, has the dice and the bots of the seed + n, as {@link Match} plays it. Immutable.
 *
 * <pre>{@code
 * Games games = Games.of(Shipped.setup()).onProgress(played -> System.err.print("\r" + played));
 * System.out.println(games.play(7, 1_000_000));                            // random play
 * System.out.println(games.between("fast", "skirmisher").play(7, 10_000)); // bots by name
 * }</pre>
 */
public final class Games {
    private static final String RANDOM = "random";

    /** Games that a thread takes at once: few, so that all threads end at nearly the same time. */
    private static final int BLOCK = 32;

    private final GameState begin;
    private final String a;
    private final String b;
    private final BotRegistry bots;
    private final int threads;
    private final LongConsumer progress;

    private Games(GameState begin, String a, String b, BotRegistry bots, int threads, LongConsumer progress) {
        this.begin = begin;
        this.a = a;
        this.b = b;
        this.bots = bots;
        this.threads = threads;
        this.progress = progress;
    }

    /**
     * Games with random play: each side takes each of its options with the same probability.
     *
     * @throws IllegalArgumentException if the set-up has faults
     */
    public static Games of(Setup setup) {
        GameState begin = Fault.orThrow(Deadcube.rules().start(setup));
        int cores = Runtime.getRuntime().availableProcessors();
        return new Games(begin, RANDOM, RANDOM, Bots.registry(), cores, played -> {});
    }

    /**
     * Games between two bots of {@link Bots#registry}.
     *
     * @param a plays side A
     * @param b plays side B
     * @throws IllegalArgumentException if no bot has one of the names
     */
    public Games between(String a, String b) {
        for (String name : new String[] {a, b})
            if (!bots.names().contains(name))
                throw new IllegalArgumentException("no bot is named '" + name + "'; expected one of "
                        + bots.names().mkString(", "));
        return new Games(begin, a, b, bots, threads, progress);
    }

    /**
     * Another number of threads than cores. It does not change the sum.
     *
     * @param number 1 or more
     * @throws IllegalArgumentException if it is less than 1
     */
    public Games withThreads(int number) {
        if (number < 1) throw new IllegalArgumentException("games are played by 1 thread or more, not " + number);
        return new Games(begin, a, b, bots, number, progress);
    }

    /**
     * Reports how many games are played.
     *
     * @param played gets the number after each block of {@value #BLOCK} games, in ascending order, from one thread at a
     *     time
     */
    public Games onProgress(LongConsumer played) {
        return new Games(begin, a, b, bots, threads, played);
    }

    /**
     * Plays games. If the thread that waits here is interrupted, the games that have begun are played to their end: the
     * sum is then that of the first games, as many as it says, and the thread stays interrupted.
     *
     * @param seed the seed of the first game
     * @param number how many games, 0 or more
     * @throws IllegalArgumentException if the number is less than 0
     * @throws IllegalStateException as {@link Match#play} does, for a bug in a rule or a bot; the message has the seed
     *     of the game
     */
    public Sum play(long seed, long number) {
        if (number < 0) throw new IllegalArgumentException("games are 0 or more, not " + number);
        Work work = new Work(seed, number, progress);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            var parts = Stream.generate(() -> pool.submit(() -> part(work)))
                    .limit(threads)
                    .toList();
            pool.shutdown();
            waitFor(pool, work);
            Sum sum = Sum.NONE;
            for (Future<Sum> part : parts) sum = sum.plus(part.get());
            return sum;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException bug) throw bug;
            if (e.getCause() instanceof Error bug) throw bug;
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException("the pool has ended before", e);
        } finally {
            pool.shutdownNow();
        }
    }

    /** Waits until all threads have ended; an interruption ends them after their blocks. */
    private static void waitFor(ExecutorService pool, Work work) {
        boolean interrupted = false;
        boolean over = false;
        while (!over)
            try {
                over = pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
            } catch (InterruptedException e) {
                interrupted = true;
                work.stop();
            }
        if (interrupted) Thread.currentThread().interrupt();
    }

    /** The games of one thread. */
    private Sum part(Work work) {
        Rules rules = Deadcube.rules();
        Sum sum = Sum.NONE;
        try {
            for (long from = work.take(); from >= 0; from = work.take()) {
                long end = Math.min(from + BLOCK, work.number);
                for (long game = from; game < end; game++) sum = sum.plus(game(rules, work.seed + game));
                work.played(end - from);
            }
        } catch (RuntimeException | Error bug) {
            work.stop();
            throw bug;
        }
        return sum;
    }

    private Sum game(Rules rules, long seed) {
        Match match = Match.between(
                rules, begin, bot(a, seed, Side.A, rules), bot(b, seed, Side.B, rules), SplitMix64.dice(seed));
        Option<Side> winner;
        int forfeits = 0;
        try {
            winner = match.play().winner();
        } catch (Forfeit no) {
            winner = Option.some(no.side().other());
            forfeits = 1;
        } catch (RuntimeException bug) {
            throw new IllegalStateException("the game with seed " + seed + ": " + bug.getMessage(), bug);
        }
        GameState end = match.state();
        return new Sum(
                1,
                winner.contains(Side.A) ? 1 : 0,
                winner.contains(Side.B) ? 1 : 0,
                end.position().a().score(),
                end.position().b().score(),
                match.inputs(),
                forfeits,
                end.digest());
    }

    private Bot bot(String name, long seed, Side side, Rules rules) {
        return bots.named(name, seed, side, rules).get();
    }

    /** The games that are still to be played, and how many are. Shared by all threads. */
    private static final class Work {
        private final long seed;
        private final long number;
        private final LongConsumer progress;
        private long next;
        private long played;
        private boolean stopped;

        Work(long seed, long number, LongConsumer progress) {
            this.seed = seed;
            this.number = number;
            this.progress = progress;
        }

        /** The number of the first game of the next block; -1 if there is none. */
        synchronized long take() {
            if (stopped || next >= number) return -1;
            long from = next;
            next += BLOCK;
            return from;
        }

        synchronized void stop() {
            stopped = true;
        }

        synchronized void played(long more) {
            played += more;
            progress.accept(played);
        }
    }

    /**
     * What games give together.
     *
     * @param games how many were played
     * @param wonByA how many side A has won
     * @param wonByB how many side B has won
     * @param pointsA the VPs of side A in all games
     * @param pointsB the VPs of side B in all games
     * @param inputs the inputs of all games
     * @param forfeits how many ended because a bot could not continue: its side has lost them
     * @param digest the sum of the digests of the last states: equal for equal games
     */
    public record Sum(
            long games, long wonByA, long wonByB, long pointsA, long pointsB, long inputs, long forfeits, long digest) {
        /** No games. */
        public static final Sum NONE = new Sum(0, 0, 0, 0, 0, 0, 0, 0);

        /** How many games neither side has won. */
        public long drawn() {
            return games - wonByA - wonByB;
        }

        /** The sum of these games and others. */
        public Sum plus(Sum other) {
            return new Sum(
                    games + other.games,
                    wonByA + other.wonByA,
                    wonByB + other.wonByB,
                    pointsA + other.pointsA,
                    pointsB + other.pointsB,
                    inputs + other.inputs,
                    forfeits + other.forfeits,
                    digest + other.digest);
        }

        /** {@code 10 games: A wins 4 (40.0 %), B wins 5 (50.0 %), 1 drawn; 3.1 to 4.0 VP and 480 inputs a game}. */
        @Override
        public String toString() {
            if (games == 0) return "no games";
            return String.format(
                    Locale.ROOT,
                    "%d games: A wins %d (%.1f %%), B wins %d (%.1f %%), %d drawn%s; "
                            + "%.1f to %.1f VP and %.0f inputs a game",
                    games,
                    wonByA,
                    share(wonByA),
                    wonByB,
                    share(wonByB),
                    drawn(),
                    forfeits == 0 ? "" : ", " + forfeits + " by forfeit",
                    (double) pointsA / games,
                    (double) pointsB / games,
                    (double) inputs / games);
        }

        private double share(long part) {
            return 100.0 * part / games;
        }
    }
}
