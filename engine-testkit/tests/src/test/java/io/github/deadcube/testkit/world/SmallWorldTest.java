package io.github.deadcube.testkit.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.contract.Promise.BrokenPromise;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SmallWorldTest {
    private static final Vector<SmallWorld> WORLDS = SmallWorld.all();
    private static final String DUEL = """
            board 2 x 2
            smooth wall north of a1 b1
            A1 SP - RA 8+, gun R3, at a1/5
            B1 SP - SV 8+ HP 2, at b1/5
            initiative A, round 5
            """;

    /** One world of each kind; in a thorough run all of the table, except the pairs. */
    static Stream<SmallWorld> worlds() {
        Vector<String> build = Vector.of(
                "third half-cube", "third floor above", "third K-FRAG + K-MEDIC", "revised K-AGILE + K-TOUGH");
        return WORLDS.filter(world -> build.contains(world.name())
                        || Level.thorough()
                                && SmallWorld.counted().containsKey(world.name())
                                && !world.name().contains(" + "))
                .toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("worlds")
    void countsAreThoseOfTheTable(SmallWorld world) {
        assertThat(SmallWorld.counted().containsKey(world.name())).isTrue();
        assertThat(world.differs(world.visit())).isEmpty();
    }

    @Test
    void namesAreUnique() {
        assertThat(WORLDS.map(SmallWorld::name).distinct()).hasSameSizeAs(WORLDS);
    }

    @Test
    void everyLineOfTheTableIsAWorld() {
        assertThat(WORLDS.map(SmallWorld::name))
                .containsAll(SmallWorld.counted().keySet());
    }

    @Test
    void anotherCountNamesTheWorld() {
        SmallWorld world = WORLDS.head();
        assertThat(world.differs(new SmallWorld.Visited(1, 2, 3)).get().toString())
                .startsWith(world.name() + ": 1 states, 2 inputs, 3 ends; expected ");
    }

    /** Counts by equality, with all faces of all dice. */
    @Test
    void statesAreCountedOnce() {
        Script.Runner runner = Script.Runner.standard();
        Set<Reached> reached = new LinkedHashSet<>();
        reach(runner.rules(), new Reached(first(runner), 0), reached);
        Vector<GameState> states = Vector.ofAll(reached).map(Reached::state).distinct();
        SmallWorld.Visited visited = visited(runner.rules());
        assertThat(visited.states()).isEqualTo(states.size());
        assertThat(visited.ends())
                .isEqualTo(states.count(state -> runner.rules().prompt(state) instanceof Prompt.Finished));
    }

    private record Reached(GameState state, int bonus) {}

    private static void reach(Rules rules, Reached from, Set<Reached> reached) {
        if (!reached.add(from)) return;
        Prompt prompt = rules.prompt(from.state());
        if (prompt instanceof Prompt.Decision decision)
            for (Choice choice : decision.options())
                reach(rules, new Reached(rules.play(from.state(), choice).state(), 0), reached);
        if (prompt instanceof Prompt.DiceRequest roll)
            for (Dice.Chance outcome : roll.outcomes()) {
                GameState to = rules.play(from.state(), outcome.dice()).state();
                boolean bonus = rules.prompt(to) instanceof Prompt.DiceRequest more && more.side() == roll.side();
                if (from.bonus() == 0 || !bonus) reach(rules, new Reached(to, bonus ? 1 : 0), reached);
            }
    }

    /** A state that only one order of play reaches. */
    @Test
    void aStateWithoutAnOptionIsFound() {
        Rules rules = new ForwardingRules() {
            @Override
            public Prompt prompt(GameState state) {
                Prompt prompt = engine.prompt(state);
                return prompt instanceof Prompt.Decision asked && isHurt(state)
                        ? new Prompt.Decision(asked.side(), asked.purpose(), asked.rule(), each -> {})
                        : prompt;
            }
        };
        assertThatThrownBy(() -> visited(rules))
                .isInstanceOfSatisfying(
                        BrokenPromise.class,
                        broken -> assertThat(broken.promise()).isEqualTo(Promise.PROMPTS_ASK_SOMETHING))
                .hasMessageContaining("A1 activate; A1 shoot gun at B1; dice A ")
                .hasMessageContaining("offers nothing");
    }

    @Test
    void aGameThatCanReturnIsFound() {
        Rules rules = new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.apply(state, input)
                        .map(after -> input instanceof Choice.EndActivation
                                ? new Transition(first(Script.Runner.standard()), List.empty())
                                : after);
            }
        };
        assertThatThrownBy(() -> visited(rules)).hasMessageContaining("the game returns to this state");
    }

    private static boolean isHurt(GameState state) {
        return state.position().models().exists(model -> model.damage() == 1);
    }

    private static SmallWorld.Visited visited(Rules rules) {
        Script.Runner runner = new Script.Runner(
                rules,
                Script.Runner.standard().ruleset(),
                Script.Runner.standard().scenario());
        return new WorldVisit(runner, first(runner)).visit();
    }

    private static GameState first(Script.Runner runner) {
        return new SmallWorld("duel", "third", DUEL).first(runner);
    }
}
