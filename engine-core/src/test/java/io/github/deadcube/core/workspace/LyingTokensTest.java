package io.github.deadcube.core.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Token;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** ITEM-2: which cubes have tokens. More than ten cubes share each of the 64 bits. */
class LyingTokensTest {
    private static final Cube FULL = Cube.of("c5");
    private static final Token TOKEN = new Token(1, FULL, Option.none());

    private final View.LyingTokens lying = new View.LyingTokens();

    @Test
    void onlyTheCubeOfATokenHasIt() {
        Vector<Token> tokens = Vector.of(TOKEN);
        for (int column = 1; column <= 9; column++)
            for (int row = 1; row <= 9; row++)
                for (int level = 1; level <= 9; level++) {
                    Cube cube = new Cube(column, row, level);
                    assertThat(lying.anyIn(tokens, cube)).as("%s", cube).isEqualTo(cube.equals(FULL));
                }
    }

    @Test
    void tokensThatComeAndGoAreNoticed() {
        assertThat(lying.anyIn(Vector.empty(), FULL)).isFalse();
        assertThat(lying.anyIn(Vector.of(TOKEN), FULL)).isTrue();
        assertThat(lying.anyIn(Vector.empty(), FULL)).isFalse();
    }
}
