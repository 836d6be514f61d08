package io.github.deadcube.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AWAY-1, AWAY-2: the directions that lead directly away. */
class AwayDirectionsTest {
    private static final Battlefield FIELD = Battlefield.open(8, 8, 3);

    private static Place place(String notation) {
        return Place.of(notation);
    }

    @ParameterizedTest
    @CsvSource({
        "c4/5, c5/5, NORTH",
        "c4:3/5, c5:2/5, NORTH",
        "c4/5, b4/5, WEST",
        "c4/5, d5/6, EAST",
        "c4/5, d5/8, NORTH",
        "c4/4, c6/5, NORTH",
        "a1/1, e2/9, EAST",
        "e5/5, a4/5, WEST",
    })
    void aLineThroughAFaceGivesOneDirection(String source, String target, Direction away) {
        assertThat(CubeGrid.of(FIELD).away(place(source), place(target))).containsExactly(away);
    }

    @Test
    void aLineThroughACornerGivesThreeDirections() {
        assertThat(CubeGrid.of(FIELD).away(place("c4/5"), place("d5/5")))
                .containsExactlyInAnyOrder(Direction.NORTH, Direction.EAST, Direction.NORTH_EAST);
        assertThat(CubeGrid.of(FIELD).away(place("c4/1"), place("b3/9")))
                .containsExactlyInAnyOrder(Direction.SOUTH, Direction.WEST, Direction.SOUTH_WEST);
    }

    @Test
    void inOneCubeOrAboveItAllEightDirectionsLeadAway() {
        assertThat(CubeGrid.of(FIELD).away(place("c4/1"), place("c4/9"))).isEqualTo(Direction.ALL);
        assertThat(CubeGrid.of(FIELD).away(place("c4:3/5"), place("c4/5"))).isEqualTo(Direction.ALL);
    }
}
