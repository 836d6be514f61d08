package io.github.deadcube;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.support.Viewer;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The inputs of a game, and the points to which an undo may go back. */
record UndoHistory(GameState begin, Vector<Transition.Step> steps) {
    /**
     * Throws if the next state has no digest, before any of it is recorded: the usual cause is a rule of an
     * application.
     */
    UndoHistory with(Prompt prompt, Input input, Transition transition) {
        transition.state().digest();
        return new UndoHistory(begin, steps.append(new Transition.Step(prompt, input, transition)));
    }

    UndoHistory first(int inputs) {
        return new UndoHistory(begin, steps.take(inputs));
    }

    GameState state() {
        return played().state();
    }

    /** The number of the next input. */
    int number() {
        return steps.size() + 1;
    }

    /** The updates after the first {@code inputs} inputs, as a viewer sees them. */
    Vector<Seat.Update> since(int inputs, Viewer viewer) {
        return Vector.range(Math.max(0, inputs), steps.size()).map(i -> Seat.Update.of(i + 1, steps.get(i), viewer));
    }

    ReplayedRecord played() {
        return new ReplayedRecord(begin, steps, Option.none());
    }

    /** The dice for the next roll: dice from a seed first repeat all earlier rolls, other dice are not changed. */
    Dice.Source dice(GameSettings settings) {
        Dice.Source dice = settings.dice();
        return settings.seed().isDefined() ? played().advanced(dice) : dice;
    }

    /**
     * The largest number of inputs, at most {@code inputs}, after which the game does not roll next; 0 if there is no
     * other.
     */
    int lastQuestion(int inputs, GameSettings settings) {
        int left = Math.max(0, Math.min(inputs, steps.size()));
        while (left > 0 && left < steps.size() && settings.rolls(steps.get(left).prompt())) left--;
        return left;
    }

    /** Whether a side has learnt after the first {@code inputs} inputs what an item token is. */
    boolean learntSince(int inputs) {
        GameState before = played().state(inputs);
        GameState after = played().state();
        return Side.BOTH.exists(side -> Viewer.of(side).hasLearnt(before, after));
    }
}
