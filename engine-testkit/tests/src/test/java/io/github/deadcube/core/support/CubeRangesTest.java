package io.github.deadcube.core.support;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Cube;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CubeRangesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a8 b8 c8 d8             | a8 to d8
            d8 a8 c8 b8 a7 b7 c7 d7 | a7 to d8
            a1 b1 c1 b2             | a1 to c1, b2
            c4                      | c4
            a1 c1                   | a1, c1
            h7 h8 g8                | h7, g8 to h8
            a1 a1 a2 a2             | a1 to a2
            """)
    void cubesInARowOrABlockAreOneRange(String cubes, String ranges) {
        assertThat(ChoiceMeaning.CubeRanges.words(
                                Vector.of(cubes.split(" ", -1)).map(cube -> Cube.of(cube)))
                        .mkString(", "))
                .isEqualTo(ranges);
    }
}
