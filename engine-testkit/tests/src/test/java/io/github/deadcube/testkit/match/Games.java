package io.github.deadcube.testkit.match;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.shipped.Shipped;

/** What many tests begin with. */
public final class Games {
    public static final Rules RULES = Deadcube.rules();

    private Games() {}

    /** A game of the shipped teams, of which nothing is played yet. */
    public static GameState begun() {
        return RULES.start(Shipped.setup(Shipped.ruleset())).get();
    }
}
