package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import org.jspecify.annotations.Nullable;

/**
 * ADV-1, SPR-1, K-AGILE: how much movement is left.
 *
 * @param cubes ordinary cubes of movement
 * @param level whether one more level up or down in a stack is free
 */
record Budget(int cubes, boolean level) {
    static final Rejection SPENT =
            new Rejection(RuleIds.ADV_1, "the model has no movement left for that", "a spot of its cube to stop on");

    /** So many cubes are left mostly; each step that is looked at asks for what it leaves. */
    private static final Budget[] USUAL = new Budget[16];

    static {
        for (int i = 0; i < USUAL.length; i++) USUAL[i] = new Budget(i / 2, i % 2 != 0);
    }

    /** Equal to a new one; made once if it is usual. */
    static Budget of(int cubes, boolean level) {
        int number = cubes * 2 + (level ? 1 : 0);
        return number >= 0 && number < USUAL.length ? USUAL[number] : new Budget(cubes, level);
    }

    boolean spent() {
        return cubes == 0 && !level;
    }

    /** What is left after a step; null if it is too little for it. */
    @Nullable
    Budget after(Cube from, Cube to) {
        if (level && from.column() == to.column() && from.row() == to.row() && from.level() != to.level())
            return of(cubes, false);
        return cubes > 0 ? of(cubes - 1, level) : null;
    }
}
