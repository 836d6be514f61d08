package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Experimental;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.ExpectedHarm.Matchups;
import io.github.deadcube.testkit.bot.ObjectiveGoal.Routes;
import io.github.deadcube.testkit.bot.WinFeatures.WinFeature;
import io.github.deadcube.testkit.duel.PairedGames;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The value of a position for a side, and the tables behind it: routes to objectives, matchups of models, cover. It
 * uses only open information, and asks no rule. One evaluation is for one set-up and one thread.
 *
 * <pre>{@code
 * Evaluation evaluation = Evaluation.of(setup);
 * PositionValue value = evaluation.value(view.position(), view.side());
 * double lead = value.score() + value.objectives();
 * }</pre>
 */
@Experimental
public final class Evaluation {
    /** The steps to a place that no route leads to. */
    public static final int UNREACHABLE = Routes.NOWHERE;

    private static final double WON = 100;
    private static final int CHARGE = 3;
    private static final double FRESH = 0.15;
    /** The part of a shot that passes a face, by its gap. */
    private static final double[] PASSES = {1, 0.8, 0.8, 0.6, 0.4, 0.2};

    private final Setup setup;
    private final DicePools pools;
    private final Vector<ObjectiveGoal> goals;
    private final Matchups matchups;
    private final Battlefield field;
    private final int rounds;
    private final ItemValues itemValues;
    private final ObjectiveControl control;
    private final Threats threats;
    private final @Nullable MissionOutlook mission;
    private final WinFeatures features;
    private final ExpectedFall falls;
    private final FastPolicy policy;

    /** The evaluation for the games of a set-up. */
    public static Evaluation of(Setup setup) {
        DicePools pools = new DicePools();
        return new Evaluation(
                setup, pools, ObjectiveGoal.of(setup), new Matchups(setup, new ExpectedHarm(pools, setup.ruleset())));
    }

    private Evaluation(Setup setup, DicePools pools, Vector<ObjectiveGoal> goals, Matchups matchups) {
        this.setup = setup;
        this.pools = pools;
        this.goals = goals;
        this.matchups = matchups;
        field = setup.battlefield();
        rounds = setup.scenario().rounds();
        itemValues = new ItemValues(goals);
        int inA = setup.teamA().members().size();
        int models = setup.cards().size();
        control = new ObjectiveControl(goals, inA, models);
        threats = new Threats(this, control, inA, models);
        mission = MissionOutlook.of(setup);
        features = new WinFeatures(setup, this, mission);
        falls = new ExpectedFall(setup, pools);
        policy = new FastPolicy(this);
    }

    /** The evaluation for the game of a position, on the battlefield as it is now: doors may have opened. */
    static Evaluation at(Position position) {
        return of(setup(position));
    }

    /** Whether it is that of {@link #at}. */
    boolean isFor(Position position) {
        return setup.equals(setup(position));
    }

    private static Setup setup(Position position) {
        Setup agreed = position.game().setup();
        return position.changedFaces().isEmpty() ? agreed : agreed.withBattlefield(position.battlefield());
    }

    /** A copy for another thread. It shares the immutable tables, but not the mutable caches. */
    Evaluation copy() {
        return new Evaluation(setup, pools.copy(), goals, matchups);
    }

    DicePools pools() {
        return pools;
    }

    ExpectedFall falls() {
        return falls;
    }

    FastPolicy policy() {
        return policy;
    }

    /**
     * Draws an option from its tables alone, without the rules, as a policy for playouts; one with a higher
     * {@link #opinion} is likelier.
     */
    public Choice draw(Position position, Prompt.Decision decision, SplitMix64 random) {
        return policy.choose(position, decision, random);
    }

    /**
     * A cheap opinion of an option, in VP, from its tables alone: higher is better. It is a prior for searches.
     * Opinions of different decisions are not comparable.
     */
    public double opinion(Position position, Choice option) {
        return policy.score(position, option);
    }

    Vector<ObjectiveGoal> goals() {
        return goals;
    }

    int index(ModelId model) {
        return matchups.index(model);
    }

