package io.github.deadcube.testkit.match;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;

/** Common starting points of tests. */
public final class BegunGames {
    public static final Rules RULES = Deadcube.rules();

    private BegunGames() {}

    /** A new game of the shipped teams. */
    public static GameState begun() {
        return RULES.start(Shipped.setup(Shipped.ruleset())).get();
    }
}
