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

/**
 * How good a position is for a side, in VP: what it has scored and what its models are worth, objectives held and within
 * reach, and who can hurt whom from where they stand. It sees what lies open on the table, and nothing else.
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
    }

    /** For another bot: the tables are shared, which nothing changes; what is worked with is its own. */
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
     * From the side's point of view; what is good for the other counts against it. In the round that goes on, a model that has not acted
     * yet is worth more.
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
        return bare ? sum : sum + lying.of(position, side);
    }

    private static double end(Option<Side> winner, Side side) {
        return winner.isEmpty() ? 0 : winner.get() == side ? WON : -WON;
    }

    /** What it will still do in this round; the active model is doing it. */
    private static double fresh(Position position, ModelState model) {
        boolean acting =
                position.active().isDefined() && position.active().get().model().equals(model.id());
        return model.activated() || acting ? 0 : FRESH * ModelValue.of(model.profile());
    }

    /** What one could do to the other soon: the farther away, the less. */
    double harm(Position position, ModelState by, ModelState to) {
        int range = by.cube().range(to.cube());
        double charge = matchups.assault(by.id(), to.id()) * (range <= CHARGE ? 1 - 0.2 * range : 0.8 / (range + 1));
        if (range == 0 || range > matchups.range(by.id())) return charge;
        if (!position.markers().isEmpty() && ItemValues.hides(position, by, to)) return charge;
        return Math.max(charge, matchups.shot(by.id(), to.id()) * screen.passes(by.cube(), to.cube()));
    }

    /** The rounds that an objective still scores: those to come are uncertain. */
    private double left(Position position) {
        return Math.min(2.2, 1 + 0.6 * Math.max(0, rounds - position.round()));
    }

    private static boolean alive(ModelState model) {
        return model.status() != ModelState.Status.KILLED
                && model.status() != ModelState.Status.LEFT
                && model.status() != ModelState.Status.SPARE;
    }

    /** How much of a shot from afar is likely to get past the faces of a cube: a guess at cover, without lines of sight. */
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
