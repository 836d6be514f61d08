package io.github.deadcube.text;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.script.Script;
import io.vavr.Tuple;
import io.vavr.Tuple3;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A drawing is read as the same battlefield. */
class PictureTest {
    @Example
    void everyKindOfFaceHasItsCharacter() {
        Battlefield field = Battlefield.open(4, 3, 2)
                .withFace(cube("a3"), Direction.EAST, Face.BLOCKED)
                .withFace(cube("b3"), Direction.EAST, Face.LOW)
                .withFace(cube("a2"), Direction.NORTH, Face.wall(Face.Gap.SMALL))
                .withFace(cube("b2"), Direction.NORTH, Face.wall(Face.Gap.MEDIUM))
                .withFace(cube("c2"), Direction.NORTH, Face.wall(Face.Gap.LARGE))
                .withFace(cube("d1"), Direction.NORTH, new Face(Face.Gap.BLOCKED, true))
                .withFloor(cube("b2:2"), true);
        assertThat(NamedBattlefield.of(field).text()).isEqualTo("""
                board 4 x 3 x 2
                :1  a  b  c  d
                 3  . |. :.  .
                    11 22 33
                 2  .  .  .  .
                             --
                 1  .  .  .  .
                :2  a  b  c  d
                 2     .
                smooth wall north of d1
                """);
    }

    @Property
    @Tries(build = 100, thorough = 300)
    void aDrawingIsReadBack(@ForAll("battlefields") Battlefield field) {
        assertThat(Script.read(NamedBattlefield.of(field).text()).map(Script::battlefield))
                .as(NamedBattlefield.of(field).text())
                .containsExactly(field);
    }

    @Example
    void oneIsReadAsItLooks() {
        Script script = Script.of("""
                :1  a   b     c
                 2  .  |A1B2  .
                        ::::
                 1  .   .    3.
                :2  a   b     c
                 2      .     A2
                A1 at b2/7; B1 to B2, killed
                """);
        Battlefield field = Battlefield.open(3, 2, 2)
                .withFace(cube("a2"), Direction.EAST, Face.BLOCKED)
                .withFace(cube("b2"), Direction.SOUTH, Face.LOW)
                .withFace(cube("b1"), Direction.EAST, Face.wall(Face.Gap.LARGE))
                .withFloor(cube("b2:2"), true)
                .withFloor(cube("c2:2"), true);
        assertThat(script.battlefield()).isEqualTo(field);
    }

    @Provide
    Arbitrary<Battlefield> battlefields() {
        Arbitrary<Integer> measure = Arbitraries.integers().between(2, 12);
        return Combinators.combine(measure, measure, Arbitraries.integers().between(1, 3))
                .as(Battlefield::open)
                .flatMap(open -> scenery(open).list().ofMaxSize(40).map(parts -> filled(open, parts)));
    }

    private static Arbitrary<Tuple3<Cube, Direction, Face>> scenery(Battlefield open) {
        Arbitrary<Face> faces = Combinators.combine(Arbitraries.of(Face.Gap.class), Arbitraries.of(true, false))
                .as(Face::new);
        return Combinators.combine(
                        Arbitraries.of(open.cubes().asJava()),
                        Arbitraries.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST),
                        faces)
                .as(Tuple::of);
    }

    private static Battlefield filled(Battlefield open, List<Tuple3<Cube, Direction, Face>> parts) {
        return Vector.ofAll(parts).foldLeft(open, (field, part) -> {
            Cube cube = part._1();
            Battlefield floored = cube.level() > 1 ? field.withFloor(cube, true) : field;
            return field.contains(cube.next(part._2())) ? floored.withFace(cube, part._2(), part._3()) : floored;
        });
    }

    private static Cube cube(String text) {
        return Cube.of(text);
    }
}
