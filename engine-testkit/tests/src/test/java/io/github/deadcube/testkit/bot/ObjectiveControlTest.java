package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ObjectiveControlTest {
    private static final int IN_A = 3;
    private static final int MODELS = 7;

    private final Setup setup = Shipped.setup(Shipped.ruleset());
    private final Vector<ObjectiveGoal> goals = ObjectiveGoal.of(setup);
    private final @Nullable Cube[] cubes = new Cube[MODELS];
    private final SplittableRandom random = new SplittableRandom(5);

    /** A remembered grip equals the result of a walk over all models. */
    @Test
    void gripsAreComputedAgainWhenAModelMoves() {
        ObjectiveControl control = new ObjectiveControl(goals, IN_A, MODELS);
        for (int i = 0; i < 3_000; i++) {
            int moves = random.nextInt(3);
            for (int n = 0; n < moves; n++) {
                int model = random.nextInt(MODELS);
                cubes[model] = cube();
                control.moved(model, cubes[model]);
            }
            Side side = random.nextInt(8) == 0 ? Side.B : Side.A;
            int goal = random.nextInt(goals.size());
            assertThat(control.control(goal, side)).isEqualTo(grip(goals.get(goal), side));
        }
    }

    private @Nullable Cube cube() {
        int kind = random.nextInt(4);
        if (kind == 0) return null;
        if (kind == 1) return goals.get(random.nextInt(goals.size())).cube();
        Battlefield field = setup.battlefield();
        return field.cube(random.nextInt(field.size()));
    }

    private double grip(ObjectiveGoal goal, Side side) {
        double nearest = 0;
        double next = 0;
        int own = 0;
        int others = 0;
        for (int i = 0; i < MODELS; i++) {
            Cube cube = cubes[i];
            if (cube == null) continue;
            boolean there = cube.equals(goal.cube());
            if (i < IN_A != (side == Side.A)) {
                if (there) others++;
                continue;
            }
            if (there) own++;
            double near = goal.closeness(cube);
            next = Math.max(next, Math.min(near, nearest));
            nearest = Math.max(nearest, near);
        }
        double held = own > 0 == others > 0 ? 0 : own > 0 ? 1 : -1;
        return held + 0.5 * (nearest + 0.25 * next);
    }
}
