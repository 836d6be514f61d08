package io.github.deadcube.testkit.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.github.deadcube.testkit.perft.Solver.Goal;
import io.github.deadcube.testkit.perft.Solver.Value;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.tree.GameTree;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SolverTest {
    private static final String ENDING = """
            board 2 x 2
            smooth wall north of a1 b1
            objective 1 at a1
            A1 SP - RA 6+, gun R3, at a1/5
            B1 SP - RA 8+ SV 7+ HP 2, gun R3, at b1/5
            A2 SP -, at a1/1, activated
            initiative A, round 5
            """;

    private static final Rules RULES = Deadcube.rules();

    private static GameState state(String script) {
        return Script.play(script).state();
    }

    /** By every face of every die, without memory: about as the rules of the game are told. */
    @ParameterizedTest
    @EnumSource(Goal.class)
    void valuesAreThoseOfTheSlowWay(Goal goal) {
        GameState state = state(ENDING);
        Solver solver = new Solver(RULES, goal);
        assertThat(solver.value(state).doubleValue()).isCloseTo(slow(state, goal, 0), within(1e-12));
        solver.judged(state)
                .forEach((choice, value) -> assertThat(value.doubleValue())
                        .as(choice.toString())
                        .isCloseTo(slow(RULES.play(state, choice).state(), goal, 0), within(1e-12)));
    }

    private final Map<GameState, Double> known = new LinkedHashMap<>();

    private double slow(GameState state, Goal goal, int bonus) {
        Double before = bonus == 0 ? known.get(state) : null;
        if (before != null) return before;
        double value = computed(state, goal, bonus);
        if (bonus == 0) known.put(state, value);
        return value;
    }

    private double computed(GameState state, Goal goal, int bonus) {
        Prompt prompt = RULES.prompt(state);
        if (prompt instanceof Prompt.Finished end) return worth(state, end, goal);
        if (prompt instanceof Prompt.Decision decision) {
            Vector<Double> values = decision.options()
                    .map(choice -> slow(RULES.play(state, choice).state(), goal, 0));
            return (decision.side() == Side.A ? values.max() : values.min()).get();
        }
        Prompt.DiceRequest roll = (Prompt.DiceRequest) prompt;
        double sum = 0;
        double weight = 0;
        for (Dice.Chance outcome : roll.outcomes()) {
            GameState to = RULES.play(state, outcome.dice()).state();
            boolean again = RULES.prompt(to) instanceof Prompt.DiceRequest more && more.side() == roll.side();
            if (again && bonus == GameTree.BONUS_ROLLS) continue;
            sum += outcome.ways().doubleValue() * slow(to, goal, again ? bonus + 1 : 0);
            weight += outcome.ways().doubleValue();
        }
        return sum / weight;
    }

    private static double worth(GameState state, Prompt.Finished end, Goal goal) {
        if (goal == Goal.LEAD)
            return state.position().a().score() - state.position().b().score();
        return end.result().winner().map(side -> side == Side.A ? 1.0 : 0.0).getOrElse(0.5);
    }

    private static final String SHOT = """
            board 2 x 2
            smooth wall north of a1 b1
            A1 SP - RA 8+, gun R3, at a1/5
            B1 SP -, at b1/5, activated
            initiative A, round 5
            play
            A1 activate
            """;

    /** A model without SURVIVE dies of one hit. */
    @Test
    void aShotIsWorthItsChance() {
        Solver solver = new Solver(RULES, Goal.WIN);
        GameState state = state(SHOT);
        assertThat(solver.best(state).mkString()).isEqualTo("A1 shoot gun at B1");
        // an 8 among five dice (SHO-5), and one half for the draw without one
        assertThat(solver.value(state)).isEqualTo(Value.of(2 * 32_768 - 16_807, 2 * 32_768));
        assertThat(solver.loss(state, new Choice.EndActivation(ModelId.of("A1"))))
                .isEqualTo(Value.of(32_768 - 16_807, 2 * 32_768));
    }

    @Test
    void aSolverStopsAtItsLimit() {
        GameState state = state(ENDING);
        Solver solver = Solver.ofWins(RULES);
        assertThat(solver.within(Solver.MOST_STATES).value(state)).isEqualTo(solver.value(state));
        assertThatThrownBy(() -> solver.within(5).value(state))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the game has more than 5 states");
        assertThatThrownBy(() -> solver.within(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anOutcomeThatChangesNothingIsRolledAgain() {
        GameState rolling = state(SHOT + "A1 shoot gun at B1");
        Rules untilOneHits = new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return state.equals(rolling) && input instanceof Dice dice && dice.atLeast(8) == 0
                        ? Either.right(new Transition(state, List.empty()))
                        : engine.apply(state, input);
            }
        };
        assertThat(new Solver(untilOneHits, Goal.WIN).value(state(SHOT))).isEqualTo(Value.of(1, 1));
    }

    @Test
    void sideBWantsTheLeast() {
        GameState state = state("""
                board 2 x 2
                smooth wall north of a1 b1
                A1 SP -, at a1/5, activated
                B1 SP - RA 8+, gun R3, at b1/5
                initiative B, round 5
                play
                B1 activate
                """);
        Solver solver = new Solver(RULES, Goal.LEAD);
        assertThat(solver.best(state).mkString()).isEqualTo("B1 shoot gun at A1");
        assertThat(solver.value(state)).isEqualTo(Value.of(16_807 - 32_768, 32_768));
    }

    @Test
    void whatIsHiddenIsRefused() {
        GameState state = state("""
                A1 at a1; B1 at c3
                token 1 I-AMMO at b1 face down
                round 5
                """);
        assertThatThrownBy(() -> new Solver(RULES, Goal.WIN).value(state))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("face down");
    }

    @Test
    void aLoopOfChoicesIsRefused() {
        GameState first = state("""
                board 2 x 2
                A1 SP -, at a1/5
                B1 SP -, at b2/5, activated
                initiative A, round 5
                play
                A1 activate
                """);
        AtomicInteger rounds = new AtomicInteger();
        Rules looping = new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                Either<Rejection, Transition> after = engine.apply(state, input);
                if (!(input instanceof Choice.EndActivation)) return after;
                // a solver that follows the loop must not run for ever
                assertThat(rounds.incrementAndGet()).as("rounds of the loop").isLessThan(10);
                return after.map(end -> new Transition(first, List.empty()));
            }
        };
        assertThatThrownBy(() -> new Solver(looping, Goal.WIN).value(first))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("can return to a state");
    }

    @Test
    void aFractionHasADenominator() {
        assertThatThrownBy(() -> Solver.Value.of(0, 0)).hasMessage("the denominator is 0");
        assertThatThrownBy(() -> Solver.Value.of(1, 0)).hasMessage("the denominator is 0");
    }

    @Test
    void valuesAreInLowestTerms() {
        assertThat(Value.of(4, -6)).isEqualTo(Value.of(-2, 3)).hasToString("-2/3");
        assertThatThrownBy(() -> Value.of(1, 0)).isInstanceOf(ArithmeticException.class);
    }
}
