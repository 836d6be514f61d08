package io.github.deadcube.core.resolve;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Token;
import io.vavr.collection.Vector;

/** ITEM-2: in which cubes tokens lie, which is asked at every step and changes seldom: worked out only where others come. */
final class LyingTokens {
    private final Unrolled<Token> all = new Unrolled<>(Token[]::new);
    private Token[] of = {};
    /** A bit for each cube in which one lies; several cubes share one. */
    private long cubes;

    @SuppressWarnings("ReferenceEquality") // the same array as long as the same tokens lie
    boolean anyIn(Vector<Token> tokens, Cube cube) {
        Token[] lying = all.of(tokens);
        if (lying != of) {
            cubes = 0;
            for (Token token : lying) cubes |= Roster.bit(token.cube());
            of = lying;
        }
        if ((cubes & Roster.bit(cube)) == 0) return false;
        for (Token token : lying) if (token.cube().equals(cube)) return true;
        return false;
    }
}
