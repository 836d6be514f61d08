package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.testkit.bot.Evaluation.PositionValue;
import io.github.deadcube.testkit.bot.KnownKeyword.Printed;
import io.github.deadcube.testkit.bot.ObjectiveGoal.Routes;
import java.util.function.IntToDoubleFunction;

/** What a model loses if it jumps or falls more than one cube, in VP, from the exact chances of both pools (FALL-1). */
final class ExpectedFall {
    private static final int GRAVITY = 5;

    private final DicePools pools;
    private final Battlefield field;
    private final int dice;

    ExpectedFall(Setup setup, DicePools pools) {
        this.pools = pools;
        field = setup.battlefield();
        dice = setup.ruleset().tables().fallDice();
    }

    /**
     * The loss of a fall.
     *
     * @param death the chance that the model dies
     * @param models the expected loss of the value of the model, which is pinned if it lives
     */
    record FallLoss(double death, double models) {
        /**
         * The value of the landing if the model survives it, and that of staying if not, without what its side loses.
         *
         * @param own whether the value is for the side of the model; otherwise the other side has it under its control
         *     (K-RAMPAGE)
         */
        PositionValue taken(PositionValue landing, PositionValue staying, int worth, boolean own) {
            double score = death * worth;
            PositionValue lost = new PositionValue(score + models, 0, score, models, 0, 0, 0, 0, 0, 0);
            return landing.plus(landing, -death).plus(staying, death).plus(lost, own ? -1 : 1);
        }
    }

    /** The loss of a fall of a number of cubes, 2 or more. */
    FallLoss loss(Model model, int cubes) {
        SuccessLookup pool = pools.successes(dice + cubes, GRAVITY, 0);
        int left = model.card().hitPoints() - model.damage();
        double death = expected(pool, model, damage -> damage >= left ? 1 : 0);
        double before = ModelValue.left(model);
        double unharmed = before - ModelValue.left(model.withPinned(true));
        double wounds = expected(
                pool,
                model,
                damage -> damage >= left
                        ? before - unharmed
                        : ModelValue.left(model) - ModelValue.left(model.withDamage(model.damage() + damage)));
        return new FallLoss(death, unharmed + wounds);
    }

    private double expected(SuccessLookup pool, Model model, IntToDoubleFunction cost) {
        return ExpectedHarm.expected(pools, pool, model.card(), 0, cost);
    }

    /**
     * Where a step to a cube ends, as far as the tables know: the first floor below a cube in which nothing holds the
     * model.
     */
    Cube landing(Model model, Cube to) {
        return field.hasFloor(to) || flies(model) || held(to) ? to : field.firstFloor(to);
    }

    /**
     * The loss, in VP, of a step that lands in a cube; 0 if the model falls no more than one cube, or takes no harm.
     */
    double ofStep(Model model, Cube landing) {
        int fallen = model.cube().level() - landing.level();
        if (fallen <= 1 || flies(model)) return 0;
        FallLoss loss = loss(model, fallen);
        return loss.death() * model.card().worth() + loss.models();
    }

    /** K-FLIGHT, K-JUMP-PACK: such models stay in the air, or land unharmed. */
    private static boolean flies(Model model) {
        return Printed.FLIGHT.on(model.card()) || Printed.JUMP_PACK.on(model.card());
    }

    /** ADV-12. */
    private boolean held(Cube cube) {
        return field.scenery(cube).ladder()
                || cube.level() > 1
                        && field.scenery(cube.atLevel(cube.level() - 1)).ladder()
                || Routes.climbable(field, cube);
    }
}
