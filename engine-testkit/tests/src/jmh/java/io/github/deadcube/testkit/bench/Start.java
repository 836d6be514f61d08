package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.core.shipped.Shipped;

/** The first state of every measured game. */
final class Start {
    private Start() {}

    static GameState of(Rules rules) {
        return rules.start(Shipped.setup(Shipped.ruleset()))
                .getOrElseThrow(errors -> new IllegalStateException(errors.toString()));
    }
}
