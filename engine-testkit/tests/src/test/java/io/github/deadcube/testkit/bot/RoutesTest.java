package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.testkit.bot.ObjectiveGoal.Routes;
import org.junit.jupiter.api.Test;

class RoutesTest {
    private static final Cube C1 = Cube.of("c1");

    @Test
    void inTheOpenThePathLengthIsTheRange() {
        Routes routes = Routes.to(Battlefield.open(5, 5, 2), C1);
        assertThat(routes.from(C1)).isZero();
        assertThat(routes.from(Cube.of("e4"))).isEqualTo(3);
    }

    @Test
    void aRoofedWallIsClimbedAndAnotherIsPassedAround() {
        Battlefield wall = Battlefield.open(3, 3, 2)
                .withFace(C1, Direction.WEST, new Face(Face.Gap.BLOCKED, true))
                .withFace(C1, Direction.NORTH, new Face(Face.Gap.BLOCKED, true));
        assertThat(Routes.to(wall, C1).from(Cube.of("b2"))).isEqualTo(Routes.NOWHERE);
        Battlefield door = wall.withFace(C1, Direction.NORTH, Face.wall(Face.Gap.LARGE));
        assertThat(Routes.to(door, C1).from(Cube.of("b2"))).isEqualTo(1);
        assertThat(Routes.to(door, C1).from(Cube.of("b1"))).isEqualTo(2);
    }

    @Test
    void aRoofIsReachedByItsWall() {
        Cube roof = C1.atLevel(2);
        Battlefield smooth = Battlefield.open(3, 3, 2).withFloor(roof, true);
        assertThat(Routes.to(smooth, roof).from(Cube.of("b1"))).isEqualTo(Routes.NOWHERE);
        Battlefield rough = smooth.withFace(C1, Direction.WEST, Face.BLOCKED);
        assertThat(Routes.to(rough, roof).from(Cube.of("b1"))).isEqualTo(1);
        assertThat(Routes.to(rough, Cube.of("a1")).from(roof)).isEqualTo(2);
    }
}
