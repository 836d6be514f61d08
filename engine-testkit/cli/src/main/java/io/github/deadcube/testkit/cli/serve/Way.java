package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;

/**
 * How a state is come to.
 *
 * @param state where the way has led
 * @param choices the model's own
 * @param dice whether dice are rolled on the way
 * @param others whether somebody else decides on the way, or its side about something else
 */
record Way(GameState state, Vector<Choice> choices, boolean dice, boolean others) {
    static Way of(GameState state) {
        return new Way(state, Vector.empty(), false, false);
    }

    /** Goes on by a choice of the model's. */
    Way by(Rules rules, Choice choice) {
        return new Way(rules.play(state, choice).state(), choices.append(choice), dice, others);
    }

    /** Goes on by what comes between. */
    Way past(Rules rules, Input input) {
        boolean decided = input instanceof Choice;
        return new Way(rules.play(state, input).state(), choices, dice || !decided, others || decided);
    }

    boolean sure() {
        return !dice && !others;
    }

    /** Where the model is; none if it is off the battlefield. */
    Option<Cube> cube(ModelId model) {
        return state.position().model(model).filter(ModelState::inPlay).map(ModelState::cube);
    }

    Map<String, Object> json() {
        Map<String, Object> way = Shown.object();
        way.put("choices", choices.map(Choice::toString));
        if (dice) way.put("dice", true);
        if (others) way.put("others", true);
        return way;
    }
}