    ItemValues itemValues() {
        return itemValues;
    }

    /** The value for a side. The parts of models that have not acted in the round count. */
    public PositionValue value(Position position, Side side) {
        return value(position, side, position.round());
    }

    /** As {@link #value(Position, Side)}; activations that are left count only if this is the position's round. */
    PositionValue value(Position position, Side side, int round) {
        if (position.result().isDefined())
            return PositionValue.ended(end(position.result().get().winner(), side));
        double score = position.side(side).score() - position.side(side.other()).score();
        double sum = score;
        double models = 0;
        double activations = 0;
        double threat = 0;
        double danger = 0;
        boolean bare = position.markers().isEmpty();
        threats.see(position);
        for (int i = 0; i < position.models().size(); i++) {
            Model model = position.models().get(i);
            if (!alive(model)) continue;
            double left = threats.left(i);
            double fresh = round == position.round() ? fresh(position, model) : 0;
            boolean own = model.id().side() == side;
            models += own ? left : -left;
            activations += own ? fresh : -fresh;
            if (!own) {
                sum -= left + fresh;
                continue;
            }
            double harm = threats.threat(position, i);
            double risk = threats.danger(i);
            threat += harm;
            danger -= risk;
            sum += left + fresh + (harm - risk);
        }
        double left = left(position);
        double objectives = 0;
        for (int i = 0; i < control.goals(); i++) {
            double held = control.worth(i) * left * control.control(i, side);
            objectives += held;
            sum += held;
        }
        double scenario = mission == null ? 0 : mission.value(position, side, left);
        double markers = bare ? 0 : itemValues.value(position, side);
        return new PositionValue(
                sum + scenario + markers, 0, score, models, activations, threat, danger, objectives, scenario, markers);
    }

    /**
     * The chance that a side wins, 0 to 1: learned from games between bots, with all shipped teams, battlefields and
     * scenarios.
     */
    public double chance(Position position, Side side) {
        if (position.result().isDefined())
            return PairedGames.score(position.result().get().winner(), side);
        return features.chance(position, side, rounds - position.round());
    }

    /**
     * The numbers from which {@link #chance} is learned, in the order of {@link #featureNames}: each is a number of
     * side A minus that of B.
     *
     * @param position has no result
     */
    public double[] features(Position position) {
        double[] numbers = new double[WinFeature.COUNT];
        features.fill(position, numbers);
        return numbers;
    }

    /** The names of {@link #features}. */
    public static Vector<String> featureNames() {
        return Vector.of(WinFeature.values()).map(WinFeature::label);
    }

    private static double end(Option<Side> winner, Side side) {
        return winner.isEmpty() ? 0 : winner.get() == side ? WON : -WON;
    }

    /** The value of its remaining activation in this round; 0 for the active model. */
    private static double fresh(Position position, Model model) {
        boolean acting =
                position.active().isDefined() && position.active().get().model().equals(model.id());
        return model.activated() || acting ? 0 : FRESH * ModelValue.value(model.card());
    }

    /** The harm that one model could soon do to another; less at a longer distance. */
    double harm(Position position, Model by, Model to) {
        return harm(
                by.id(),
                by.cube(),
                to.id(),
                to.cube(),
                position.markers().isEmpty() || !ItemValues.hides(position, by, to));
    }

    /**
     * The expected harm, in VP, that one model could soon do to another of the other side if they stood in these cubes.
     * It falls with the distance and with cover. Lines of sight are not drawn.
     */
    public double harm(ModelId by, Cube from, ModelId to, Cube at) {
        return harm(by, from, to, at, true);
    }

    private double harm(ModelId by, Cube from, ModelId to, Cube at, boolean visible) {
        int range = from.range(at);
        double charge = matchups.assault(by, to) * (range <= CHARGE ? 1 - 0.2 * range : 0.8 / (range + 1));
        if (range == 0 || range > matchups.range(by) || !visible) return charge;
        return Math.max(charge, matchups.shot(by, to) * passing(from, at));
    }

