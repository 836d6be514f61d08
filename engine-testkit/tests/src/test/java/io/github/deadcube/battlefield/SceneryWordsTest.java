package io.github.deadcube.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The notation of scenery can be read back, and each fault is reported with its place. */
class SceneryWordsTest {
    private static Cube cube(String text) {
        return Cube.of(text);
    }

    private static final String GROUND = """
            board 3 x 2 x 2
            :1  a  b  c
             2  .  .  .
             1  .  .  .
            """;

    @Test
    void spotsOfAPlatformAreNamedInAnyOrder() {
        Battlefield field = Battlefield.builder(3, 2, 1)
                .platform(cube("a1"), new Platform(Vector.of(9, 4, 7), 10))
                .build()
                .get();
        String text = NamedBattlefield.of(field).text();
        assertThat(text).contains("platform 4 7 9 high 10 of a1");
        assertThat(NamedBattlefield.read(text).map(NamedBattlefield::battlefield))
                .containsExactly(field);
    }

    @Test
    void allSceneryIsWrittenAndReadBack() {
        Battlefield field = Battlefield.builder(3, 2, 2)
                .face(cube("a1"), Direction.NORTH, Face.wall(Face.Gap.SMALL))
                .hatch(cube("a1"), Direction.NORTH, 3)
                .floor(cube("a2:2"), Floor.of(Floor.Cover.WEST))
                .hatch(cube("a2:2"), 1)
                .ladder(cube("a2"))
                .ramp(cube("b1"), Direction.NORTH_EAST)
                .block(cube("c1"), new Block(1, 2, 3, 4, 30))
                .block(cube("c1"), new Block(10, 20, 30, 30, 5))
                .platform(cube("a1"), new Platform(Vector.of(1, 4, 7), 13))
                .middle(cube("c2:2"), new MiddleWall(MiddleWall.Run.EAST_WEST, Face.wall(Face.Gap.LARGE)))
                .build()
                .get();
        String text = NamedBattlefield.of(field).text();
        assertThat(text)
                .contains(
                        "half floor west of a2:2",
                        "floor hatch 1 of a2:2",
                        "hatch 3 north of a1",
                        "ladder of a2",
                        "ramp north-east of b1",
                        "block 10 20 30 30 5 of c1",
                        "platform 1 4 7 high 13 of a1",
                        "large gap east-west through c2:2");
        assertThat(NamedBattlefield.read(text).map(NamedBattlefield::battlefield))
                .containsExactly(field);
    }

    @Test
    void everythingWrongIsSaidWhereItStands() {
        assertThat(NamedBattlefield.read(GROUND + """
                        ramp north of b2
                        platform 1 2 high 10 of a1
                        platform 2 high 5 of a1
                        hatch 2 north of c1
                        ladder of c3
                        """)
                        .getLeft()
                        .map(error -> error.where().line() + ": " + error.at(0, 0)))
                .containsExactly(
                        "5: b2: the ramp leads north to no cube; expected a cube there, one level up (GEO-6)",
                        "7: a1: spot 2 is on two platforms; expected each spot on one platform (GEO-6)",
                        "8: c1: its north face is not a wall, but has a hatch; expected a wall, or no hatch (GEO-4)",
                        "9: c3 is outside the battlefield of 3 × 2 × 2 cubes; expected a cube of the battlefield");
    }

    @Test
    void unknownSceneryIsReported() {
        assertThat(NamedBattlefield.read(GROUND + "ladder of x\nblock 1 2 3 of c1\nramp up of c1")
                        .getLeft()
                        .map(e -> e.where().line()))
                .containsExactly(5, 6, 7);
    }
}
