package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.plan.Destination;
import io.vavr.control.Option;

/** Where a model can go. */
final class DestinationAnswer {
    private DestinationAnswer() {}

    /** The {@linkplain Destination destinations} of a model: each cube with its ways. */
    static JsonObject answer(Searched searched, Rules rules, Request request) throws RequestError {
        GameState state = searched.state();
        ModelId model = request.model("model");
        if (state.position().model(model).isEmpty()) throw request.expected("model", "a model of the game");
        return JsonObject.of(
                "destinations",
                Destination.of(rules, state, model)
                        .groupBy(Destination::cube)
                        .toVector()
                        .sortBy(one -> one._1())
                        .map(one -> JsonObject.of("cube", one._1().toString())
                                .with("ways", one._2().map(DestinationAnswer::way))));
    }

    private static JsonObject way(Destination to) {
        return new JsonObject()
                .with("action", to.action().map(Choice::toString))
                .with("choices", to.choices().map(Choice::toString))
                .with("dice", Option.when(to.dice(), true))
                .with("others", Option.when(to.others(), true));
    }
}
