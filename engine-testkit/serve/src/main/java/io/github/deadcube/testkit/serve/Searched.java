package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Rejection;
import io.vavr.control.Option;

/** A state that a request is about, with the JSON of its game. */
record Searched(GameState state, GameAnswers shown) {
    JsonObject why(Rules rules, Request request) throws RequestError {
        Option<Rejection> no = rules.explain(state, request.choice("choice", shown.json()));
        return JsonObject.of("offered", no.isEmpty())
                .with("rejection", no.map(why -> new JsonObject.Raw(shown.json().write(why))));
    }

    Searched with(GameState next) {
        return new Searched(next, shown);
    }
}
