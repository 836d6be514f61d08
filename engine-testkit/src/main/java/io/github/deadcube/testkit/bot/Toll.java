package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.core.Deadcube;

/** R25-K-AUGMENTED: what its use is expected to cost at the end of the activation, in VP. */
final class Toll {
    private static final int DICE = 3;
    private static final int NEEDED = 2;

    private Toll() {}

    /** A HP, unless a SURVIVE (2) is passed. */
    static double of(ModelState model) {
        Pool pool = new Pool(DICE, model.profile().survive(), 0);
        double passed = Deadcube.odds().successes(pool).atLeast(NEEDED).doubleValue();
        return (1 - passed) * Worth.ofHitPoint(model);
    }
}
