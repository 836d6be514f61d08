package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The zones, objectives and victory conditions of a game (SET-2, VIC-9). Implementations must be immutable values. */
public interface Scenario {
    /** Its name: free text on one line, unique among scenarios. */
    String name();

    /** The reasons why it cannot be played on a battlefield; empty if it can. */
    default Vector<Fault> faults(Battlefield battlefield) {
        return Vector.empty();
    }

    /**
     * The deployment zones: exactly two lists of ground cubes, each cube once; the first list is zone 1. Every level of
     * these stacks belongs to the zone (SET-8).
     */
    Vector<Vector<Cube>> zones(Battlefield battlefield);

    /**
     * The zone in which a side deploys: 1 or 2. By default none: the starting player chooses (SET-7). If one side has a
     * zone, the other side has the other zone.
     */
    default Option<Integer> zoneOf(Side side) {
        return Option.none();
    }

    /** The objectives. Their order is kept. */
    Vector<Objective> objectives(Battlefield battlefield);

    /**
     * The cubes from which models may leave the battlefield, as a step of an ADVANCE or SPRINT (ADV-3): by default
     * none.
     */
    default Vector<Cube> exits(Battlefield battlefield) {
        return Vector.empty();
    }

    /** The types of {@link RuleData} that the scenario may leave in a state, as {@link Library.Rule#savedTypes}. */
    default Vector<Class<? extends RuleData>> savedTypes() {
        return RuleDataFinder.within(getClass());
    }

    /** Whether a model may leave from an exit (ADV-3). By default true. */
    default boolean mayLeave(GameView game, ModelId model, Cube exit) {
        return true;
    }

    /** The VPs that a model scores for its side when it leaves the battlefield. By default 0. */
    default int leaving(GameView game, Model model) {
        return 0;
    }

    /**
     * The battlefield while some markers lie on it, for example with the doors that used-up scenery has opened. Asked
     * when a marker is removed. Each change stays: it must not change floors. By default the same battlefield.
     */
    default Battlefield battlefield(Battlefield battlefield, Vector<Marker> markers) {
        return battlefield;
    }

    /** How many item tokens are placed (SET-3). By default 8. */
    default int items() {
        return 8;
    }

    /**
     * The items from which the tokens are drawn (SET-3), each as often as it occurs. By default those of the ruleset.
     */
    default Vector<RuleId> tokens(Ruleset ruleset) {
        return ruleset.tokens();
    }

    /** The VPs that an intel token scores (I-INTEL). By default 1. */
    default int intel() {
        return 1;
    }

    /** The number of rounds (VIC-6). By default 5. */
    default int rounds() {
        return 5;
    }

    /**
     * The VPs that end the game (VIC-4): 12 for 100 points, 16 for 150, 20 for 200, and 4 more for each further 50
     * points. A size between these counts as the next larger one.
     */
    default int target(int points) {
        return 12 + Math.max(0, (points - 100 + 49) / 50) * 4;
    }

    /** The points that a side may spend on its strike team (TEAM-1) in a game of a size. By default the size. */
    default int points(Side side, int points) {
        return points;
    }

    /** VIC-2: the VPs that a side scores for holding an objective in this end phase. By default its worth. */
    default int worth(GameView game, Objective objective, Side side) {
        return objective.worth();
    }

    /**
     * VIC-1: the VPs that a death scores for the opposing side. By default the model's VP value, and 0 for a neutral
     * model.
     */
    default int worth(GameView game, Model dead) {
        return dead.allegiance() == Allegiance.NEUTRAL ? 0 : dead.card().worth();
    }

    /** Rules of the scenario in addition to the rules of the ruleset. By default none. */
    default Vector<Scenario.Rule> rules() {
        return Vector.empty();
    }

    /**
     * Acts in the end phase before the objectives score, for example to score VPs of the scenario.
     *
     * @param effects changes the game; later effects also happen before the objectives score
     */
    default void endPhase(Effects effects) {}

    /**
     * The result of the game in the end phase if the scenario decides it instead of VIC-5 to VIC-8; none to use VIC-5
     * to VIC-8.
     */
    default Option<Result> verdict(GameView game) {
        return Option.none();
    }

    /** VIC-6: the side that wins if both sides have equally many VPs at the end. By default none: a draw. */
    default Option<Side> tieBreak(GameView game) {
        return Option.none();
    }

    /**
     * An objective (VIC-2).
     *
     * @param cube any cube of its stack: the objective is on the highest floor of the stack (SET-2), or in this cube if
     *     {@code inside}
     * @param worth the VPs for holding it
     * @param inside whether it is in exactly this cube, which must have a floor
     */
    @SavedName("objective")
    record Objective(Cube cube, int worth, boolean inside) {
        /** Written out as that of {@link Cube}. */
        @Override
        public boolean equals(Object other) {
            return this == other
                    || other instanceof Objective o && cube.equals(o.cube) && worth == o.worth && inside == o.inside;
        }

        @Override
        public int hashCode() {
            return (cube.hashCode() * 31 + worth) * 31 + Boolean.hashCode(inside);
        }

        /** An objective on the highest floor of its stack. */
        public Objective(Cube cube, int worth) {
            this(cube, worth, false);
        }

        /** The cube of the objective (SET-2): a whole cube with a floor. */
        public Cube place(Battlefield battlefield) {
            return inside ? cube.whole() : battlefield.highestFloor(cube);
        }
    }

    /**
     * A rule of a {@link Scenario} (VIC-9) that applies during the whole game. It acts on every model, and at triggers
     * that belong to no model. It asks for dice and choices by the methods of {@link Effects}. It stores its data in
     * markers and marks: first {@link #markers} and {@link #marks}, then those that it lays later. Scripts and records
     * write a marker as {@code laid HOUSE-BOMB 3 at d4}.
     *
     * <pre>{@code
     * public record Bomb(Cube where) implements Scenario.Rule {
     *     public RuleId rule() { return RuleId.of("HOUSE-BOMB"); }
     *     public Vector<Marker> markers(Battlefield field) { return Vector.of(Marker.of(rule(), where).withNumber(3)); }
     *     public void attachToMarkers(Registration<Marker> hooks) {
     *         hooks.on(Trigger.END_PHASE, Scope.ANY, (effects, bomb, side) -> {
     *             effects.removeMarker(bomb, rule());
     *             if (bomb.number() > 1) effects.placeMarker(bomb.withNumber(bomb.number() - 1), rule());
     *             else effects.modelsIn(where).forEach(model -> effects.kill(model, rule()));
     *         });
     *     }
     * }
     * }</pre>
     */
    interface Rule extends Library.Rule {
        /** The markers of this rule on the battlefield when the game begins, in cubes with a floor. */
        default Vector<Marker> markers(Battlefield battlefield) {
            return Vector.empty();
        }

        /**
         * The marks of this rule on a model when the game begins.
         *
         * @param team the model's strike team
         */
        default Vector<Mark> marks(ModelId model, StrikeTeam team) {
            return Vector.empty();
        }

        /**
         * Whether the marks of this rule are things that a model carries. A model that carries nothing (K-BEAST,
         * K-VEHICLE) then begins without them: otherwise the set-up is faulty. By default false.
         */
        default boolean isCarried() {
            return false;
        }

        /**
         * Registers hooks for every model, as if each card printed the rule. Called once for each model, when a game
         * starts.
         */
        default void attachToModels(Hooks hooks) {}

        /**
         * Registers hooks of the scenario: they belong to no model and run once for each trigger. Called once, when a
         * game starts.
         */
        default void attachToGame(Registration<Scenario> hooks) {}
    }
}
