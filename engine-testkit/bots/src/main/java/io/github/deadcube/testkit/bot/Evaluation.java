package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.ExpectedHarm.Matchups;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The value of a position for a side, in VP: its score, its models, objectives held and in reach, and the harm that models can
 * do from their cubes. It uses only open information.
 */
final class Evaluation {
    private static final double WON = 100;
    private static final int CHARGE = 3;
    private static final double FRESH = 0.15;

    private final Vector<ObjectiveGoal> goals;
    private final Matchups matchups;
    private final Screen screen;
    private final int rounds;
    private final ItemValues lying;
    private final ObjectiveControl grips;
    private final Threats stands;
    private final @Nullable MissionOutlook mission;

    Evaluation(Setup setup, DicePools pools) {
        this(
                setup,
                ObjectiveGoal.of(setup),
                new Matchups(setup, new ExpectedHarm(pools, setup.ruleset())),
                new Screen(setup.battlefield()));
    }

    private Evaluation(Setup setup, Vector<ObjectiveGoal> goals, Matchups matchups, Screen screen) {
        this.goals = goals;
        this.matchups = matchups;
        this.screen = screen;
        rounds = setup.scenario().rounds();
        lying = new ItemValues(goals);
        int inA = setup.teamA().members().size();
        int models = inA + setup.teamB().members().size();
        grips = new ObjectiveControl(goals, inA, models);
        stands = new Threats(this, grips, inA, models);
        mission = MissionOutlook.of(setup);
    }

    /** A copy for another bot. It shares the immutable tables, but not the mutable caches. */
    Evaluation copy(Setup setup) {
        return new Evaluation(setup, goals, matchups, screen);
    }

    Vector<ObjectiveGoal> goals() {
        return goals;
    }

    ItemValues lying() {
        return lying;
    }

    /**
     * The value for the side; a gain of the other side counts against it. A model that has not acted in the current round is
     * worth more.
     */
    double of(Position position, Side side, int round) {
        if (position.result().isDefined()) return end(position.result().get().winner(), side);
        double sum = position.side(side).score() - position.side(side.other()).score();
        boolean bare = position.markers().isEmpty();
        stands.see(position);
        for (int i = 0; i < position.models().size(); i++) {
            ModelState model = position.models().get(i);
            if (!alive(model)) continue;
            double worth = stands.left(i) + (round == position.round() ? fresh(position, model) : 0);
            if (model.id().side() != side) sum -= worth;
            else sum += worth + stands.of(position, i);
        }
        double left = left(position);
        for (int i = 0; i < grips.goals(); i++) sum += grips.worth(i) * left * grips.of(i, side);
        if (mission != null) sum += mission.of(position, side, left);
        return bare ? sum : sum + lying.of(position, side);
    }

    private static double end(Option<Side> winner, Side side) {
        return winner.isEmpty() ? 0 : winner.get() == side ? WON : -WON;
    }

    /** The value of its remaining activation in this round; 0 for the active model. */
    private static double fresh(Position position, ModelState model) {
        boolean acting =
                position.active().isDefined() && position.active().get().model().equals(model.id());
        return model.activated() || acting ? 0 : FRESH * ModelValue.of(model.profile());
    }

    /** The harm that one model could soon do to another; less at a longer distance. */
    double harm(Position position, ModelState by, ModelState to) {
        int range = by.cube().range(to.cube());
        double charge = matchups.assault(by.id(), to.id()) * (range <= CHARGE ? 1 - 0.2 * range : 0.8 / (range + 1));
        if (range == 0 || range > matchups.range(by.id())) return charge;
        if (!position.markers().isEmpty() && ItemValues.hides(position, by, to)) return charge;
        return Math.max(charge, matchups.shot(by.id(), to.id()) * screen.passes(by.cube(), to.cube()));
    }

    /** The rounds that an objective still scores; later rounds are discounted. */
    private double left(Position position) {
        return Math.min(2.2, 1 + 0.6 * Math.max(0, rounds - position.round()));
    }

    private static boolean alive(ModelState model) {
        return model.status() != ModelState.Status.KILLED
                && model.status() != ModelState.Status.LEFT
                && model.status() != ModelState.Status.SPARE;
    }

    /** The estimated part of a shot that passes the faces of a cube: a guess at cover, without lines of sight. */
    private record Screen(Battlefield field) {
        private static final double[] PASSES = {1, 0.8, 0.8, 0.6, 0.4, 0.2};

        /** 0.2 behind a wall without a gap, 1 in the open. */
        double passes(Cube from, Cube to) {
            int east = Integer.signum(from.column() - to.column());
            int north = Integer.signum(from.row() - to.row());
            double past = 1;
            if (east != 0) past = Math.min(past, through(to, Direction.of(east, 0)));
            if (north != 0) past = Math.min(past, through(to, Direction.of(0, north)));
            return past;
        }

        private double through(Cube cube, Direction side) {
            return PASSES[field.face(cube, side).gap().ordinal()];
        }
    }
}
