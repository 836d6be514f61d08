package io.github.deadcube.core.board;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;

/** GEO-8: the 26 cubes around a cube, numbered in board order from 0; the cube itself has no number. */
final class Around {
    static final int NUMBER = 26;
    private static final int SELF = 13;

    private Around() {}

    /** The number of a cube that is adjacent. */
    static int number(Cube from, Cube to) {
        int n = (to.level() - from.level() + 1) * 9 + (to.row() - from.row() + 1) * 3 + to.column() - from.column() + 1;
        return n > SELF ? n - 1 : n;
    }

    /** The battlefield's own cube of that number, which must be on it. */
    static Cube of(Battlefield field, Cube from, int number) {
        int n = number >= SELF ? number + 1 : number;
        int across = (n / 9 - 1) * field.depth() + n / 3 % 3 - 1;
        return field.cube(field.index(from) + across * field.width() + n % 3 - 1);
    }

    /** The cube of that number, on the battlefield or not. */
    static Cube unchecked(Cube from, int number) {
        int n = number >= SELF ? number + 1 : number;
        return new Cube(from.column() + n % 3 - 1, from.row() + n / 3 % 3 - 1, from.level() + n / 9 - 1);
    }
}
