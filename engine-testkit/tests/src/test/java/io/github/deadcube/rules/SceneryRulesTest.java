package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sightlines;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LOS-2, LOS-5, GEO-3 to GEO-7: sight past scenery. Heights by hand: the eye of a model with SZ 1 is 1.125 in high. */
class SceneryRulesTest {
    private static final Body SMALL = new Body(1, false);

    private static Sightlines on(UnaryOperator<Battlefield.Builder> scenery) {
        return Deadcube.sightlines(
                scenery.apply(Battlefield.builder(6, 6, 3)).build().get());
    }

    private static LineOfSight line(Sightlines sight, String from, Body shooter, String to, Body target) {
        return sight.line(Place.of(from), shooter, Place.of(to), target);
    }

    private static Cube cube(String text) {
        return Cube.of(text);
    }

    @ParameterizedTest
    @CsvSource({
        "1, false, 1, false, PARTIAL", // 0.356 at the feet, 0.75 at half height: just over the edge
        "1, false, 1, true, NONE", // 0.656 even at the top
        "4, false, 1, true, PARTIAL", // 0.694 at the feet, 0.806 at half height
        "1, true, 1, false, PARTIAL", // 0.1875 at the feet, 0.58 at half height, 1.05 at the top
        "1, true, 1, true, NONE",
        "4, false, 4, false, PARTIAL"
    })
    @Rule({"LOS-2", "GEO-3"})
    @DisplayName("LOS-2, GEO-3: over a low face, from eye to feet, middle and top")
    void overALowFace(int size, boolean lies, int other, boolean otherLies, LineOfSight seen) {
        Sightlines sight = on(b -> b.face(cube("c3"), Direction.NORTH, Face.LOW));
        assertThat(line(sight, "c2/5", new Body(size, lies), "c4/5", new Body(other, otherLies)))
                .isEqualTo(seen);
    }

    @ParameterizedTest
    @CsvSource({
        "SMALL, c3/5, c4/5, PARTIAL", // 0.6125 at the feet is below the window
        "SMALL, c3/5, c4/4, PARTIAL", // the line crosses at 1.0 of the window's 0.75 to 2.25
        "SMALL, c3/4, c4/4, NONE", // 0.746 at the right edge, beside the window
        "MEDIUM, c3/4, c4/4, PARTIAL",
        "LARGE, c3/5, c4/5, CLEAR",
        "LARGE, c3/4, c4/4, PARTIAL", // 0.254 at the left edge, beside the doorway
        "BLOCKED, c3/5, c4/5, NONE"
    })
    @Rule({"LOS-2", "GEO-4"})
    @DisplayName("LOS-2, GEO-4: a wall is seen through its gap only")
    void throughAGap(Face.Gap gap, String from, String to, LineOfSight seen) {
        Sightlines sight = on(b -> b.face(cube("c3"), Direction.NORTH, Face.wall(gap)));
        assertThat(line(sight, from, SMALL, to, SMALL)).isEqualTo(seen);
    }

    @Test
    @Rule({"LOS-2", "ADV-8"})
    @DisplayName("LOS-2, ADV-8: a hatch blocks sight like the rest of its wall")
    void hatchesHide() {
        Sightlines sight = on(b -> b.face(cube("c3"), Direction.NORTH, new Face(Face.Gap.BLOCKED, false, 4)));
        assertThat(line(sight, "c3/5", SMALL, "c4/5", SMALL)).isEqualTo(LineOfSight.NONE);
    }

    @Test
    @Rule({"LOS-2", "GEO-6"})
    @DisplayName("LOS-2, GEO-6: a pillar hides a model behind it, a crate hides the feet")
    void blocks() {
        Sightlines pillar = on(b -> b.block(cube("c3"), new Block(10, 10, 20, 20, 30)));
        assertThat(line(pillar, "c2/5", SMALL, "c4/5", SMALL)).isEqualTo(LineOfSight.NONE);
        assertThat(line(pillar, "c2/4", SMALL, "c4/4", SMALL)).isEqualTo(LineOfSight.CLEAR);
        Sightlines crate = on(b -> b.block(cube("c3"), new Block(0, 10, 30, 20, 8)));
        assertThat(line(crate, "c2/5", SMALL, "c4/5", SMALL)).isEqualTo(LineOfSight.PARTIAL);
    }

    @Test
    @Rule({"LOS-2", "GEO-6", "GEO-3"})
    @DisplayName("GEO-3, GEO-6: a model on a platform or a ramp sees over a low face")
    void higherGround() {
        UnaryOperator<Battlefield.Builder> wall = b -> b.face(cube("c3"), Direction.NORTH, Face.LOW);
        Sightlines platform = on(b -> wall.apply(b).platform(cube("c3"), new Platform(Vector.of(5), 20)));
        assertThat(line(platform, "c3/5", SMALL, "c4/2", SMALL)).isEqualTo(LineOfSight.CLEAR);
        assertThat(line(on(wall), "c3/5", SMALL, "c4/2", SMALL)).isEqualTo(LineOfSight.PARTIAL);
        Sightlines ramp = on(b -> wall.apply(b).ramp(cube("c3"), Direction.NORTH));
        assertThat(line(ramp, "c3/8", SMALL, "c4/8", SMALL)).isEqualTo(LineOfSight.CLEAR);
        assertThat(line(ramp, "c2/5", SMALL, "c4/5", SMALL)).isEqualTo(LineOfSight.NONE);
        assertThat(line(ramp, "c2/5", SMALL, "c3/5", SMALL)).isEqualTo(LineOfSight.CLEAR);
    }

