package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.bot.ObjectiveGoal.Routes;
import io.github.deadcube.testkit.chance.ChanceWeights;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The chance to win a position that has no result: {@link ChanceWeights} over features. Each feature is a number of
 * side A minus the same number of side B. What depends on the cubes of models is updated only for models that have
 * moved. One object is for one evaluation.
 */
final class WinFeatures {
    /** It says from which games the weights were fitted, and how well they predict others. */
    private static final String FILE = "win-chance.txt";

    private static final ChanceWeights WEIGHTS = weights();

    /** A model may be worth little more than itself to those that threaten it. */
    private static final double OVERKILL = 1.3;
    /** A threat that counts for a model that may still act. */
    private static final double THREATENS = 0.3;
    /** The part of an objective that a model can reach, but where an enemy stands. */
    private static final double DISPUTED = 0.5;

    private static final double[] NEAR = IntStream.range(0, 100)
            .mapToDouble(steps -> steps >= Evaluation.UNREACHABLE ? 0 : StrictMath.pow(0.8, steps))
            .toArray();

    /** The features in their order. "Fresh" models have not been activated in the round. */
    enum WinFeature {
        SCORE,
        /** The square of the score's part of the VPs that end the game. */
        PROGRESS,
        /** Models in play, and their VPs, value, HP and lost HP. */
        MODELS,
        WORTH,
        VALUE,
        HIT_POINTS,
        DAMAGE,
        SPEED,
        PINNED,
        PINNED_AFTER_ACTING,
        FRESH,
        FRESH_VALUE,
        FRESH_THREATENING,
        RESERVE,
        GONE,
        ITEMS,
        /** The greatest harm that each model can soon do, and that fresh models can do. */
        THREAT,
        FRESH_THREAT,
        /**
         * The harm that can soon be done to each model: by all enemies, at most its value, by fresh enemies, after it
         * has acted.
         */
        DANGER,
        LIMITED_DANGER,
        FRESH_DANGER,
        DANGER_AFTER_ACTING,
        /** The mean expected harm of each model's shots and assaults. */
        SHOTS,
        ASSAULTS,
        /** The VPs of objectives. */
        HELD,
        HELD_SAFELY,
        HELD_BY_MORE,
        CONTESTED,
        TAKEN_SOON,
        NEAREST,
        SECOND_NEAREST,
        MISSION,
        MARKERS,
        MODEL_DICE,
        DICE_DICE,
        ADVANCE_DICE,
        SHOOT_DICE,
        ASSAULT_DICE,
        ORDER_DICE,
        /** 1 if the side has the turn, starts the next round, or decides for the active model. */
        TURN,
        STARTS_NEXT,
        ACTS;

        static final int COUNT = values().length;

        String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    private final Evaluation evaluation;
    private final @Nullable MissionOutlook mission;
    private final int inA;
    private final int models;
    private final double target;
    private final ModelId[] ids;
    private final Card[] cards;
    private final double[] worth;
    private final int[] reach;
    private final double[][] shots;
    private final double[][] assaults;
    private final Cube[] goals;
    private final Routes[] routes;
    /** By side and objective. */
    private final double[][] goalWorth;

    private final @Nullable Model[] seen;
    private final Cube[] cubes;
    private final double[][] harms;
    private final int[][] steps;
    private final boolean[] there;
    private final boolean[] fresh;
    private final double[][] of = new double[2][WinFeature.COUNT];
    private final double[] differences = new double[WinFeature.COUNT];

    WinFeatures(Setup setup, Evaluation evaluation, @Nullable MissionOutlook mission) {
        this.evaluation = evaluation;
        this.mission = mission;
        Vector<Card> members = setup.cards();
        inA = setup.teamA().members().size();
        models = members.size();
        target = setup.scenario().target(setup.points());
        cards = members.toJavaArray(Card[]::new);
        ids = new ModelId[models];
        worth = new double[models];
        reach = new int[models];
        for (int i = 0; i < models; i++) {
            ids[i] = i < inA ? new ModelId(Side.A, i + 1) : new ModelId(Side.B, i - inA + 1);
            worth[i] = ModelValue.alive(cards[i]);
            reach[i] = Math.max(cards[i].advance(), cards[i].sprint());
        }
        shots = new double[models][models];
        assaults = new double[models][models];
        for (int i = 0; i < models; i++)
            for (int j = first(enemy(i)); j < last(enemy(i)); j++) {
                shots[i][j] = evaluation.shot(ids[i], ids[j]);
                assaults[i][j] = evaluation.assault(ids[i], ids[j]);
            }
        goals = evaluation.objectives().toJavaArray(Cube[]::new);
        routes = evaluation.goals().map(ObjectiveGoal::routes).toJavaArray(Routes[]::new);
        goalWorth = new double[2][goals.length];
        Vector<Objective> objectives = setup.scenario().objectives(setup.battlefield());
        for (int g = 0; g < goals.length; g++)
            for (Side side : Side.BOTH) goalWorth[side.ordinal()][g] = worth(setup, objectives.get(g), side);
        seen = new Model[models];
        cubes = new Cube[models];
        harms = new double[models][models];
        steps = new int[models][goals.length];
        there = new boolean[models];
        fresh = new boolean[models];
        for (double[] row : harms) Arrays.fill(row, Double.NaN);
    }

