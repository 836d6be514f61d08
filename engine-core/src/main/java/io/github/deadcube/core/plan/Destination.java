package io.github.deadcube.core.plan;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A cube that a model can reach, and a shortest way there.
 *
 * @param action the choice that begins the way, such as {@code A1 sprint} or {@code spend advance: A1 advance}; none if the model is
 *     already moving
 * @param choices the choices of the model, in order; the first is the activation of the model, if it is not active yet, then the
 *     action, then the steps
 * @param stop the choice that ends the movement in this cube; none if the way ends by itself
 * @param met what else is asked on the way, each once, in order: dice, answers of the other side, or other decisions of the same side.
 *     {@link Purpose#FREE_ASSAULT} says that the model breaks away, {@link Purpose#KEYWORD} that a trap or another rule acts.
 *     If it is not empty, the model possibly does not arrive
 * @param dice whether dice or a shuffle are needed on the way
 * @param others whether another decision is needed on the way
 * @param arrival a state in which the model is there; after {@code met}, one of several
 */
public record Destination(
        Cube cube,
        Option<Choice> action,
        Vector<Choice> choices,
        Option<Choice> stop,
        Vector<Purpose> met,
        boolean dice,
        boolean others,
        GameState arrival) {
    /** The choices that lead to the cube and end the movement there. */
    public Vector<Choice> plan() {
        return choices.appendAll(stop);
    }

    /** Whether the model arrives for certain if it makes these choices. */
    public boolean isCertain() {
        return !dice && !others;
    }
}
