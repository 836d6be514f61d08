package io.github.deadcube.testkit;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.shipped.Shipped;

/** What many tests begin with. */
final class Games {
    static final Rules RULES = Deadcube.rules();

    private Games() {}

    static GameState begun() {
        return RULES.start(Shipped.setup(Shipped.ruleset())).get();
    }
}
