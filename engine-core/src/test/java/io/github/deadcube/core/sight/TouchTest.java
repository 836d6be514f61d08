package io.github.deadcube.core.sight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.vavr.collection.Vector;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LOS-2: rays that touch scenery exactly, with results that can be computed by hand. */
class TouchTest {
    private static final Body SMALL = new Body(1, false);
    /** To the north-east, all three rays of the axis run through the corners of cubes. */
    private static final String[] ON_A_DIAGONAL = {"a1/5", "c3/5"};

    private static Cube cube(String name) {
        return Cube.of(name);
    }

    private static Battlefield field(Consumer<Battlefield.Builder> scenery) {
        Battlefield.Builder builder = Battlefield.builder(5, 5, 3);
        scenery.accept(builder);
        return builder.build().get();
    }

    /**
     * Whether a ray is free: to the left edge (0), the axis (1) or the right edge (2), low, at half height (3) or full
     * (6).
     */
    private static boolean free(Battlefield field, String from, Body shooter, String to, Body target, int ray) {
        return BattlefieldSight.on(field)
                .sighting(Place.of(from), shooter, Place.of(to), target)
                .rays()
                .get(ray)
                .blocked()
                .isEmpty();
    }

    private static boolean past(Consumer<Battlefield.Builder> scenery) {
        return free(field(scenery), ON_A_DIAGONAL[0], SMALL, ON_A_DIAGONAL[1], SMALL, 4);
    }

    private static void crate(Battlefield.Builder builder, String cube, int west, int south) {
        builder.block(cube(cube), new Block(west, south, west + 10, south + 10, 30));
    }

