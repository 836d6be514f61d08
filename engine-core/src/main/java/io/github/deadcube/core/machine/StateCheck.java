package io.github.deadcube.core.machine;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.internal.CurrentActivation;
import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The check of a state that may not come from play, such as one that was read from a text. */
public interface StateCheck {
    /**
     * Why play cannot go on from the state to the end of the game.
     *
     * @return the first faults; empty if it can
     * @throws IllegalStateException if a rule fails
     */
    Vector<StateFault> faults(GameState state);

    /** What is wrong with some parts of a state, with usual values for the others. */
    Vector<StateFault> faultsOfParts(GameState parts);

    /** The first state of a situation, or all its faults. */
    Either<Vector<StateFault>, GameState> resume(Situation situation);

    /**
     * A state as a situation, without each fact that follows from the others, its unfinished rules and any model that
     * is moving.
     */
    Situation situation(GameState state);

    /**
     * A state without pending steps, and what a text says of its activation and its capacity besides.
     *
     * @param overfull the cubes, or sides of half-cubes, that hold more models than their capacity (ADV-19)
     * @param underway the current activation; none at the beginning of a turn
     */
    record Situation(GameState state, Vector<Cube> overfull, Option<CurrentActivation> underway) {}

    /**
     * Why play cannot go on from a state.
     *
     * @param where the part with the fault: a model, another part of the position, or the saved name of a frame
     * @param frame the index of the frame, 0 for the one that comes next; {@link #OF_POSITION} for a part of the
     *     position
     */
    record StateFault(String where, int frame, Fault fault) {
        /** The index of faults that concern no frame. */
        public static final int OF_POSITION = -1;

        /** A fault of a part of the position. */
        public static StateFault of(String where, Fault fault) {
            return new StateFault(where, OF_POSITION, fault);
        }

        /** A fault of the part of the position that it names. */
        public static StateFault of(Fault fault) {
            return of(fault.where().part(), fault);
        }
    }
}