    private static double worth(Setup setup, Objective goal, Side side) {
        return setup.scenario() instanceof Mission mission ? mission.worth(goal, side) : goal.worth();
    }

    private static ChanceWeights weights() {
        String text = TextFile.packaged(WinFeatures.class.getResourceAsStream(FILE), FILE);
        return ChanceWeights.read(Vector.of(text.split("\n", -1)), Evaluation.featureNames());
    }

    /** The chance of a side, 0 to 1. */
    double chance(Position position, Side side, int roundsLeft) {
        fill(position, differences);
        double chance = WEIGHTS.chance(differences, roundsLeft);
        return side == Side.A ? chance : 1 - chance;
    }

    /** The number of a model's enemy side: 0 for A, 1 for B. */
    private int enemy(int model) {
        return model < inA ? 1 : 0;
    }

    private int first(int side) {
        return side == 0 ? 0 : inA;
    }

    private int last(int side) {
        return side == 0 ? inA : models;
    }

    /** Writes the features of a position that has no result. */
    void fill(Position position, double[] into) {
        see(position);
        for (double[] row : of) Arrays.fill(row, 0);
        for (int i = 0; i < models; i++) model(i);
        for (Side side : Side.BOTH) {
            int s = side.ordinal();
            for (int i = first(s); i < last(s); i++) if (there[i]) threats(i, of[s]);
            for (int g = 0; g < goals.length; g++) if (goalWorth[s][g] != 0) goal(s, g);
            side(position, side, of[s]);
        }
        for (int f = 0; f < into.length; f++) into[f] = of[0][f] - of[1][f];
        double left = evaluation.left(position);
        if (mission != null) into[WinFeature.MISSION.ordinal()] = mission.value(position, Side.A, left);
        if (!position.markers().isEmpty())
            into[WinFeature.MARKERS.ordinal()] = evaluation.itemValues().value(position, Side.A);
    }

    @SuppressWarnings("ReferenceEquality") // an equal but different object is only read again
    private void see(Position position) {
        for (int i = 0; i < models; i++) {
            Model model = position.models().get(i);
            if (model == seen[i]) continue;
            seen[i] = model;
            there[i] = model.inPlay();
            if (there[i] && !model.cube().equals(cubes[i])) place(i, model.cube());
        }
        ModelId active = position.active().isDefined() ? position.active().get().model() : null;
        for (int i = 0; i < models; i++) fresh[i] = there[i] && !state(i).activated() && !ids[i].equals(active);
    }

    private void place(int i, Cube cube) {
        cubes[i] = cube;
        for (int g = 0; g < goals.length; g++) steps[i][g] = routes[g].from(cube);
        Arrays.fill(harms[i], Double.NaN);
        for (double[] row : harms) row[i] = Double.NaN;
    }

    private double harm(int by, int to) {
        double harm = harms[by][to];
        if (!Double.isNaN(harm)) return harm;
        harms[by][to] = evaluation.harm(ids[by], cubes[by], ids[to], cubes[to]);
        return harms[by][to];
    }

    private Model state(int i) {
        Model state = seen[i];
        if (state == null) throw new IllegalStateException("no position was seen");
        return state;
    }

    private static void add(double[] to, WinFeature feature, double number) {
        to[feature.ordinal()] += number;
    }