    @Test
    @Rule({"LOS-2", "GEO-5"})
    @DisplayName("LOS-2, GEO-5: a half floor hides below it; beside it one sees up")
    void halfFloors() {
        Sightlines walkway = on(b -> b.floor(cube("c4:2"), Floor.of(Floor.Cover.NORTH)));
        assertThat(line(walkway, "c4/2", SMALL, "c4:2/5", SMALL)).isEqualTo(LineOfSight.PARTIAL);
        assertThat(line(walkway, "c4/8", SMALL, "c4:2/8", SMALL)).isEqualTo(LineOfSight.NONE);
    }

    @Test
    @Rule({"LOS-2", "GEO-7"})
    @DisplayName("LOS-2, GEO-7: a middle wall hides one side of a half-cube from the other, but for its gap")
    void halfCubes() {
        Sightlines shut = on(b -> b.middle(cube("c3"), new MiddleWall(MiddleWall.Run.NORTH_SOUTH, Face.BLOCKED)));
        assertThat(line(shut, "c3w/3", SMALL, "c3e/3", SMALL)).isEqualTo(LineOfSight.NONE);
        assertThat(line(shut, "c3w/1", SMALL, "c3w/5", SMALL)).isEqualTo(LineOfSight.CLEAR);
        MiddleWall window = new MiddleWall(MiddleWall.Run.NORTH_SOUTH, Face.wall(Face.Gap.SMALL));
        assertThat(line(on(b -> b.middle(cube("c3"), window)), "c3w/3", SMALL, "c3e/4", SMALL))
                .isEqualTo(LineOfSight.PARTIAL);
    }

    @Test
    @Rule("LOS-5")
    @DisplayName("LOS-5: sight to a cube is sight to a point above one of its spots")
    void sightToACube() {
        Sightlines wall = on(b -> b.face(cube("c3"), Direction.NORTH, Face.BLOCKED));
        assertThat(wall.sees(Place.of("c3/5"), SMALL, cube("c4"))).isFalse();
        Sightlines low = on(b -> b.face(cube("c3"), Direction.NORTH, Face.LOW));
        assertThat(low.sees(Place.of("c3/5"), SMALL, cube("c4"))).isTrue();
        assertThat(low.sees(Place.of("c3/5"), SMALL, cube("c4:2"))).isFalse();
        Sightlines full = on(b -> b.block(cube("c4"), new Block(0, 0, 30, 30, 1)));
        assertThat(full.sees(Place.of("c3/5"), SMALL, cube("c4"))).isFalse();
        Vector<Cube> smoke = Vector.of(cube("c4"));
        assertThat(low.past(smoke).sees(Place.of("c3/5"), SMALL, cube("c4"))).isTrue();
        assertThat(low.past(smoke).sees(Place.of("c3/5"), SMALL, cube("c5"))).isFalse();
    }

    @Test
    @Rule("LOS-6")
    @DisplayName("LOS-6: a half floor does not cover the middle line")
    void fromAbove() {
        Battlefield field = Battlefield.builder(2, 2, 3)
                .floor(cube("a1:3"), Floor.of(Floor.Cover.EAST))
                .build()
                .get();
        assertThat(Vector.rangeClosed(1, 9).filter(spot -> !field.visibleFromAbove(new Place(cube("a1"), spot))))
                .containsExactly(3, 6, 9);
        assertThat(field.visibleFromAbove(cube("a1"))).isTrue();
    }

    @Test
    @Rule({"LOS-2", "LOS-3"})
    @DisplayName("LOS-2: sight says which rays are blocked, and by what")
    void sightIsExplained() {
        Sightlines low = on(b -> b.face(cube("c3"), Direction.NORTH, Face.LOW));
        assertThat(low.line(Place.of("c2/5"), SMALL, Place.of("c4/5"), SMALL)).isEqualTo(LineOfSight.PARTIAL);
        assertThat(low.explain(Place.of("c2/5"), SMALL, Place.of("c4/5"), SMALL))
                .containsExactly(
                        "left edge at the feet: blocked by the low face of c3",
                        "axis at the feet: blocked by the low face of c3",
                        "right edge at the feet: blocked by the low face of c3",
                        "left edge at half height: free",
                        "axis at half height: free",
                        "right edge at half height: free",
                        "left edge at full height: free",
                        "axis at full height: free",
                        "right edge at full height: free");
    }
}
