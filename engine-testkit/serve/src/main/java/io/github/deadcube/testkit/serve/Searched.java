package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;

/** A state that a request is about, with the JSON of its game. */
record Searched(GameState state, GameAnswers shown) {
    Searched with(GameState next) {
        return new Searched(next, shown);
    }
}
