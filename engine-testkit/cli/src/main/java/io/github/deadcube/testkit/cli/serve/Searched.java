package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Rejection;
import io.vavr.control.Option;
import java.util.Map;

/**
 * A state about which something is asked.
 *
 * @param state the state
 * @param shown the JSON of its game
 */
record Searched(GameState state, Shown shown) {
    Map<String, Object> why(Rules rules, Request request) throws Fault {
        Option<Rejection> no = rules.explain(state, request.choice("choice", shown.json()));
        Map<String, Object> answer = Shown.object();
        answer.put("offered", no.isEmpty());
        no.forEach(rejection -> answer.put("rejection", shown.rejection(rejection)));
        return answer;
    }

    /** The same game in another state. */
    Searched with(GameState next) {
        return new Searched(next, shown);
    }
}
