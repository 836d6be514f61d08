package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.plan.Destination;
import io.github.deadcube.testkit.bot.Adviser;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.bot.Evaluation;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Measures what a bot asks for in a decision, in the states of a game between two simple bots. One operation is one
 * state.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class BotBenchmark {
    private final Rules rules = Deadcube.rules();
    private final Odds odds = Deadcube.odds();
    private final GameState begin = Start.of(rules);
    private final Setup setup = begin.position().game().setup();
    private final Adviser adviser = Adviser.of(rules, setup);
    private final Evaluation evaluation = adviser.evaluation();
    private final Encoding encoding = Encoding.of(setup);
    private final SplitMix64 chance = new SplitMix64(1);
    private final float[] view = new float[Encoding.VIEW];
    private final float[] option = new float[Encoding.OPTION];
    private final List<Decided> decisions = new ArrayList<>();
    private final List<Decided> activations = new ArrayList<>();
    private final List<Option> options = new ArrayList<>();
    private final List<GameState> rolls = new ArrayList<>();
    private int next;

    private record Decided(GameState state, PlayerView view, Prompt.Decision decision) {}

    private record Option(Side side, Purpose purpose, Choice choice) {}

    public BotBenchmark() {
        Match.between(rules, begin, Bots.simple(1, Side.A, rules), Bots.simple(1, Side.B, rules), SplitMix64.dice(1))
                .watchedBy((input, transition) -> keep(transition.state()))
                .play();
    }

    private void keep(GameState state) {
        Prompt prompt = rules.prompt(state);
        if (prompt instanceof Prompt.DiceRequest request && request.purpose() == Purpose.TEST) rolls.add(state);
        if (!(prompt instanceof Prompt.Decision decision)) return;
        Decided decided = new Decided(state, state.seenBy(decision.side()), decision);
        for (Choice choice : decision.options()) options.add(new Option(decision.side(), decision.purpose(), choice));
        decisions.add(decided);
        if (decision.purpose() == Purpose.ACTIVATION) activations.add(decided);
    }

    private <T> T any(List<T> of) {
        next = (next + 1) % of.size();
        return of.get(next);
    }

    /** The destinations of the active model with all its actions. */
    @Benchmark
    public Object destinations() {
        GameState state = any(activations).state();
        ModelId active = state.position().active().get().model();
        return Destination.of(rules, state, active);
    }

    /** The opinions of all options of an activation. */
    @Benchmark
    public Object opinions() {
        Decided decided = any(activations);
        return adviser.opinions(decided.state(), decided.decision());
    }

    /** The value of a position for a side. */
    @Benchmark
    public Object value() {
        Decided decided = any(decisions);
        return adviser.evaluation()
                .value(decided.state().position(), decided.decision().side());
    }

    /** The choice of the playout policy. */
    @Benchmark
    public Object policy() {
        Decided decided = any(decisions);
        return evaluation.draw(decided.state().position(), decided.decision(), chance);
    }

    /** The same choice at random, for comparison. */
    @Benchmark
    public Object random() {
        return any(decisions).decision().offers().pick(chance::below);
    }

    /** The grouped outcomes of a test. */
    @Benchmark
    public Object outcomes() {
        return odds.outcomes(any(rolls));
    }

    /** A view as numbers. */
    @Benchmark
    public float[] view() {
        encoding.view(any(decisions).view(), view);
        return view;
    }

    /** One option as numbers. */
    @Benchmark
    public float[] option() {
        Option chosen = any(options);
        encoding.option(chosen.side(), chosen.purpose(), chosen.choice(), option, 0);
        return option;
    }
}
