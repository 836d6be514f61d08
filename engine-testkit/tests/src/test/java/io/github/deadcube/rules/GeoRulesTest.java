package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** GEO: cubes, spots, faces, floors, adjacency and range. */
class GeoRulesTest {
    private static Cube cube(String notation) {
        return Cube.of(notation);
    }

    private static void assertUnplayable(String situation, String fault) {
        Script script = Script.of(situation + "\nplay");
        assertThat(script.run(Script.Runner.standard()).getLeft().getMessage()).contains(fault);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 1", "8, 8, 3", "26, 26, 9"})
    @Rule("GEO-1")
    @DisplayName("GEO-1: any width and depth from 2 to 26, 1 to 9 levels")
    void measures(int width, int depth, int levels) {
        Battlefield field = Battlefield.open(width, depth, levels);
        assertThat(field.size()).isEqualTo(width * depth * levels);
        Cube last = new Cube(width, depth, levels);
        assertThat(field.contains(last)).isTrue();
        assertThat(field.contains(new Cube(width + 1, depth, levels))).isFalse();
        assertThat(field.contains(new Cube(width, depth + 1, levels))).isFalse();
        assertThat(field.contains(last.atLevel(levels + 1))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"1, 8, 1", "27, 8, 1", "8, 1, 1", "8, 27, 1", "8, 8, 0", "8, 8, 10"})
    @Rule("GEO-1")
    @DisplayName("GEO-1: no smaller and no larger battlefield")
    void noOtherMeasures(int width, int depth, int levels) {
        assertThatThrownBy(() -> Battlefield.open(width, depth, levels)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule("GEO-1")
    @DisplayName("GEO-1: columns run west to east, rows south to north, levels upward")
    void names() {
        assertThat(cube("c4")).isEqualTo(new Cube(3, 4, 1)).hasToString("c4");
        assertThat(cube("c4:2")).isEqualTo(new Cube(3, 4, 2)).hasToString("c4:2");
        assertThat(cube("c4").next(Direction.NORTH)).hasToString("c5");
        assertThat(cube("c4").next(Direction.EAST)).hasToString("d4");
        assertThat(Vector.of("c0", "c27", "C4", "c4:0", "c4:10", "4c", "c")
                        .flatMap(it -> Cube.read(it).toOption()))
                .isEmpty();
    }

    @Test
    @Rule("GEO-1")
    @DisplayName("GEO-1: a model stands on the battlefield, and on a floor (GEO-5)")
    void modelsStandOnTheBattlefield() {
        assertUnplayable("A1 at i8", "GEO-1");
        assertUnplayable("A1 at c4:2", "GEO-5");
    }

    @Test
    @Rule("GEO-2")
    @DisplayName("GEO-2: nine spots one inch apart, numbered like a number pad, 5 in the middle")
    void spots() {
        Place middle = Place.of("b2/5");
        assertThat(middle.eastTenths()).isEqualTo(45);
        assertThat(middle.northTenths()).isEqualTo(45);
        for (int spot = 1; spot <= Place.SPOTS; spot++) {
            Place place = Place.of("b2/" + spot);
            assertThat(place.eastTenths()).isEqualTo(35 + 10 * ("147258369".indexOf('0' + spot) / 3));
            assertThat(place.northTenths()).isEqualTo(35 + 10 * ("123456789".indexOf('0' + spot) / 3));
        }
        Place passing = new Place(Cube.of("b2"), 0);
        assertThatThrownBy(passing::eastTenths).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(passing::northTenths).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(Place.read("c4:2/7").toOption().map(Place::toString)).isEqualTo(Option.some("c4:2/7"));
        assertThat(Place.read("c4/0")
                        .toOption()
                        .orElse(() -> Place.read("c4/10").toOption()))
                .isEmpty();
    }

    @Test
    @Rule("GEO-2")
    @DisplayName("GEO-2: a spot holds one model")
    void aSpotHoldsOneModel() {
        assertUnplayable("A1 at c4/5; A2 at c4/5", "GEO-2");
        play("""
                A1 at c4/5; A2 at c5/5; B1 FI 4+ SV 4+, at d4/3
                play
                A1 activate; A1 advance; A1 step d4
                expect asks A: spot, refuses A1 spot 3 by GEO-2, offers A1 spot 5
                expect refuses A1 spot 0 by GEO-2, refuses A1 spot 10 by GEO-2
                """);
    }

    @Test
    @Rule("GEO-4")
    @DisplayName("GEO-4: the two cubes that share a face share its value")
    void facesAreShared() {
        for (Face.Gap gap : Face.Gap.values()) {
            Face face = new Face(gap, false);
            Battlefield north = Battlefield.open(3, 3, 2).withFace(cube("b2:2"), Direction.NORTH, face);
            assertThat(north.face(cube("b3:2"), Direction.SOUTH)).isEqualTo(face);
            assertThat(north.face(cube("b2"), Direction.NORTH)).isEqualTo(Face.OPEN);
            Battlefield west = Battlefield.open(3, 3, 2).withFace(cube("b2"), Direction.WEST, face);
            assertThat(west.face(cube("a2"), Direction.EAST)).isEqualTo(face);
        }
    }

    @Test
    @Rule("GEO-5")
    @DisplayName("GEO-5: the ground always has a full floor; above it there is one where one is put")
    void floors() {
        Battlefield field = Battlefield.open(3, 3, 3).withFloor(cube("b2:3"), true);
        assertThat(field.cubes().filter(field::hasFloor).count(c -> c.level() == 1))
                .isEqualTo(9);
        assertThat(field.cubes().filter(field::hasFloor).filter(c -> c.level() > 1))
                .containsExactly(cube("b2:3"));
        assertThat(field.firstFloor(cube("b2:3"))).isEqualTo(cube("b2:3"));
        assertThat(field.firstFloor(cube("b3:3"))).isEqualTo(cube("b3"));
        assertThat(field.highestFloor(cube("b2"))).isEqualTo(cube("b2:3"));
        assertThat(field.withFloor(cube("b2:3"), false)).isEqualTo(Battlefield.open(3, 3, 3));
        assertThatThrownBy(() -> field.withFloor(cube("b2"), false)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule("GEO-5")
    @DisplayName("GEO-5: the edge is a smooth wall with no gap at every level")
    void theEdge() {
        Battlefield field = Battlefield.open(2, 2, 2);
        for (String corner : new String[] {"a1", "a1:2"}) {
            for (Direction side : Vector.of(Direction.WEST, Direction.SOUTH)) {
                Face edge = field.face(cube(corner), side);
                assertThat(edge.gap()).isEqualTo(Face.Gap.BLOCKED);
                assertThat(edge.climbable()).isFalse();
            }
        }
        assertThat(field.face(cube("b2:2"), Direction.NORTH).gap().size()).isZero();
        assertThat(field.face(cube("b2:2"), Direction.EAST).gap().size()).isZero();
    }

    @Test
    @Rule("GEO-8")
    @DisplayName("GEO-8: all 26 cubes around a cube are adjacent to it, itself is not")
    void adjacency() {
        Battlefield field = Battlefield.open(5, 5, 5);
        Vector<Cube> adjacent = field.cubes().filter(cube("c3:3")::adjacentTo);
        assertThat(adjacent).hasSize(26).doesNotContain(cube("c3:3"));
        assertThat(adjacent).allMatch(c -> c.column() >= 2 && c.column() <= 4 && c.row() >= 2 && c.row() <= 4);
        assertThat(adjacent).contains(cube("b2:2"), cube("d4:4"), cube("c3:2")).doesNotContain(cube("e3:3"));
    }

    @ParameterizedTest
    @CsvSource({
        "c4, c4, 0",
        "c4, c5, 1",
        "c4, d5, 1",
        "c4, f7, 3",
        "c4, e4, 2",
        "c4, c4:4, 3",
        "c4, f5:2, 3",
        "c4, d5:5, 4"
    })
    @Rule("GEO-9")
    @DisplayName("GEO-9: the larger of the horizontal distance, a diagonal counting 1, and the difference of levels")
    void range(String from, String to, int range) {
        assertThat(cube(from).range(cube(to))).isEqualTo(range);
        assertThat(cube(to).range(cube(from))).isEqualTo(range);
    }
}