    private void model(int i) {
        Model model = state(i);
        double[] to = of[i < inA ? 0 : 1];
        if (!there[i]) {
            switch (model.status()) {
                case RESERVE, WAITING -> add(to, WinFeature.RESERVE, worth[i]);
                case LEFT -> add(to, WinFeature.GONE, worth[i]);
                default -> {}
            }
            return;
        }
        double whole = cards[i].hitPoints();
        add(to, WinFeature.MODELS, 1);
        add(to, WinFeature.WORTH, cards[i].worth());
        add(to, WinFeature.VALUE, worth[i] * (1 - 0.6 * model.damage() / whole));
        add(to, WinFeature.HIT_POINTS, whole - model.damage());
        add(to, WinFeature.DAMAGE, worth[i] * model.damage() / whole);
        add(to, WinFeature.SPEED, cards[i].advance());
        if (model.pinned()) add(to, WinFeature.PINNED, 1);
        if (model.pinned() && !fresh[i]) add(to, WinFeature.PINNED_AFTER_ACTING, 1);
        if (model.item().isDefined()) add(to, WinFeature.ITEMS, 1);
        if (!fresh[i]) return;
        add(to, WinFeature.FRESH, 1);
        add(to, WinFeature.FRESH_VALUE, worth[i]);
    }

    private void threats(int i, double[] to) {
        double most = 0;
        double danger = 0;
        double soon = 0;
        double shot = 0;
        double assault = 0;
        int enemies = 0;
        int end = last(enemy(i));
        for (int j = first(enemy(i)); j < end; j++) {
            if (!there[j]) continue;
            enemies++;
            shot += shots[i][j];
            assault += assaults[i][j];
            most = Math.max(most, harm(i, j));
            double risk = harm(j, i);
            danger += risk;
            if (fresh[j]) soon += risk;
        }
        double limit = OVERKILL * ModelValue.value(cards[i]);
        add(to, WinFeature.THREAT, most);
        add(to, WinFeature.DANGER, danger);
        add(to, WinFeature.LIMITED_DANGER, Math.min(limit, danger));
        add(to, WinFeature.FRESH_DANGER, Math.min(limit, soon));
        if (fresh[i]) {
            add(to, WinFeature.FRESH_THREAT, most);
            if (most > THREATENS) add(to, WinFeature.FRESH_THREATENING, 1);
        } else add(to, WinFeature.DANGER_AFTER_ACTING, Math.min(limit, soon));
        if (enemies == 0) return;
        add(to, WinFeature.SHOTS, shot / enemies);
        add(to, WinFeature.ASSAULTS, assault / enemies);
    }

    private void goal(int side, int g) {
        double vp = goalWorth[side][g];
        double[] to = of[side];
        int own = 0;
        int others = 0;
        boolean reached = false;
        boolean lost = false;
        double nearest = 0;
        double second = 0;
        int end = last(side);
        for (int i = first(side); i < end; i++) {
            if (!there[i]) continue;
            double near = NEAR[steps[i][g]];
            second = Math.max(second, Math.min(near, nearest));
            nearest = Math.max(nearest, near);
            if (cubes[i].equals(goals[g])) own++;
            else reached |= fresh[i] && steps[i][g] <= reach[i];
        }
        int enemies = last(1 - side);
        for (int j = first(1 - side); j < enemies; j++) {
            if (!there[j]) continue;
            if (cubes[j].equals(goals[g])) others++;
            else lost |= fresh[j] && steps[j][g] <= reach[j];
        }
        add(to, WinFeature.NEAREST, vp * nearest);
        add(to, WinFeature.SECOND_NEAREST, vp * second);
        if (own == 0) {
            if (reached) add(to, WinFeature.TAKEN_SOON, others == 0 ? vp : DISPUTED * vp);
            return;
        }
        if (others > 0) {
            add(to, WinFeature.CONTESTED, vp);
            return;
        }
        add(to, WinFeature.HELD, vp);
        if (!lost) add(to, WinFeature.HELD_SAFELY, vp);
        if (own > 1) add(to, WinFeature.HELD_BY_MORE, vp);
    }

    private void side(Position position, Side side, double[] to) {
        Position.SideState state = position.side(side);
        add(to, WinFeature.SCORE, state.score());
        double part = target > 0 ? Math.min(1, state.score() / target) : 0;
        add(to, WinFeature.PROGRESS, part * part);
        int dice = WinFeature.MODEL_DICE.ordinal();
        for (int f = 0; f < CommandFace.ALL.size(); f++)
            to[dice + f] = state.command().count(CommandFace.ALL.get(f));
        if (position.starter().contains(side)) add(to, WinFeature.STARTS_NEXT, 1);
        if (position.active().isEmpty()) {
            if (position.initiative() == side) add(to, WinFeature.TURN, 1);
        } else if (position.active().get().controller() == side) add(to, WinFeature.ACTS, 1);
    }
}
