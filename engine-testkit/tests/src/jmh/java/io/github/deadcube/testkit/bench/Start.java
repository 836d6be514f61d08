package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.testkit.shipped.Shipped;

/** Where every measured game begins. */
final class Start {
    private Start() {}

    static GameState of(Rules rules) {
        return rules.start(Shipped.setup(Shipped.ruleset()))
                .getOrElseThrow(errors -> new IllegalStateException(errors.toString()));
    }
}