    /** The expected harm, in VP, of a model's best shot at another model in the open; 0 without a gun. */
    public double shot(ModelId by, ModelId at) {
        return matchups.shot(by, at);
    }

    /** The expected harm, in VP, of a model's best assault on another model from the next cube. */
    public double assault(ModelId by, ModelId on) {
        return matchups.assault(by, on);
    }

    /** The longest range of a model's guns, in cubes; 0 if it has none. */
    public int range(ModelId model) {
        return matchups.range(model);
    }

    /** The estimated part of a shot that passes the faces of a cube: 0.2 behind a wall without a gap, 1 in the open. */
    public double passing(Cube from, Cube at) {
        int east = Integer.signum(from.column() - at.column());
        int north = Integer.signum(from.row() - at.row());
        double past = 1;
        if (east != 0) past = Math.min(past, through(at, Direction.of(east, 0)));
        if (north != 0) past = Math.min(past, through(at, Direction.of(0, north)));
        return past;
    }

    private double through(Cube cube, Direction side) {
        return PASSES[field.face(cube, side).gap().ordinal()];
    }

    /** The cubes of the objectives, in the order of the scenario. */
    public Vector<Cube> objectives() {
        return goals.map(ObjectiveGoal::cube);
    }

    /**
     * An estimate of the steps from a cube to an objective, for a model of SZ 1 that climbs; {@link #UNREACHABLE} if
     * there is no route.
     *
     * @param objective its place in {@link #objectives}
     */
    public int steps(Cube from, int objective) {
        return goals.get(objective).routes().from(from);
    }

    /** The rounds that an objective still scores; later rounds are discounted. */
    double left(Position position) {
        return Math.min(2.2, 1 + 0.6 * Math.max(0, rounds - position.round()));
    }

    private static boolean alive(Model model) {
        return model.status() != Model.Status.KILLED
                && model.status() != Model.Status.LEFT
                && model.status() != Model.Status.SPARE;
    }

    /**
     * The value of a position for a side, in VP, with its parts. Each part is the side's value minus the other side's,
     * except that only the side's own models have {@code threat} and {@code danger}.
     *
     * @param total the sum of the parts
     * @param result the value of a game that is over; otherwise 0
     * @param score the lead in VP
     * @param models the remaining value of the models that are not lost
     * @param activations the activations that are left in the round
     * @param threat the harm that models can soon do
     * @param danger the harm that can soon be done to models; 0 or less
     * @param objectives objectives that are held or in reach
     * @param mission assets, scenery and exits
     * @param markers traps, shields and marked cubes
     */
    public record PositionValue(
            double total,
            double result,
            double score,
            double models,
            double activations,
            double threat,
            double danger,
            double objectives,
            double mission,
            double markers) {
        /** The value of a position in which neither side has an advantage. */
        public static final PositionValue NONE = new PositionValue(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

        static PositionValue ended(double result) {
            return new PositionValue(result, result, 0, 0, 0, 0, 0, 0, 0, 0);
        }

        /** The sum of two values, part by part. */
        public PositionValue plus(PositionValue other) {
            return plus(other, 1);
        }

        /** The difference of two values, part by part: the change from the other position to this. */
        public PositionValue minus(PositionValue other) {
            return plus(other, -1);
        }

        PositionValue dividedBy(double divisor) {
            return new PositionValue(
                    total / divisor,
                    result / divisor,
                    score / divisor,
                    models / divisor,
                    activations / divisor,
                    threat / divisor,
                    danger / divisor,
                    objectives / divisor,
                    mission / divisor,
                    markers / divisor);
        }

        PositionValue plus(PositionValue other, double factor) {
            return new PositionValue(
                    total + factor * other.total,
                    result + factor * other.result,
                    score + factor * other.score,
                    models + factor * other.models,
                    activations + factor * other.activations,
                    threat + factor * other.threat,
                    danger + factor * other.danger,
                    objectives + factor * other.objectives,
                    mission + factor * other.mission,
                    markers + factor * other.markers);
        }
    }
}
