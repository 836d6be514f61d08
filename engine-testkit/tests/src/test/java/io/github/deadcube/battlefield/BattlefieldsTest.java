package io.github.deadcube.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.NamedBattlefield.MapSymbol;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
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
        return NamedBattlefield.shipped().asJava();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void eachIsFoundByItsName(NamedBattlefield named) {
        assertThat(NamedBattlefield.shipped(named.name()).getOrNull()).isSameAs(named);
        assertThat(NamedBattlefield.shipped(named.name() + "s")).isEmpty();
    }

    @Test
    void sixShip() {
        assertThat(NamedBattlefield.shipped().map(NamedBattlefield::name))
                .containsExactly(
                        "Open street",
                        "Walled compound",
                        "Rooftop quarter",
                        "Container yard",
                        "Refinery",
                        "Tower block");
        assertThat(NamedBattlefield.shipped().map(named -> named.battlefield().levels()))
                .containsExactly(3, 3, 3, 3, 3, 4);
        assertThat(NamedBattlefield.shipped().map(NamedBattlefield::battlefield))
                .doesNotHaveDuplicates();
        assertThat(Shipped.setup(Shipped.ruleset()).battlefield())
                .isEqualTo(NamedBattlefield.shipped().head().battlefield());
    }

    @Test
    void writtenBattlefieldsAreReadBack() {
        assertThat(NamedBattlefield.shipped().map(NamedBattlefield::battlefield))
                .allSatisfy(field -> assertThat(
                                NamedBattlefield.read(NamedBattlefield.of(field).text())
                                        .map(NamedBattlefield::battlefield))
                        .containsExactly(field));
        assertThat(NamedBattlefield.read("").map(NamedBattlefield::battlefield).getLeft())
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
        assertThat(named.markers().map(MapSymbol::cubes))
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
            assertThat(field.floor(cube)).isEqualTo(turned(field.floor(turned(cube))));
            assertThat(field.scenery(cube)).isEqualTo(turned(field.scenery(turned(cube))));
            for (Direction d : besides(field, cube))
                assertThat(field.face(cube, d)).isEqualTo(field.face(turned(cube), d.opposite()));
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

    @Test
    void betweenThemTheyHaveEveryKindOfScenery() {
        assertThat(Vector.of(Feature.values())
                        .filter(feature ->
                                NamedBattlefield.shipped().forAll(named -> !feature.in(named.battlefield()))))
                .as("kinds of scenery that no battlefield has")
                .isEmpty();
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
        assertThat(reached).containsAll(field.cubes().filter(field::hasFloor).flatMap(cube -> parts(field, cube)));
        assertThat(reached).extracting(Cube::level).contains(2, 3);
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void gamesAreFoughtToTheirEnd(NamedBattlefield named) {
        for (long seed = 1; seed <= 20; seed++) {
            GameState begin = RULES.start(Shipped.setup(Shipped.ruleset()).withBattlefield(named.battlefield()))
                    .get();
            Match match = Match.random(RULES, begin, seed);
            assertThat(match.play()).isEqualTo(match.state().position().result().get());
        }
    }

    /** Returns the first steps of an ADVANCE and of a complete climb, from the first spot without a block. */
    private static Vector<Cube> steps(Battlefield field, Cube from) {
        GameState state = Vector.rangeClosed(1, from.part().spots())
                .iterator()
                .map(spot -> advancing(field, new Place(from, spot)))
                .find(Either::isRight)
                .get()
                .get();
        return ((Prompt.Decision) RULES.prompt(state))
                .options()
                .filter(Choice.Step.class::isInstance)
                .map(step -> ((Choice.Step) step).cube())
                .filter(field::hasFloor);
    }

    private static Either<Script.Failed, GameState> advancing(Battlefield field, Place from) {
        return Script.of(NamedBattlefield.of(field).text() + "A1 SP 1-1 SZ 2 FI 4+ SV 4+, at " + from
                        + "; B1 killed; command A none\nplay\nA1 activate; A1 advance")
                .run(Script.Runner.standard())
                .map(Playback::state);
    }

    private static Vector<Direction> besides(Battlefield field, Cube cube) {
        return Direction.ALL.filter(d -> !d.diagonal() && field.contains(cube.next(d)));
    }

    /** Returns the cube, or both parts of a half-cube. */
    private static Vector<Cube> parts(Battlefield field, Cube cube) {
        Vector<Cube> sides = field.scenery(cube)
                .middle()
                .toVector()
                .flatMap(wall -> Vector.of(cube.part(wall.low()), cube.part(wall.high())));
        return sides.isEmpty() ? Vector.of(cube) : sides;
    }

    private static Cube turned(Cube cube) {
        return new Cube(9 - cube.column(), 9 - cube.row(), cube.level());
    }

    private static Floor turned(Floor floor) {
        Floor.Cover cover = switch (floor.cover()) {
            case NONE, FULL -> floor.cover();
            case NORTH -> Floor.Cover.SOUTH;
            case EAST -> Floor.Cover.WEST;
            case SOUTH -> Floor.Cover.NORTH;
            case WEST -> Floor.Cover.EAST;
        };
        return new Floor(cover, floor.hatch());
    }

    /** Normalizes the order of boxes in one cube. */
    private static Scenery turned(Scenery all) {
        return all.withRamp(all.ramp().map(Direction::opposite))
                .withBlocks(all.blocks()
                        .map(b -> new Block(30 - b.east(), 30 - b.north(), 30 - b.west(), 30 - b.south(), b.height())))
                .withPlatforms(all.platforms()
                        .map(p -> new Platform(p.spots().map(spot -> 10 - spot).sorted(), p.height())));
    }
}
