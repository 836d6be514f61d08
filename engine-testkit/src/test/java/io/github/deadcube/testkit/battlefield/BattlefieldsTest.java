package io.github.deadcube.testkit.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.api.extend.Objective;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.Match;
import io.github.deadcube.testkit.scenario.NamedBattlefield;
import io.github.deadcube.testkit.scenario.Script;
import io.github.deadcube.testkit.scenario.Stage;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BattlefieldsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Scenario PATROL = Deadcube.patrol();

    static List<NamedBattlefield> shipped() {
        return Battlefields.shipped().asJava();
    }

    @Test
    void threeShip() {
        assertThat(Battlefields.shipped().map(NamedBattlefield::name))
                .containsExactly("Open street", "Walled compound", "Rooftop quarter");
        assertThat(Battlefields.shipped().map(NamedBattlefield::battlefield)).doesNotHaveDuplicates();
        assertThat(Shipped.setup(Shipped.ruleset()).battlefield())
                .isEqualTo(Battlefields.shipped().head().battlefield());
    }

    @Test
    void whatIsWrittenIsReadBack() {
        Battlefield field = Battlefields.shipped().last().battlefield();
        assertThat(Battlefields.read(Battlefields.write(field))).containsExactly(field);
        assertThat(Battlefields.read("").getLeft())
                .singleElement()
                .hasToString("line 1, column 1: the ground is not drawn; expected a drawing that begins ':1  a  b'");
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void patrolIsPlayedThere(NamedBattlefield named) {
        Battlefield field = named.battlefield();
        assertThat(PATROL.faults(field)).isEmpty();
        assertThat(PATROL.zones(field).flatMap(zone -> zone)).hasSize(8).allSatisfy(cube -> {
            assertThat(field.visibleFromAbove(cube)).isTrue();
            assertThat(besides(field, cube).map(side -> field.face(cube, side))).containsOnly(Face.OPEN);
        });
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void itsMarkersAreThoseOfPatrol(NamedBattlefield named) {
        Battlefield field = named.battlefield();
        assertThat(named.markers().map(NamedBattlefield.Marker::cubes))
                .containsExactly(
                        PATROL.objectives(field)
                                .map(Objective::cube)
                                .map(field::highestFloor)
                                .sorted(),
                        PATROL.zones(field).get(0),
                        PATROL.zones(field).get(1));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void itIsTheSameAfterHalfATurn(NamedBattlefield named) {
        Battlefield field = named.battlefield();
        assertThat(field.cubes()).allSatisfy(cube -> {
            assertThat(field.floored(cube)).isEqualTo(field.floored(turned(cube)));
            for (Direction d : besides(field, cube))
                assertThat(field.face(cube, d)).isEqualTo(field.face(turned(cube), opposite(d)));
        });
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void itHasWallsGapsAndBarricades(NamedBattlefield named) {
        Battlefield field = named.battlefield();
        assertThat(field.cubes()
                        .flatMap(cube -> besides(field, cube)
                                .map(side -> field.face(cube, side).gap())))
                .contains(Face.Gap.values());
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void everyFloorIsReachedOnFootByAModelOfSize2(NamedBattlefield named) {
        Battlefield field = named.battlefield();
        TreeSet<Cube> reached = new TreeSet<>();
        ArrayDeque<Cube> next = new ArrayDeque<>(PATROL.zones(field).get(0).asJava());
        while (!next.isEmpty()) {
            Cube cube = next.remove();
            if (reached.add(cube)) next.addAll(steps(field, cube).asJava());
        }
        assertThat(reached).containsAll(field.cubes().filter(field::floored));
        assertThat(reached).extracting(Cube::level).contains(2, 3);
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void gamesAreFoughtToTheirEnd(NamedBattlefield named) {
        for (long seed = 1; seed <= 20; seed++) {
            GameState begin = RULES.start(Shipped.setup(Shipped.ruleset()).withBattlefield(named.battlefield()))
                    .get();
            Match match = Match.seeded(RULES, begin, seed);
            assertThat(match.play()).isEqualTo(match.state().position().result().get());
        }
    }

    /** The first steps of an ADVANCE, and of a climb as far as it leads. */
    private static Vector<Cube> steps(Battlefield field, Cube from) {
        String script = NamedBattlefield.of(field).text() + "A1 SP 1-1 SZ 2 FI 4+ SV 4+, at " + from
                + "; B1 killed; command A none\nplay\nA1 activate; A1 advance";
        GameState state = Script.parse(script).get().run(Stage.standard()).get().state();
        return ((Prompt.Decision) RULES.prompt(state))
                .options()
                .filter(Choice.Step.class::isInstance)
                .map(step -> ((Choice.Step) step).cube())
                .filter(field::floored);
    }

    private static Vector<Direction> besides(Battlefield field, Cube cube) {
        return Direction.ALL.filter(d -> !d.diagonal() && field.contains(cube.next(d)));
    }

    private static Direction opposite(Direction d) {
        return Direction.of(-d.east(), -d.north());
    }

    private static Cube turned(Cube cube) {
        return new Cube(9 - cube.column(), 9 - cube.row(), cube.level());
    }
}
