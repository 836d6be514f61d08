package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How firmly the sides hold the objectives; updated only when a model moves. Models have numbers in team order, from 0.
 * Use one object for each bot.
 */
final class ObjectiveControl {
    private static final double REACH = 0.5;
    private static final double SECOND = 0.25;

    private final ObjectiveGoal[] goals;
    private final int inA;
    /** By objective and model; 0 for a model that is not on the battlefield. */
    private final double[][] near;

    private final boolean[][] there;
    private final double[] grips;
    private @Nullable Side side;

    /** The first models are side A's, {@code inA} of them. */
    ObjectiveControl(Vector<ObjectiveGoal> goals, int inA, int models) {
        this.goals = goals.toJavaArray(ObjectiveGoal[]::new);
        this.inA = inA;
        this.near = new double[goals.size()][models];
        this.there = new boolean[goals.size()][models];
        this.grips = new double[goals.size()];
    }

    int goals() {
        return goals.length;
    }

    int worth(int goal) {
        return goals[goal].worth();
    }

    /** Updates the cube of a model; null if it is not on the battlefield. */
    void moved(int model, @Nullable Cube cube) {
        // PART-1: for objectives the sides of a half-cube are one cube
        Cube whole = cube == null ? null : cube.whole();
        for (int g = 0; g < goals.length; g++) {
            near[g][model] = cube == null ? 0 : goals[g].closeness(cube);
            there[g][model] = goals[g].cube().equals(whole);
        }
        Arrays.fill(grips, Double.NaN);
    }

    /**
     * 1 for an objective that the side holds, −1 for one that the other side holds; in between, it shows which side is
     * nearer.
     */
    double control(int goal, Side of) {
        if (side != of) Arrays.fill(grips, Double.NaN);
        side = of;
        if (Double.isNaN(grips[goal])) grips[goal] = grip(near[goal], there[goal], of);
        return grips[goal];
    }

    private double grip(double[] closeness, boolean[] at, Side of) {
        int first = of == Side.A ? 0 : inA;
        int last = of == Side.A ? inA : at.length;
        double nearest = 0;
        double next = 0;
        boolean own = false;
        boolean others = false;
        for (int i = 0; i < at.length; i++) {
            if (i < first || i >= last) {
                others |= at[i];
                continue;
            }
            own |= at[i];
            next = Math.max(next, Math.min(closeness[i], nearest));
            nearest = Math.max(nearest, closeness[i]);
        }
        double held = own == others ? 0 : own ? 1 : -1;
        return held + REACH * (nearest + SECOND * next);
    }
}
