package io.github.deadcube.core.setup;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Away;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.resolve.PreparedGame;
import io.vavr.control.Option;

/** RND-7: who starts the next round, as far as the models of a situation tell. */
record FirstSide(Situation situation, PreparedGame game) {
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
                        .exists(s -> s.id().side() == side && !s.activated() && s.allegiance() != Allegiance.NEUTRAL)
                || situation.away().exists(a -> a.id().side() == side && !a.activated() && calls(a));
    }

    /** R25-K-DROP-SUIT: whether it has to be activated in reserve. */
    private boolean calls(Away a) {
        return a.status() == ModelState.Status.RESERVE
                && a.allegiance() != Allegiance.NEUTRAL
                && game.isInGame(a.id())
                && game.awaited(a.id());
    }

    private boolean acted(Side side) {
        return situation.models().exists(s -> s.id().side() == side && s.activated())
                || situation.away().exists(a -> a.id().side() == side && a.activated());
    }
}
