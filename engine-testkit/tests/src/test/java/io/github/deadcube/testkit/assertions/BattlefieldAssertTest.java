package io.github.deadcube.testkit.assertions;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
import static io.github.deadcube.testkit.assertions.Failing.fault;
import static io.github.deadcube.testkit.assertions.Failing.message;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.core.text.NamedBattlefield;
import org.junit.jupiter.api.Test;

class BattlefieldAssertTest {
    private static final String DRAWN = """
            board 3 x 2 x 2
            :1  a  b  c
             2  .  . |.
             1  .  .  .
            :2  a  b  c
             2     .
            """;

    private final Battlefield field = read(DRAWN);

    private static Battlefield read(String text) {
        return NamedBattlefield.read(text).get().battlefield();
    }

    @Test
    void presentParts() {
        assertThat(field)
                .hasFloor("b2:2")
                .hasNoFloor("a2:2")
                .hasFace("b2", Direction.EAST, field.face(Cube.of("c2"), Direction.WEST));
        assertThat(message(() -> assertThat(field).hasFloor("c1:2"))).isEqualTo("""

                Expected a floor in c1:2, but there is none.
                board 3 x 2 x 2
                :1  a  b  c
                 2  .  . |.
                 1  .  .  .
                :2  a  b  c
                 2     .""");
        assertThat(fault(() -> assertThat(field).hasNoFloor("b2:2")))
                .isEqualTo("Expected no floor in b2:2, but there is one.");
        assertThat(fault(() ->
                        assertThat(field).hasFace("a1", Direction.EAST, field.face(Cube.of("b2"), Direction.EAST))))
                .startsWith("Expected ")
                .contains(" east of a1, but it is ");
        assertThat(fault(() -> assertThat(field).hasFloor("d1")))
                .isEqualTo("Expected d1 to be part of the battlefield, but it is not.");
    }

    @Test
    void drawing() {
        assertThat(field).looksLike("""
                 2  .  . |.
                 1  .  .  .
                """);
        assertThat(field).isEqualTo(read(DRAWN));
        assertThat(message(() -> assertThat(field).isEqualTo(read(DRAWN.replace("|", " ")))))
                .startsWith("""

                        Expected to see (> where it differs):
                          board 3 x 2 x 2
                          :1  a  b  c
                        >  2  .  .  .
                           1  .  .  .
                          :2  a  b  c
                           2     .
                        but there is:
                          board 3 x 2 x 2
                          :1  a  b  c
                        >  2  .  . |.
                        """);
    }
}
