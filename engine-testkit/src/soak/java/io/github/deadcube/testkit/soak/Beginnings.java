package io.github.deadcube.testkit.soak;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.jqwik.Played;
import io.github.deadcube.testkit.shipped.Shipped;
import java.util.Random;

/** Draws how games begin: one of four with the teams that ship, the others with any, most of them in the middle. */
final class Beginnings {
    private static final int SIZE = 1000;

    private Beginnings() {}

    static GameState drawn(Terms terms, SplitMix64 chance) {
        if (chance.below(4) == 0
                && terms.field().isDefined()
                && terms.ruleset().library().orders().nonEmpty()) return shipped(terms);
        Played played =
                terms.plays().generator(SIZE).next(new Random(chance.next())).value();
        return played.beginning();
    }

    private static GameState shipped(Terms terms) {
        Setup setup =
                Shipped.setup(terms.ruleset()).withBattlefield(terms.field().get());
        return Deadcube.rules().start(setup).getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }
}
