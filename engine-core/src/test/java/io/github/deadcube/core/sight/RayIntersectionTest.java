package io.github.deadcube.core.sight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.core.sight.SightBlocker.Slab;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What rounded arithmetic may decide: at an edge or a corner of a wall it leaves the decision to {@link ExactGeometry}.
 */
class RayIntersectionTest {
    private static final long SIDE = Lattice.CUBE;

    /**
     * A ray to the north, across a wall of one cube: thirds of a cube east of the wall's western edge, and up from its
     * foot.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 1, MET",
        "2, 1, MET",
        "-1, 1, NONE",
        "4, 1, NONE",
        "1, -1, NONE",
        "1, 4, NONE",
        "0, 1, UNSURE",
        "3, 1, UNSURE",
        "1, 0, UNSURE",
        "1, 3, UNSURE",
        "0, 0, UNSURE",
        "0, 3, UNSURE",
        "3, 0, UNSURE",
        "3, 3, UNSURE"
    })
    void aRayAcrossAWall(int east, int up, RayIntersection expected) {
        SightBlocker wall = new SightBlocker(
                Sighting.Kind.WALL, Cube.of("b2"), Slab.north(SIDE, SIDE), Slab.east(SIDE, 2 * SIDE), Slab.up(0, SIDE));
        long x = SIDE + east * SIDE / 3;
        long z = up * SIDE / 3;
        Ray ray = Ray.to(new long[] {x, 0, z}, x, 2 * SIDE, z);
        assertThat(RayIntersection.of(ray, wall)).isEqualTo(expected);
    }
}
