package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.notation.EveryState;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Every cube that a model can reach is named, with its paths. */
class DestinationsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final int GAMES = 12;
    private static final ModelId A1 = ModelId.of("A1");

    @Test
    void aPathWithoutInterruptionEndsAtItsDestination() {
        int[] walked = {0};
        int states = Level.tries(DestinationsTest.class, "aPathWithoutInterruptionEndsAtItsDestination", 150, 5_000);
        EveryState.each(
                states,
                Level.seed(DestinationsTest.class, "aPathWithoutInterruptionEndsAtItsDestination"),
                transition -> {
                    GameState state = transition.state();
                    if (!(RULES.prompt(state) instanceof Prompt.Decision asked)) return;
                    for (ModelId model :
                            asked.options().flatMap(Choice::actor).distinct().take(2))
                        for (JsonNode destination : destinations(state, model))
                            for (JsonNode way : destination.get("ways")) {
                                if (way.has("dice") || way.has("others")) continue;
                                assertThat(walked(state, way, model))
                                        .hasToString(destination.get("cube").asText());
                                walked[0]++;
                            }
                });
        assertThat(walked[0]).isGreaterThan(states);
    }

    private static Cube walked(GameState begin, JsonNode way, ModelId model) {
        GameState state = begin;
        Option<Cube> named = Option.none();
        for (JsonNode text : way.get("choices")) {
            Choice choice = (Choice) Input.of(text.asText());
            state = RULES.play(state, choice).state();
            named = choice.targetCube();
        }
        return cube(state, model).orElse(named).get();
    }

    @Test
    void everyPlaceThatAModelReachesIsNamedDespiteInterruptions() {
        int moved = 0;
        int unsure = 0;
        for (long seed = 1; seed <= GAMES; seed++) {
            GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
            RandomPlay play = RandomPlay.from(RULES, begin, seed);
            while (!play.over()) {
                GameState before = play.state();
                Input input = play.answer();
                play.give(input);
                Option<ModelId> mover = mover(input);
                if (mover.isEmpty()) continue;
                boolean between = between(play, before.pending().size());
                Option<Cube> end = cube(play.state(), mover.get());
                if (end.isEmpty()) continue;
                moved++;
                if (between) unsure++;
                assertThat(actions(destinations(before, mover.get()), end.get()))
                        .as("game " + seed + ", " + input + " to " + end + " of\n" + before)
                        .contains(input.toString());
            }
        }
        assertThat(moved).isGreaterThan(200);
        assertThat(unsure).isGreaterThan(20);
    }

    private static Option<ModelId> mover(Input input) {
        Input action = input instanceof Choice.SpendDie spent ? spent.action() : input;
        if (action instanceof Choice.Advance advance) return Option.some(advance.model());
        return action instanceof Choice.Sprint sprint ? Option.some(sprint.model()) : Option.none();
    }

    /** Plays to the end of the movement. Returns whether a prompt asked for something other than steps. */
    private static boolean between(RandomPlay play, int depth) {
        boolean between = false;
        while (!play.over() && play.state().pending().size() > depth) {
            Input next = play.answer();
            between |= !(next instanceof Choice.Step || next instanceof Choice.TakeSpot);
            play.give(next);
        }
        return between;
    }

    @Test
    void aModelThatBreaksAwayMayBeAttacked() {
        GameState state = Script.play("A1 SV 5+, at c4; B1 FI 4+, at c4; B2, at h8; play; A1 activate")
                .state();
        String all = destinations(state, A1).toString();
        assertThat(all)
                .contains("{\"cube\":\"d4\",\"ways\":[{\"action\":\"A1 advance\",\"choices\":[\"A1 advance\",\"A1 "
                        + "step d4\","
                        + "\"A1 step d4\"],\"others\":true}");
    }

    @Test
    void waysBeginWithTheActivationAndWithCommandDice() {
        GameState state = Script.play("A1, at c4; A2, at c5; B1, at h8; command A model; play")
                .state();
        assertThat(destinations(state, A1).toString())
                .contains("{\"cube\":\"b4\",\"ways\":[{\"action\":\"A1 advance\",\"choices\":[\"A1 activate\",\"A1 "
                        + "advance\",\"A1 step b4\"]}");
    }

    /** ADV-4: a movement goes on through a cube with a neutral model, whatever the other side is asked there. */
    @Test
    void aNeutralModelIsNotFought() {
        String passage = "wall west of c4; wall east of c4; wall south of c4; wall west of c5; wall east of c5;"
                + " A1 SP 2-3, at c4; B1 FI 4+%s, at c5; B2, at h8; laid K-TRAP (FRAG (2)) of B2 at c5;"
                + " play; A1 activate";
        assertThat(cubes(passage.formatted(", neutral"))).contains("c5", "c6");
        assertThat(cubes(passage.formatted(""))).contains("c5").doesNotContain("c6");
    }

    private static Vector<String> cubes(String script) {
        Vector<String> cubes = Vector.empty();
        for (JsonNode destination : destinations(Script.play(script).state(), A1))
            cubes = cubes.append(destination.get("cube").asText());
        return cubes;
    }

    @Test
    void cubesOfTheDeploymentAreNamed() {
        RandomPlay play = RandomPlay.from(
                RULES, RULES.start(Shipped.setup(Shipped.ruleset())).get(), 1);
        while (!(play.prompt() instanceof Prompt.Decision asked
                && asked.options().head() instanceof Choice.Deploy)) play.give(play.answer());
        Choice.Deploy deploy =
                (Choice.Deploy) ((Prompt.Decision) play.prompt()).options().head();
        assertThat(actions(destinations(play.state(), deploy.model()), deploy.cube()))
                .containsExactly(deploy.toString());
    }

    @Test
    void aTeleportingModelIsMovedDirectly() {
        GameState state =
                Script.play("A1 TELEPORT, at c4; B1, at h8; play; A1 activate").state();
        Cube far = Cube.of("f7");
        assertThat(actions(destinations(state, A1), far)).containsExactly("A1 use K-TELEPORT on f7");
    }

    private static Option<Cube> cube(GameState state, ModelId model) {
        return state.position().model(model).filter(Model::inPlay).map(Model::cube);
    }

    private static Vector<String> actions(JsonNode destinations, Cube cube) {
        Vector<String> actions = Vector.empty();
        for (JsonNode destination : destinations)
            if (destination.get("cube").asText().equals(cube.toString()))
                for (JsonNode way : destination.get("ways"))
                    actions = actions.append(way.get("action").asText());
        return actions;
    }

    private static JsonNode destinations(GameState state, ModelId model) {
        try {
            Request request = Request.of("{\"model\":\"" + model + "\"}");
            Searched searched = new Searched(state, GameAnswers.of(state));
            return ServerClient.read(
                            DestinationAnswer.answer(searched, RULES, request).line())
                    .get("destinations");
        } catch (RequestError e) {
            throw new AssertionError(e);
        }
    }
}
