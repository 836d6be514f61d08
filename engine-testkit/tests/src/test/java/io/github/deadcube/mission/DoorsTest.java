package io.github.deadcube.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.record.StateRecord;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** VIC-9: the position has the faces that have changed, and the set-up stays as agreed. */
@Rule("VIC-9")
class DoorsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Registry REGISTRY = new Registry(Shipped.registry().rulesets(), Vector.of(Deadcube.patrol()));
    private static final Mission MISSION = Missions.read("""
            (name "Doors", text "For tests.", zones [(cubes [a8]), (cubes [h1])],
             scenery [(name Console, cubes [e5], free, opens [(cube f6, side south), (cube c4, side east)]),
                      (name Lever, cubes [a1], free, opens [(cube b2, side north)])], items 0)
            """).get();

    private static final Script.Runner RUNNER = Script.Runner.standard().withScenario(MISSION);
    private static final String GROUND =
            "wall north of f5; barricade east of c4; smooth wall north of b2, hatch 2 north of b2\n";
    private static final String MODELS = "A1 at e5; A2 at a1; B1 at f8\n";
    private static final String MARKERS = "laid SCENERY-CONSOLE 1 at e5; laid SCENERY-LEVER 1 at a1\n";
    private static final String USED = "play\nA1 activate; A1 use SCENERY-CONSOLE\n";

    private static final Vector<Face.Placed> OPENED =
            Vector.of("open east of c4", "open north of f5").map(text -> Face.Placed.of(text));

    private static GameState opened() {
        return RUNNER.play(GROUND + MODELS + MARKERS + USED).state();
    }

    @Test
    void anEventNamesEachFaceThatOpens() {
        GameState before =
                RUNNER.play(GROUND + MODELS + MARKERS + "play\nA1 activate").state();
        Transition after = RULES.play(before, Input.of("A1 use SCENERY-CONSOLE"));
        assertThat(after.events().filter(Event.FaceChanged.class::isInstance))
                .containsExactlyElementsOf(
                        OPENED.map(face -> new Event.FaceChanged(face, RuleId.of("SCENERY-CONSOLE"))));
        RUNNER.play(GROUND + MODELS + MARKERS + USED + "expect event the face between c4 and d4 opens");
    }

    @Test
    void thePositionHasTheFacesAndTheSetupStays() {
        GameState before = RUNNER.play(GROUND + MODELS + MARKERS + "play").state();
        GameState after = opened();
        assertThat(before.position().changedFaces()).isEmpty();
        assertThat(after.position().changedFaces()).isEqualTo(OPENED);
        assertThat(after.position().game().setup())
                .isEqualTo(before.position().game().setup());
        assertThat(after.position().game().digest())
                .isEqualTo(before.position().game().digest());
        Battlefield field = after.position().battlefield();
        assertThat(field.face(cube("f6"), Direction.SOUTH)).isEqualTo(Face.OPEN);
        assertThat(field.facesUnlike(before.position().battlefield())).isEqualTo(OPENED);
    }

    /** The digests of state and view depend on the doors. */
    @Test
    void positionsThatDifferInDoorsAreDifferent() {
        GameState one =
                RUNNER.play(GROUND + MODELS + "now open north of f5\nplay").state();
        GameState other =
                RUNNER.play(GROUND + MODELS + "now open east of c4\nplay").state();
        assertThat(one).isNotEqualTo(other);
        assertThat(one.position()).isNotEqualTo(other.position());
        assertThat(one.digest()).isNotEqualTo(other.digest());
        assertThat(one.seenBy(Side.A)).isNotEqualTo(other.seenBy(Side.A));
        assertThat(one.seenBy(Side.A).digest())
                .isNotEqualTo(other.seenBy(Side.A).digest());
    }

    /** Each has its own data. A search through many doors must not keep them all. */
    @Test
    void aGameRemembersFewBattlefields() {
        Game game = opened().position().game();
        Battlefield field = game.setup().battlefield();
        Vector<Battlefield> others = Vector.rangeClosed(1, 9)
                .map(row -> field.withFace(
                        cube("b" + Math.min(row, 8)), row == 9 ? Direction.WEST : Direction.EAST, Face.BLOCKED));
        Game first = game.on(others.head());
        assertThat(game.on(others.head())).isSameAs(first);
        others.tail().forEach(game::on);
        assertThat(game.on(others.head())).isEqualTo(first).isNotSameAs(first);
        assertThat(game.on(others.last())).isSameAs(game.on(others.last()));
    }

    @Test
    void theFirstGameReadsEveryLaterState() {
        GameState begin = RUNNER.play(GROUND + MODELS + MARKERS + "play").state();
        GameState after = opened();
        Notation text = Notation.of(begin.position().game());
        assertThat(text.write(after)).contains("now open east of c4\nnow open north of f5\n");
        assertThat(text.read(text.write(after)).get()).isEqualTo(after);
        Json json = Json.of(begin.position().game());
        assertThat(json.write(after)).contains("\"faces\":[{\"cube\":\"c4\",\"side\":\"east\",\"gap\":\"open\"},");
        assertThat(json.readState(json.write(after)).get()).isEqualTo(after);
        assertThat(json.readView(json.write(after.seenBy(Side.B))).get()).isEqualTo(after.seenBy(Side.B));
        assertThat(StateRecord.read(StateRecord.of(after), REGISTRY).get()).isEqualTo(after);
    }

    @Test
    void anEventIsReadAsItIsWritten() {
        Json json = Json.of(opened().position().game());
        for (Face.Placed face : OPENED) {
            Event event = new Event.FaceChanged(face, RuleId.of("SCENERY-CONSOLE"));
            assertThat(json.readEvent(json.write(event)).get()).isEqualTo(event);
        }
    }

    @Test
    void aFaceThatCannotBeIsRefused() {
        GameState after = opened();
        Notation text = Notation.of(after.position().game());
        String wrong = text.write(after).replace("open north of f5", "open north of f8");
        assertThat(text.read(wrong).getLeft().mkString("\n"))
                .contains("edge of the battlefield")
                .contains("line "
                        + (wrong.substring(0, wrong.indexOf("now ")).lines().count() + 1) + ",");
        assertThat(text.read(text.write(after).replace("open north of f5", "ajar north of f5"))
                        .getLeft()
                        .mkString())
                .contains("a face such as 'open north of c4'");
        assertThatThrownBy(() -> RUNNER.play(GROUND + MODELS + "now open north of f8\nplay"))
                .hasMessageContaining("line 3")
                .hasMessageContaining("edge of the battlefield");
    }

    @Test
    void aSituationOfTheGameIsTheSame() {
        GameState turn = RUNNER.play(GROUND + MODELS + MARKERS + USED + "A1 end; B1 activate; B1 end; A2 activate")
                .state();
        assertThat(turn.position().changedFaces()).isEqualTo(OPENED);
        assertThat(TextDrawing.script(turn))
                .as("the faces follow from the markers")
                .doesNotContain("now ");
        assertThat(RULES.resume(turn).get()).isEqualTo(turn);
        GameState odd = RUNNER.play(GROUND + MODELS + MARKERS + "now medium gap with hatch 3 north of f5\nplay")
                .state();
        assertThat(TextDrawing.script(odd)).contains("now medium gap with hatch 3 north of f5");
        assertThat(RUNNER.play(TextDrawing.script(odd) + "play").state()).isEqualTo(odd);
    }

    /** A piece without a marker is used up. */
    @Test
    void markersDecideWhichDoorsAreOpenWhenAGameIsResumed() {
        RUNNER.play(GROUND + "A1 at f5; B1 at a8\nplay\nA1 activate; A1 advance; A1 step f6; expect A1 at f6");
    }

    @Test
    void theBoardShowsTheDoorsAsTheyAre() {
        GameState before = RUNNER.play(GROUND + MODELS + MARKERS + "play").state();
        assertThat(TextDrawing.draw(before.position(), TextStyle.NONE, 200))
                .contains("-")
                .contains(":.");
        assertThat(TextDrawing.draw(opened().position(), TextStyle.NONE, 200)).doesNotContain(":.");
    }

    @Test
    void aWallMayClose() {
        Script.Runner.standard()
                .withScenario(new Changing(field -> field.withFace(cube("c3"), Direction.NORTH, Face.BLOCKED)))
                .play(MODELS + MARKERS + USED + "expect event the face between c3 and c4 closes");
    }

    @Test
    void aScenarioThatChangesMoreThanFacesIsABug() {
        Script.Runner runner =
                Script.Runner.standard().withScenario(new Changing(field -> field.withFloor(cube("c3:2"), true)));
        assertThatThrownBy(() -> runner.play("board 8 x 8 x 2\n" + MODELS + MARKERS + USED))
                .hasStackTraceContaining("more than faces has changed");
    }

    /** A scenario with the pieces of the mission, and another change of the battlefield. */
    private record Changing(UnaryOperator<Battlefield> change) implements Scenario {
        @Override
        public String name() {
            return "Changing";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield field) {
            return MISSION.zones(field);
        }

        @Override
        public Vector<Objective> objectives(Battlefield field) {
            return Vector.empty();
        }

        @Override
        public Vector<Scenario.Rule> rules() {
            return MISSION.rules();
        }

        @Override
        public Battlefield battlefield(Battlefield field, Vector<Marker> markers) {
            return markers.size() > 1 ? field : change.apply(field);
        }
    }

    private static Cube cube(String notation) {
        return Cube.of(notation);
    }
}
