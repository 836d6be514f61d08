package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What two players fight for (SET-2, VIC-9). Implementations are immutable values. */
public interface Scenario {
    /** Its name: free text on one line, unique among scenarios. */
    String name();

    /** Why it cannot be played on a battlefield: what is wrong; empty if nothing is. */
    default Vector<String> faults(Battlefield battlefield) {
        return Vector.empty();
    }

    /**
     * The deployment zones; any level of their stacks may be used (SET-8): exactly two, as ground cubes, each named once; the first
     * is zone 1.
     */
    Vector<Vector<Cube>> zones(Battlefield battlefield);

    /** The objectives: in any order, which is kept. */
    Vector<Objective> objectives(Battlefield battlefield);

    /**
     * The cubes from which models may leave the battlefield, as a step of an ADVANCE or SPRINT (ADV-3): none, unless the scenario
     * says otherwise.
     */
    default Vector<Cube> exits(Battlefield battlefield) {
        return Vector.empty();
    }

    /**
     * The continuations that it may leave in a state, as {@link LibraryRule#continuations}: by default the records within its
     * class, and within the class around that.
     */
    default Vector<Class<? extends Continuation>> continuations() {
        return ContinuationFinder.within(getClass());
    }

    /** How many item tokens are placed (SET-3): 8, unless the scenario says otherwise. */
    default int items() {
        return 8;
    }

    /** The VPs that an intel token scores (I-INTEL): 1, unless the scenario says otherwise. */
    default int intel() {
        return 1;
    }

    /** How many rounds there are: 5, unless the scenario says otherwise (VIC-6). */
    default int rounds() {
        return 5;
    }

    /**
     * The VPs that end the game (VIC-4): 12 for 100 points, 16 for 150, 20 for 200, 4 more for each further 50; sizes
     * between count as the next larger.
     */
    default int target(int points) {
        return 12 + Math.max(0, (points - 100 + 49) / 50) * 4;
    }

    /**
     * VIC-1: what a death scores for the opposing side: its VP value, and nothing for a neutral one, unless the scenario says
     * otherwise.
     */
    default int worth(GameView game, ModelState dead) {
        return dead.allegiance() == Allegiance.NEUTRAL ? 0 : dead.profile().worth();
    }

    /** Rules of the scenario's own, beside those of the ruleset: none, unless the scenario says otherwise. */
    default Vector<ScenarioRule> rules() {
        return Vector.empty();
    }

    /**
     * What happens in the end phase before the objectives score, such as scores of the scenario's own.
     *
     * @param effects what it may do; what it does later comes before the objectives too
     */
    default void endPhase(Effects effects) {}

    /**
     * A verdict of the scenario's own in the end phase, in place of VIC-5 to VIC-8: how the game ended; none to go by VIC-5 to
     * VIC-8.
     */
    default Option<Result> verdict(GameView game) {
        return Option.none();
    }

    /**
     * An objective (VIC-2).
     *
     * @param cube any cube of its stack; it lies on the highest with a floor (SET-2), or inside in this one
     * @param worth the VPs that it scores
     * @param inside whether the scenario puts it inside, in its very cube, which has a floor
     */
    record Objective(Cube cube, int worth, boolean inside) {
        /** An objective on the highest floor of its stack. */
        public Objective(Cube cube, int worth) {
            this(cube, worth, false);
        }

        /** Where it lies (SET-2): a whole cube with a floor. */
        public Cube place(Battlefield battlefield) {
            return inside ? cube.whole() : battlefield.highestFloor(cube);
        }
    }
}