    @Test
    @DisplayName(
            "LOS-2: a ray may touch the corner of one block, but cannot pass between two blocks that meet at a corner")
    void corners() {
        assertThat(past(b -> crate(b, "a2", 20, 0))).isTrue();
        assertThat(past(b -> crate(b, "b1", 0, 20))).isTrue();
        assertThat(past(b -> {
                    crate(b, "a2", 20, 0);
                    crate(b, "b1", 0, 20);
                }))
                .isFalse();
        assertThat(past(b -> {
                    crate(b, "a2", 20, 0);
                    crate(b, "b3", 20, 0);
                }))
                .isTrue();
        assertThat(past(b -> {
                    crate(b, "a2", 20, 0);
                    crate(b, "c2", 0, 20);
                }))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "a1 NORTH, , true",
        "a1 NORTH, a1 EAST, false",
        "a1 NORTH, b1 NORTH, false",
        "a1 NORTH, a2 EAST, true",
        "a1 EAST, a2 EAST, false",
        "a1 EAST, b1 NORTH, true",
        "a2 EAST, b1 NORTH, false",
    })
    @DisplayName("LOS-2: exactly where two walls meet, blocked if both sides are blocked")
    void whereTwoWallsMeet(String one, String other, boolean free) {
        assertThat(past(b -> {
                    wall(b, one);
                    if (other != null) wall(b, other);
                }))
                .isEqualTo(free);
    }

    private static void wall(Battlefield.Builder builder, String wall) {
        String[] words = wall.split(" ", -1);
        builder.face(cube(words[0]), Direction.valueOf(words[1]), Face.BLOCKED);
    }

    @Test
    @DisplayName("LOS-2: a ray along a face of a block is free; between the faces of two blocks it is blocked")
    void alongAFace() {
        for (int other = 0; other <= 20; other += 10) {
            int north = other;
            Battlefield one = field(b -> b.block(cube("b3"), new Block(15, 0, 30, 10, 30)));
            Battlefield two = field(b -> b.block(cube("b3"), new Block(15, 0, 30, 10, 30))
                    .block(cube("b3"), new Block(0, north, 15, north + 10, 30)));
            assertThat(free(one, "b1/5", SMALL, "b5/5", SMALL, 4)).isTrue();
            assertThat(free(two, "b1/5", SMALL, "b5/5", SMALL, 4)).isFalse();
        }
    }

    @Test
    @DisplayName("LOS-2: along the top of a barricade, and along the bottom edge of a window at the same height")
    void alongATop() {
        Body lying = new Body(1, true);
        Body tall = new Body(2, false);
        for (Face.Gap gap : Vector.of(Face.Gap.LOW, Face.Gap.SMALL, Face.Gap.MEDIUM)) {
            // 0.3 and nine tenths of 0.5 in, to half of 1.5 in
            Battlefield field = field(b -> b.platform(cube("b1"), new Platform(Vector.of(5), 3))
                    .face(cube("b1"), Direction.NORTH, Face.wall(gap)));
            assertThat(free(field, "b1/5", lying, "b3/5", tall, 4))
                    .as("%s", gap)
                    .isTrue();
            assertThat(free(field, "b1/5", lying, "b3/5", SMALL, 4))
                    .as("%s", gap)
                    .isFalse();
        }
    }

    @Test
    @DisplayName(
            "LOS-2: a descending ray through the point where the edge of a half floor meets the upper edge of a block")
    void whereAFloorMeetsABlock() {
        // at 3 in, two thirds of the way: 4.8 in above a4 at the eye, 2.1 in above a1 at its end
        Body shooter = new Body(2, 25, 200, false);
        Body target = new Body(2, 25, 210, false);
        for (int what = 0; what < 4; what++) {
            boolean floor = (what & 1) != 0;
            boolean block = (what & 2) != 0;
            Battlefield field = field(b -> {
                b.floor(cube("a4:2"), Floor.FULL);
                if (floor) b.floor(cube("a2:2"), new Floor(Floor.Cover.SOUTH, 0));
                if (block) b.block(cube("a2"), new Block(0, 15, 30, 30, 30));
            });
            assertThat(free(field, "a4:2/5", shooter, "a1/5", target, 7))
                    .as("floor %s, block %s", floor, block)
                    .isEqualTo(!floor || !block);
        }
    }

    @Test
    @DisplayName("LOS-2: a ray from below through the point where the top of a ramp meets its floor")
    void theTopOfARamp() {
        // 3 in at the northern face of b2, half of the way: 1.8 in above b4 at the eye, 1.2 in above b1:2 at its end
        Body shooter = new Body(2, 25, 200, false);
        Body target = new Body(2, 25, 120, false);
        for (int what = 0; what < 4; what++) {
            boolean floor = (what & 1) != 0;
            boolean ramp = (what & 2) != 0;
            Battlefield field = field(b -> {
                b.floor(cube("b1:2"), Floor.FULL);
                if (floor) b.floor(cube("b3:2"), Floor.FULL);
                if (ramp) b.ramp(cube("b2"), Direction.NORTH);
            });
            assertThat(free(field, "b4/2", shooter, "b1:2/8", target, 7))
                    .as("floor %s, ramp %s", floor, ramp)
                    .isEqualTo(!floor || !ramp);
        }
    }

    /**
     * The ray to an edge 1.5 in off the axis: two thirds of the way it is an inch off, √2/2 in in each direction. The
     * ramp, whose middle is 1.5 in high, reaches this far.
     */
    @ParameterizedTest
    @CsvSource({"76, false", "77, true", "90, true"})
    @DisplayName("LOS-2: past the side of a diagonal ramp, an inch from its middle line")
    void theSideOfADiagonalRamp(int base, boolean free) {
        Body shooter = new Body(2, 25, 150, false);
        Body target = new Body(4, base, 315, false);
        for (Direction toward : new Direction[] {Direction.NORTH_EAST, Direction.SOUTH_WEST}) {
            Battlefield field = field(b -> b.ramp(cube("c3"), toward));
            assertThat(free(field, "a1/5", shooter, "d4/5", target, 4)).isFalse();
            assertThat(free(field, "a1/5", shooter, "d4/5", target, 3)).isEqualTo(free);
            assertThat(free(field, "a1/5", shooter, "d4/5", target, 5)).isEqualTo(free);
        }
    }
}
