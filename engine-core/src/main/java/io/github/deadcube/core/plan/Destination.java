package io.github.deadcube.core.plan;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A cube that a model can reach, and a shortest way there. {@link #of} finds every cube that it can reach with an
 * action that the prompt offers, and one way for each of these actions. It plays one to three inputs for each cube that
 * the model passes. Of ways with dice or with other decisions it plays 2,000 inputs an action at most: where very many
 * rules interrupt a movement, it possibly misses cubes that the model can only reach so.
 *
 * <pre>{@code
 * for (Destination to : Destination.of(rules, view, model))
 *     if (to.isCertain()) consider(to.cube(), to.choices());
 * }</pre>
 *
 * @param action the choice that begins the way, such as {@code A1 sprint} or {@code spend advance: A1 advance}; none if
 *     the model is already moving
 * @param choices the choices of the model, in order; the first is the activation of the model, if it is not active yet,
 *     then the action, then the steps
 * @param stop the choice that ends the movement in this cube; none if the way ends by itself
 * @param met what else is asked on the way, each once, in order: dice, answers of the other side, or other decisions of
 *     the same side. {@link Purpose#FREE_ASSAULT} says that the model breaks away, {@link Purpose#KEYWORD} that a trap
 *     or another rule acts. If it is not empty, the model possibly does not arrive
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
    /**
     * The destinations as a side may know them: they depend only on what it sees.
     *
     * @return by cube in battlefield order, then in the order of the options; empty if the prompt is not for a choice
     *     of the model
     */
    public static Vector<Destination> of(Rules rules, PlayerView view, ModelId model) {
        int hidden = view.toShuffle().things();
        return of(rules, view.completed(Input.Shuffle.inOrder(hidden)), model);
    }

    /** The destinations in a state, with its hidden facts: a way over an item token knows what the token is. */
    public static Vector<Destination> of(Rules rules, GameState state, ModelId model) {
        return Destinations.reached(rules, state, model, false);
    }

    /** The destinations in a state that the model reaches for certain: {@link #isCertain}. Cheaper, for searches. */
    public static Vector<Destination> certain(Rules rules, GameState state, ModelId model) {
        return Destinations.reached(rules, state, model, true);
    }

    /** The choices that lead to the cube and end the movement there. */
    public Vector<Choice> plan() {
        return choices.appendAll(stop);
    }

    /** Whether the model arrives for certain if it makes these choices. */
    public boolean isCertain() {
        return !dice && !others;
    }
}
