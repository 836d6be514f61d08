package io.github.deadcube.core.resolve;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Token;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** ITEM-2: in which cubes tokens lie, which is asked at every step and changes seldom: worked out only where others come. */
final class LyingTokens {
    private @Nullable Vector<Token> of;
    /** A bit for each cube in which one lies; several cubes share one. */
    private long cubes;

    @SuppressWarnings("ReferenceEquality") // to compare two vectors is dearer than to walk one
    boolean anyIn(Vector<Token> tokens, Cube cube) {
        if (tokens != of) {
            cubes = 0;
            for (Token token : tokens) cubes |= bit(token.cube());
            of = tokens;
        }
        return (cubes & bit(cube)) != 0 && tokens.exists(token -> token.cube().equals(cube));
    }

    private static long bit(Cube cube) {
        return 1L << cube.column() + 8 * cube.row() + 29 * cube.level();
    }
}
