package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.analysis.Luck;
import io.github.deadcube.testkit.cli.play.GameRows.Row;
import io.github.deadcube.testkit.cli.play.GameRows.Terms;
import io.github.deadcube.testkit.decisions.DecisionLog;
import io.github.deadcube.testkit.duel.PairedGames;
import io.github.deadcube.testkit.duel.PairedGames.Game;
import io.github.deadcube.testkit.duel.PairedScores;
import io.github.deadcube.testkit.duel.PairedScores.CorrectedScores;
import io.github.deadcube.testkit.duel.PairedScores.SequentialTest;
import io.github.deadcube.testkit.serve.DaemonThreads;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The games of a duel, played on several threads and counted in their order. The result does not depend on the number
 * of threads.
 *
 * @param seed the seed of the first game
 * @param games the most games
 * @param decided receives each game's decisions; none to write none
 * @param luck whether the luck of the dice is taken out; a test then uses the corrected scores
 * @param test ends the duel when it is decided; none to play all games
 */
record Duel(
        PairedGames paired,
        Terms terms,
        long seed,
        int games,
        int threads,
        Option<DecisionFile> decided,
        boolean luck,
        Option<SequentialTest> test) {
    /**
     * The result so far.
     *
     * @param lucky the scores with the luck of the dice; no pairs if it is not computed
     * @param balance how the first team and side A have done
     * @param forfeits a line for each game that a bot could not continue
     */
    record Standing(
            int one,
            int other,
            int drawn,
            PairedScores scores,
            CorrectedScores lucky,
            Balance balance,
            Option<Row> first,
            Vector<String> forfeits) {
        static final Standing NONE = new Standing(
                0, 0, 0, PairedScores.NONE, CorrectedScores.NONE, Balance.NONE, Option.none(), Vector.empty());

        /** With the next game. Two games are a pair. */
        Standing with(Row row) {
            PairedScores more = first.map(before -> scores.with(mean(before, row), lead(before, row)))
                    .getOrElse(scores);
            Option<CorrectedScores> both = first.flatMap(before -> before.luck()
                    .flatMap(early -> row.luck()
                            .map(late -> lucky.with(mean(before, row), lead(before, row), (early + late) / 2))));
            return new Standing(
                    one + (row.score() == 1 ? 1 : 0),
                    other + (row.score() == 0 ? 1 : 0),
                    drawn + (row.score() == 0.5 ? 1 : 0),
                    more,
                    both.getOrElse(lucky),
                    balance.with(row),
                    first.isDefined() ? Option.none() : Option.some(row),
                    forfeits.appendAll(row.forfeit()));
        }

        private static double mean(Row first, Row second) {
            return (first.score() + second.score()) / 2;
        }

        private static double lead(Row first, Row second) {
            return (first.lead() + second.lead()) / 2.0;
        }

        int games() {
            return one + other + drawn;
        }

        /** The same games, seen by the other bot. */
        Standing reversed() {
            return new Standing(other, one, drawn, scores.reversed(), lucky.reversed(), balance, first, forfeits);
        }
    }

    private record Timed(Game game, Option<Double> luck, long millis, Option<DecisionFile.Decisions> decisions) {}

    /**
     * Plays the games that are not played yet.
     *
     * @param played the first games
     * @param rows receives a line for each game
     * @param done is called with the part that is done, 0 to 1
     * @throws UncheckedIOException if a row or a decision cannot be written
     */
    Standing play(Vector<Row> played, Writer rows, DoubleConsumer done) {
        Standing standing = Standing.NONE;
        for (Row row : played) standing = standing.with(row);
        // The process does not wait for games that go on when a sequential test has decided.
        ExecutorService workers = Executors.newFixedThreadPool(threads, DaemonThreads.named("duel"));
        ArrayDeque<Future<Timed>> ahead = new ArrayDeque<>();
        int next = standing.games();
        try {
            while (standing.games() < games && !isDecided(standing)) {
                while (next < games && ahead.size() < 2 * threads) ahead.add(workers.submit(game(next++)));
                Timed timed = ahead.remove().get();
                // A game in the rows has its decisions, also if the run is interrupted.
                for (DecisionFile.Decisions decisions : timed.decisions()) decisions.write();
                rows.write(GameRows.line(terms, timed.game(), timed.luck(), timed.millis()) + "\n");
                rows.flush();
                standing = standing.with(Row.of(timed.game(), timed.luck()));
                done.accept(standing.games() / (double) games);
            }
            return standing;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return standing;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) throw error;
            if (e.getCause() instanceof RuntimeException bug) throw bug;
            throw new IllegalStateException(e.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    private boolean isDecided(Standing standing) {
        return test.exists(t -> t.verdict(tested(standing)) != SequentialTest.Verdict.OPEN);
    }

    /** The scores that a sequential test uses. */
    PairedScores tested(Standing standing) {
        return luck ? standing.lucky().corrected() : standing.scores();
    }

    private Callable<Timed> game(int number) {
        return () -> {
            long begin = System.nanoTime();
            Watchers watchers = new Watchers();
            Game game = paired.game(seed, number, watchers::watching);
            long millis = Duration.ofNanos(System.nanoTime() - begin).toMillis();
            return new Timed(game, watchers.luck(game.side()), millis, watchers.decisions(game));
        };
    }

    /** What watches one game. */
    private final class Watchers {
        private @Nullable Luck lucky;
        private @Nullable DecisionLog log;

        BiConsumer<Input, Transition> watching(GameState begin) {
            Rules rules = paired.rules();
            Vector<BiConsumer<Input, Transition>> all = Vector.empty();
            if (luck) {
                lucky = Luck.of(rules, begin);
                all = all.append(lucky);
            }
            if (decided.isDefined()) {
                log = DecisionLog.of(rules, begin);
                all = all.append(log);
            }
            Vector<BiConsumer<Input, Transition>> watching = all;
            return (input, transition) -> watching.forEach(one -> one.accept(input, transition));
        }

        Option<Double> luck(Side side) {
            return Option.of(lucky).map(rolled -> rolled.total(side));
        }

        Option<DecisionFile.Decisions> decisions(Game game) {
            DecisionLog watched = log;
            return watched == null ? Option.none() : decided.map(file -> file.ready(watched, game));
        }
    }
}
