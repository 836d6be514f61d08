package io.github.deadcube.testkit.bench;

import com.sun.management.ThreadMXBean;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Measures random play of every pair of shipped teams, in every edition, on every shipped battlefield: one game of
 * each, then the next game of each. One operation is one input. After each fork it prints the median, and the
 * {@value #WORST} games that allocate the most bytes for each input. Games of the warm-up count too; they have few
 * cached lines of sight.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class Pairs {
    private static final int WORST = 10;

    private final Rules rules = Deadcube.rules();
    private final ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final List<Pairing> pairings = pairings();
    private int turn;
    private long seed;
    private GameState state = pairings.get(0).begin;
    private Answers answers = new Answers(state, seed);
    private long bytes = allocated();

    private static final class Pairing {
        private final String name;
        private final GameState begin;
        private long inputs;
        private long bytes;

        private Pairing(String name, GameState begin) {
            this.name = name;
            this.begin = begin;
        }

        private long bytesAnInput() {
            return bytes / inputs;
        }
    }

    /**
     * Applies one input. At the end of a game, the next two teams begin.
     */
    @Benchmark
    public GameState input() {
        Prompt prompt = rules.prompt(state);
        if (prompt instanceof Prompt.Finished) {
            next();
            prompt = rules.prompt(state);
        }
        pairings.get(turn).inputs++;
        state = rules.apply(state, answers.to(state, prompt)).get().state();
        return state;
    }

    private void next() {
        long now = allocated();
        pairings.get(turn).bytes += now - bytes;
        turn = (turn + 1) % pairings.size();
        if (turn == 0) seed++;
        state = pairings.get(turn).begin;
        answers = new Answers(state, seed);
        bytes = now;
    }

    /** Prints the games that allocate the most. */
    @TearDown
    public void worst() {
        List<Pairing> played = new ArrayList<>();
        for (Pairing pairing : pairings) if (pairing.bytes > 0) played.add(pairing);
        played.sort(Comparator.comparingLong(Pairing::bytesAnInput).reversed());
        System.out.printf(
                Locale.ROOT,
                "%n%d of %d pairings played %d times and more, median %d B an input; the most:%n",
                played.size(),
                pairings.size(),
                seed,
                played.get(played.size() / 2).bytesAnInput());
        for (Pairing p : played.subList(0, Math.min(WORST, played.size())))
            System.out.printf(Locale.ROOT, "%8d B an input, %6d inputs: %s%n", p.bytesAnInput(), p.inputs, p.name);
    }

    private long allocated() {
        return memory.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    private List<Pairing> pairings() {
        List<Pairing> pairings = new ArrayList<>();
        Vector<ChosenTeam> teams = Shipped.teams();
        for (String edition : Deadcube.editions())
            for (NamedBattlefield field : NamedBattlefield.shipped())
                for (int one = 0; one < teams.size(); one++)
                    for (int other = one; other < teams.size(); other++)
                        pairings.add(pairing(edition, field, teams.get(one), teams.get(other)));
        return pairings;
    }

    private Pairing pairing(String edition, NamedBattlefield field, ChosenTeam one, ChosenTeam other) {
        Ruleset ruleset = Shipped.all(Deadcube.edition(edition).get());
        GameState begin = rules.start(Shipped.setup(ruleset, one, other)
                        .withBattlefield(field.battlefield())
                        .withTeamA(Deadcube.translated(one.team(), ruleset))
                        .withTeamB(Deadcube.translated(other.team(), ruleset)))
                .getOrElseThrow(errors -> new IllegalStateException(errors.mkString("; ")));
        return new Pairing(edition + ", " + field.name() + ": " + one.name() + " v " + other.name(), begin);
    }
}
