package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Measures how long the simple bot thinks. It repeats all decisions of {@value #GAMES} games that it has played against
 * itself. Calculations that it makes once for each game do not count.
 *
 * <p>One operation is one decision. The results are
 *
 * <ul>
 *   <li>{@code SimpleDecisions.choose}: microseconds for each decision;
 *   <li>{@code SimpleDecisions.choose:p0.99}: the time within which 99 of 100 decisions are made;
 *   <li>{@code SimpleDecisions.choose:gc.alloc.rate.norm}: bytes allocated a decision.
 * </ul>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SimpleDecisions {
    private static final int GAMES = 50;

    private final Rules rules = Deadcube.rules();
    private final GameState begin = Start.of(rules);
    private final List<Asked> asked = new ArrayList<>();
    private final Bot a = Bots.simple(0, Side.A, rules);
    private final Bot b = Bots.simple(0, Side.B, rules);
    private int next;

    private record Asked(PlayerView view, Prompt.Decision decision) {}

    @Setup
    public void play() {
        for (int seed = 0; seed < GAMES; seed++) {
            Bot one = Bots.simple(seed, Side.A, rules);
            Bot other = Bots.simple(seed, Side.B, rules);
            Match.between(
                            rules,
                            begin,
                            (view, decision) -> noted(one, view, decision),
                            (view, decision) -> noted(other, view, decision),
                            SplitMix64.dice(seed))
                    .play();
        }
    }

    private Choice noted(Bot bot, PlayerView view, Prompt.Decision decision) {
        asked.add(new Asked(view, decision));
        return bot.choose(view, decision);
    }

    @Benchmark
    public Choice choose() {
        Asked now = asked.get(next);
        next = (next + 1) % asked.size();
        return (now.decision().side() == Side.A ? a : b).choose(unread(now.view()), now.decision());
    }

    /** Returns an equal view without cached values, as a match supplies it. */
    private static PlayerView unread(PlayerView view) {
        return new PlayerView(view.side(), view.position(), view.known(), view.pending());
    }
}
