package io.github.deadcube.core.setup;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.team.Allegiance;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/** RND-7: who starts the next round, as far as the models of a situation tell. */
record Starter(Situation situation) {
    /** A side whose last model has been activated while the other has some left came to that while it had some. */
    Option<Side> told() {
        return Side.BOTH.find(side -> !waits(side) && waits(side.other()) && acted(side));
    }

    /** What is said counts, unless the models tell otherwise. */
    Option<Side> settled() {
        return situation.starter().orElse(told());
    }

    private boolean waits(Side side) {
        return situation
                .models()
                .exists(s -> s.id().side() == side && !s.activated() && s.allegiance() != Allegiance.NEUTRAL);
    }

    private boolean acted(Side side) {
        return situation.models().exists(s -> s.id().side() == side && s.activated());
    }
}
