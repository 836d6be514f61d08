package io.github.deadcube.core.sight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.api.board.Face.Gap;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Line;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LOS-1, LOS-3: the ray between two spots. */
class SpotSightTest {
    private static final Battlefield OPEN = Battlefield.open(6, 6, 3);

    private static Line ray(Battlefield field, String from, String to) {
        return SpotSight.ray(field, Place.parse(from).get(), Place.parse(to).get());
    }

    private static Battlefield wall(Face face) {
        return OPEN.withFace(Cube.parse("c3").get(), Direction.NORTH, face);
    }

    @ParameterizedTest
    @CsvSource({"OPEN, CLEAR", "LOW, PARTIAL", "LARGE, PARTIAL", "MEDIUM, PARTIAL", "SMALL, PARTIAL", "BLOCKED, NONE"})
    void whatStandsBetweenDecidesWhatIsSeen(Gap gap, Line seen) {
        assertThat(ray(wall(new Face(gap, false)), "c2/5", "c5/5")).isEqualTo(seen);
        assertThat(ray(wall(new Face(gap, false)), "c5/5", "c2/5")).isEqualTo(seen);
    }

    @Test
    void aRayBesideAWallIsClear() {
        assertThat(ray(wall(Face.BLOCKED), "d2/5", "d5/5")).isEqualTo(Line.CLEAR);
        assertThat(ray(wall(Face.BLOCKED), "c3/5", "d3/5")).isEqualTo(Line.CLEAR);
    }

    @Test
    void floorsHide() {
        Battlefield roofed = OPEN.withFloor(Cube.parse("c3:2").get(), true);
        assertThat(ray(roofed, "c3:2/5", "c3/5")).isEqualTo(Line.NONE);
        assertThat(ray(roofed, "b3:2/5", "b3/5")).isEqualTo(Line.CLEAR);
    }

    /** Exactly through the edge where two cubes meet: free if one way around it is. */
    @Test
    void throughACornerOneFreeWayIsEnough() {
        Battlefield one = OPEN.withFace(Cube.parse("c3").get(), Direction.EAST, Face.BLOCKED);
        assertThat(ray(one, "c3/5", "d4/5")).isEqualTo(Line.CLEAR);
        Battlefield both = one.withFace(Cube.parse("c3").get(), Direction.NORTH, Face.BLOCKED);
        assertThat(ray(both, "c3/5", "d4/5")).isEqualTo(Line.NONE);
    }

    /** Who sees is seen, on random battlefields. */
    @Test
    void sightIsMutual() {
        SplittableRandom chance = new SplittableRandom(3);
        for (int n = 0; n < 200; n++) {
            Battlefield field = io.github.deadcube.core.board.Fields.random(chance);
            for (int k = 0; k < 50; k++) {
                Place one = new Place(field.cube(chance.nextInt(field.size())), 1 + chance.nextInt(9));
                Place other = new Place(field.cube(chance.nextInt(field.size())), 1 + chance.nextInt(9));
                assertThat(SpotSight.ray(field, one, other))
                        .as("%s and %s in field %d", one, other, n)
                        .isEqualTo(SpotSight.ray(field, other, one));
            }
        }
    }

    /** A slow definition: sampled points along the ray lie in cubes whose shared faces must be open. */
    @Test
    void samplingTheRayFindsNoBlockedFaceWhereItIsClear() {
        SplittableRandom chance = new SplittableRandom(11);
        int checked = 0;
        for (int n = 0; n < 300; n++) {
            Battlefield field = io.github.deadcube.core.board.Fields.random(chance);
            Place one = new Place(field.cube(chance.nextInt(field.size())), 1 + chance.nextInt(9));
            Place other = new Place(field.cube(chance.nextInt(field.size())), 1 + chance.nextInt(9));
            Sampled slow = Sampled.of(field, one, other);
            if (slow == Sampled.UNSURE) continue;
            checked++;
            assertThat(SpotSight.ray(field, one, other))
                    .as("%s to %s", one, other)
                    .isEqualTo(slow.line());
        }
        assertThat(checked).isGreaterThan(100);
    }
}
