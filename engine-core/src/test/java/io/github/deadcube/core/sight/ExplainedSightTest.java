package io.github.deadcube.core.sight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** LOS-2: the nine rays, and the obstacle that each of them meets. */
class ExplainedSightTest {
    private static final Body SOLDIER = new Body(1, false);

    private static Vector<String> rays(Battlefield field, Vector<Cube> smoke, String from, String to) {
        return BattlefieldSight.on(field).past(smoke).explain(Place.of(from), SOLDIER, Place.of(to), SOLDIER);
    }

    @Test
    void threeEdgesAtThreeHeights() {
        Battlefield field = Battlefield.open(3, 3, 1).withFace(Cube.of("a1"), Direction.NORTH, Face.LOW);
        assertThat(rays(field, Vector.empty(), "a1/5", "a2/5"))
                .containsExactly(
                        "left edge at the feet: blocked by the low face of a1",
                        "axis at the feet: blocked by the low face of a1",
                        "right edge at the feet: blocked by the low face of a1",
                        "left edge at half height: free",
                        "axis at half height: free",
                        "right edge at half height: free",
                        "left edge at full height: free",
                        "axis at full height: free",
                        "right edge at full height: free");
    }

    @Test
    void fourEdgesAndTheAxisFromStraightAbove() {
        Battlefield field = Battlefield.open(3, 3, 2).withFloor(Cube.of("b2:2"), true);
        assertThat(rays(field, Vector.empty(), "b2:2/5", "b2/5").map(ray -> ray.replaceAll(":.*", "")))
                .containsExactly(
                        "north edge at the feet",
                        "east edge at the feet",
                        "south edge at the feet",
                        "west edge at the feet",
                        "north edge at full height",
                        "east edge at full height",
                        "south edge at full height",
                        "west edge at full height",
                        "axis at full height");
    }

    @Test
    void smokeBlocksRaysFromInsideAndIntoItsCube() {
        Vector<Cube> smoke = Vector.of(Cube.of("b2"));
        assertThat(rays(Battlefield.open(3, 3, 1), smoke, "b2/5", "b3/5"))
                .hasSize(9)
                .allSatisfy(ray -> assertThat(ray).endsWith("blocked by the smoke of b2"));
        assertThat(rays(Battlefield.open(3, 3, 1), smoke, "b1/5", "b2/5"))
                .allSatisfy(ray -> assertThat(ray).endsWith("blocked by the smoke of b2"));
    }
}
