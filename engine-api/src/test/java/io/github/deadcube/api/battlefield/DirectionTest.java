package io.github.deadcube.api.battlefield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DirectionTest {
    @Test
    void eachDirectionIsThatOfItsStep() {
        assertThat(Direction.ALL)
                .allSatisfy(d -> assertThat(Direction.of(d.east(), d.north())).isSameAs(d));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "2, 0", "-2, 1", "3, 3", "0, -2"})
    void otherStepsHaveNoDirection(int east, int north) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Direction.of(east, north))
                .withMessage("no direction leads " + east + " east and " + north
                        + " north; each is -1 to 1, and not both are 0");
    }
}
