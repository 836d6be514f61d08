package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Model;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The threats by and against each model, and the remaining value of each. It updates only changed models, because most
 * evaluated positions differ in one model. It also reports moves to the {@link ObjectiveControl}. Use one object for
 * each bot.
 */
final class Threats {
    private static final double THREAT = 0.12;
    private static final double DANGER = 0.1;

    private final Evaluation evaluation;
    private final ObjectiveControl control;
    private final int inA;
    private @Nullable Array<Model> last;
    private final @Nullable Model[] seen;
    private final double[] left;
    private final boolean[] there;
    private final @Nullable Cube[] cubes;
    /**
     * By model and enemy, from their last cubes. Kept for dead models, because a model that is dead in one position is
     * often alive in the next.
     */
    private final double[][] harms;

    private final double[] threats;
    private final double[] dangers;
    /** Whether both are those of the last cubes, without markers. */
    private final boolean[] known;

    Threats(Evaluation evaluation, ObjectiveControl control, int inA, int models) {
        this.evaluation = evaluation;
        this.control = control;
        this.inA = inA;
        this.seen = new Model[models];
        this.left = new double[models];
        this.there = new boolean[models];
        this.cubes = new Cube[models];
        this.harms = new double[models][models];
        this.threats = new double[models];
        this.dangers = new double[models];
        this.known = new boolean[models];
        for (double[] by : harms) Arrays.fill(by, Double.NaN);
    }

    @SuppressWarnings("ReferenceEquality") // an equal but different object is only checked again
    void see(Position position) {
        if (position.models() == last) return;
        last = position.models();
        for (int i = 0; i < seen.length; i++) {
            Model model = position.models().get(i);
            if (model == seen[i]) continue;
            seen[i] = model;
            left[i] = ModelValue.left(model);
            if (there[i] == model.inPlay() && (!there[i] || model.cube().equals(cubes[i]))) continue;
            place(i, model);
        }
    }

    private void place(int i, Model model) {
        there[i] = model.inPlay();
        control.moved(i, there[i] ? model.cube() : null);
        if (there[i] && !model.cube().equals(cubes[i])) {
            cubes[i] = model.cube();
            Arrays.fill(harms[i], Double.NaN);
            for (double[] by : harms) by[i] = Double.NaN;
        }
        known[i] = false;
        Arrays.fill(known, firstEnemy(i), lastEnemy(i), false);
    }

    private int firstEnemy(int index) {
        return index < inA ? inA : 0;
    }

    private int lastEnemy(int index) {
        return index < inA ? threats.length : inA;
    }

    /** {@link ModelValue#left} of a model, by its number in team order, from 0. */
    double left(int index) {
        return left[index];
    }

    /** The value of the harm that a model can do, in the latest position; 0 or more. */
    double threat(Position position, int index) {
        if (!there[index]) return 0;
        weigh(position, index);
        return threats[index];
    }

    /**
     * The cost of the harm that can be done to a model, in the latest position; 0 or more. Call it after
     * {@link #threat}.
     */
    double danger(int index) {
        return there[index] ? dangers[index] : 0;
    }

    private void weigh(Position position, int index) {
        boolean bare = position.markers().isEmpty();
        if (bare && known[index]) return;
        double most = 0;
        double danger = 0;
        for (int enemy = firstEnemy(index); enemy < lastEnemy(index); enemy++) {
            if (!there[enemy]) continue;
            most = Math.max(most, harm(position, index, enemy));
            danger += harm(position, enemy, index);
        }
        threats[index] = THREAT * most;
        dangers[index] = DANGER * danger;
        known[index] = bare;
    }

    private double harm(Position position, int by, int to) {
        double remembered = position.markers().isEmpty() ? harms[by][to] : Double.NaN;
        if (!Double.isNaN(remembered)) return remembered;
        double harm = evaluation.harm(
                position, position.models().get(by), position.models().get(to));
        if (position.markers().isEmpty()) harms[by][to] = harm;
        return harm;
    }
}
