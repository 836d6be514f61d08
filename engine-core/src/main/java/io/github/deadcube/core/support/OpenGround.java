package io.github.deadcube.core.support;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A scenario for a battlefield of any size: the southern half against the northern half. The sides score VPs for killed
 * models and for objectives, if there are any.
 */
public record OpenGround(Vector<Objective> objectives) implements Scenario {
    private static final int PATROL_MEASURE = 8;

    public OpenGround() {
        this(Vector.empty());
    }

    /** The scenario of a text that names none: Patrol on a battlefield of 8 × 8 cubes, open ground on others. */
    public static Scenario usual(Battlefield field) {
        boolean patrol = field.width() == PATROL_MEASURE && field.depth() == PATROL_MEASURE;
        return patrol ? Mission.PATROL : new OpenGround();
    }

    /**
     * The scenario of a text that names none in a program that plays another one: Patrol alone depends on the
     * battlefield.
     */
    public static Scenario usual(Battlefield field, Scenario played) {
        return played.equals(Mission.PATROL) ? usual(field) : played;
    }

    /** Adds objectives to open ground. Other scenarios keep the objectives that they define. */
    public static Scenario with(Vector<Objective> objectives, Scenario scenario) {
        if (objectives.isEmpty()) return scenario;
        if (scenario instanceof WithItems items) return new WithItems(with(objectives, items.of()), items.items());
        return scenario instanceof OpenGround ? new OpenGround(objectives) : scenario;
    }

    /**
     * A scenario with another number of item tokens. Other missions than Patrol are written in full, and have the
     * number themselves.
     */
    public static Scenario withItems(Scenario scenario, int items) {
        Scenario of = scenario instanceof WithItems with ? with.of() : scenario;
        return of instanceof Mission mission && !mission.equals(Mission.PATROL)
                ? mission.withItems(items)
                : new WithItems(of, items);
    }

    /**
     * A scenario as programs know it: without the number of item tokens and the objectives of open ground, which a text
     * or a document gives.
     */
    public static Scenario known(Scenario scenario) {
        if (scenario instanceof WithItems with) return known(with.of());
        return scenario instanceof OpenGround ? new OpenGround() : scenario;
    }

    /** Whether the objectives of a script count, because the scenario is open ground. */
    public static boolean isOne(Scenario scenario) {
        return scenario instanceof WithItems items ? isOne(items.of()) : scenario instanceof OpenGround;
    }

    /** The objectives that a script must state, because its scenario does not define them. */
    public static Vector<Objective> named(Scenario scenario) {
        if (scenario instanceof WithItems items) return named(items.of());
        return scenario instanceof OpenGround ground ? ground.objectives() : Vector.empty();
    }

    @Override
    public String name() {
        return "Open ground";
    }

    @Override
    public Vector<Vector<Cube>> zones(Battlefield battlefield) {
        int middle = battlefield.depth() / 2;
        return Vector.of(rows(battlefield, 1, middle), rows(battlefield, middle + 1, battlefield.depth()));
    }

    /** SET-3: zones with room for item tokens between them. The rows in the middle are in neither zone. */
    Vector<Vector<Cube>> apart(Battlefield battlefield) {
        int depth = (battlefield.depth() - 1) / 2;
        return Vector.of(
                rows(battlefield, 1, depth), rows(battlefield, battlefield.depth() + 1 - depth, battlefield.depth()));
    }

    @Override
    public Vector<Objective> objectives(Battlefield battlefield) {
        return objectives;
    }

    private static Vector<Cube> rows(Battlefield battlefield, int first, int last) {
        return battlefield.cubes().filter(cube -> cube.level() == 1 && cube.row() >= first && cube.row() <= last);
    }

    @Override
    public int items() {
        return 0;
    }

    /**
     * A scenario with the number of item tokens that a text gives, or that its reader gives a text without a number.
     */
    public record WithItems(Scenario of, int items) implements Scenario {
        @Override
        public String name() {
            return of.name();
        }

        @Override
        public Vector<Fault> faults(Battlefield battlefield) {
            return of.faults(battlefield);
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            boolean apart = items > 0 && battlefield.depth() > 2;
            return apart && of instanceof OpenGround ground ? ground.apart(battlefield) : of.zones(battlefield);
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return of.objectives(battlefield);
        }

        @Override
        public Vector<Cube> exits(Battlefield battlefield) {
            return of.exits(battlefield);
        }

        @Override
        public Option<Integer> zoneOf(Side side) {
            return of.zoneOf(side);
        }

        @Override
        public boolean mayLeave(GameView game, ModelId model, Cube exit) {
            return of.mayLeave(game, model, exit);
        }

        @Override
        public int leaving(GameView game, Model model) {
            return of.leaving(game, model);
        }

        @Override
        public int worth(GameView game, Objective objective, Side side) {
            return of.worth(game, objective, side);
        }

        @Override
        public Vector<Scenario.Rule> rules() {
            return of.rules();
        }

        @Override
        public Vector<Class<? extends RuleData>> savedTypes() {
            return of.savedTypes();
        }

        @Override
        public int intel() {
            return of.intel();
        }

        @Override
        public int rounds() {
            return of.rounds();
        }

        @Override
        public int target(int points) {
            return of.target(points);
        }

        @Override
        public int worth(GameView game, Model dead) {
            return of.worth(game, dead);
        }

        @Override
        public void endPhase(Effects effects) {
            of.endPhase(effects);
        }

        @Override
        public Option<Result> verdict(GameView game) {
            return of.verdict(game);
        }

        @Override
        public Battlefield battlefield(Battlefield battlefield, Vector<Marker> markers) {
            return of.battlefield(battlefield, markers);
        }

        @Override
        public Vector<RuleId> tokens(Ruleset ruleset) {
            return of.tokens(ruleset);
        }

        @Override
        public int points(Side side, int points) {
            return of.points(side, points);
        }

        @Override
        public Option<Side> tieBreak(GameView game) {
            return of.tieBreak(game);
        }
    }
}
