package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Cube;
import io.vavr.collection.Vector;
import java.util.stream.IntStream;

/**
 * An objective as the bot sees it.
 *
 * @param cube where it lies
 * @param worth the VPs that it scores a round
 * @param routes the ways there
 */
record Goal(Cube cube, int worth, Routes routes) {
    private static final double[] CLOSENESS = IntStream.rangeClosed(0, Routes.NOWHERE)
            .mapToDouble(steps -> Math.pow(0.8, steps))
            .toArray();

    static Vector<Goal> of(Setup setup) {
        return setup.scenario().objectives(setup.battlefield()).map(objective -> {
            Cube cube = objective.place(setup.battlefield());
            return new Goal(cube, objective.worth(), Routes.to(setup.battlefield(), cube));
        });
    }

    /** 1 in its cube, less and less the longer the way. */
    double closeness(Cube from) {
        return CLOSENESS[routes.from(from)];
    }
}
