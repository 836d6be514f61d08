package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.stream.IntStream;

/** An objective as the bot sees it: its cube, the VPs that it scores each round, and the routes to it. */
record ObjectiveGoal(Cube cube, int worth, Routes routes) {
    private static final double[] CLOSENESS = IntStream.rangeClosed(0, Routes.NOWHERE)
            .mapToDouble(steps -> StrictMath.pow(0.8, steps))
            .toArray();

    static Vector<ObjectiveGoal> of(Setup setup) {
        return setup.scenario().objectives(setup.battlefield()).map(objective -> {
            Cube cube = objective.place(setup.battlefield());
            return new ObjectiveGoal(cube, objective.worth(), Routes.to(setup.battlefield(), cube));
        });
    }

    /** 1 in its cube; smaller for a longer route. */
    double closeness(Cube from) {
        return closeness(routes.from(from));
    }

    double closeness(int steps) {
        return CLOSENESS[steps];
    }

    /**
     * An estimate of the number of steps from each cube to one cube, for a model of SZ 1 that climbs walls, alone on
     * the battlefield. It only guides the bot; the engine decides what is legal.
     */
    @SuppressWarnings("ArrayRecordComponent") // routes are read, and not compared
    record Routes(Battlefield field, int[] steps) {
        /** Longer than any route. */
        static final int NOWHERE = 99;

        static Routes to(Battlefield field, Cube goal) {
            int[] steps = new int[field.size()];
            Arrays.fill(steps, NOWHERE);
            ArrayDeque<Cube> waiting = new ArrayDeque<>();
            steps[field.index(goal)] = 0;
            waiting.add(goal);
            while (!waiting.isEmpty()) {
                Cube to = waiting.remove();
                for (int i = 0; i < 27; i++) {
                    Cube from = new Cube(to.column() + i % 3 - 1, to.row() + i / 3 % 3 - 1, to.level() + i / 9 - 1);
                    if (!field.contains(from) || steps[field.index(from)] < NOWHERE || !leads(field, from, to))
                        continue;
                    steps[field.index(from)] = steps[field.index(to)] + 1;
                    waiting.add(from);
                }
            }
            return new Routes(field, steps);
        }

        /** The steps from a cube; {@link #NOWHERE} if there is no route. */
        int from(Cube cube) {
            return steps[field.index(cube)];
        }

        private static boolean leads(Battlefield field, Cube from, Cube to) {
            if (!field.hasFloor(from) && !field.hasFloor(to)) return false;
            int up = to.level() - from.level();
            if (up == 0) return across(field, from, to);
            Cube upper = up > 0 ? to : from;
            Cube lower = up > 0 ? from : to;
            Cube above = lower.atLevel(upper.level());
            if (up > 0 && !climbable(field, lower)) return false;
            return !field.hasFloor(above) && across(field, above, upper)
                    || !field.hasFloor(upper) && across(field, lower, upper.atLevel(lower.level()));
        }

        /** Whether a step on one level is possible; a diagonal by one of the two ways around the corner. */
        private static boolean across(Battlefield field, Cube from, Cube to) {
            int east = to.column() - from.column();
            int north = to.row() - from.row();
            if (east == 0 && north == 0) return true;
            if (east == 0 || north == 0) return open(field, from, Direction.of(east, north));
            Direction sideways = Direction.of(east, 0);
            Direction forward = Direction.of(0, north);
            return open(field, from, sideways) && open(field, from.next(sideways), forward)
                    || open(field, from, forward) && open(field, from.next(forward), sideways);
        }

        private static boolean open(Battlefield field, Cube cube, Direction side) {
            return field.face(cube, side).gap() != Face.Gap.BLOCKED;
        }

        /** Whether a face of a cube can be climbed. */
        static boolean climbable(Battlefield field, Cube cube) {
            return Direction.ALL.exists(
                    d -> !d.diagonal() && field.face(cube, d).climbable());
        }
    }
}
