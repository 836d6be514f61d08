package io.github.deadcube.core.setup;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.ModelOffBoard;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.resolve.PreparedGame;
import io.vavr.control.Option;

/** RND-7: the side that starts the next round, as far as the models of a situation show it. */
record FirstSide(Situation situation, PreparedGame game) {
    /** The side that has activated its last model while the other side still has models to activate. */
    Option<Side> implied() {
        return Side.BOTH.find(side -> !hasModelsLeft(side) && hasModelsLeft(side.other()) && hasActivated(side));
    }

    /** The starter that the situation names; if it names none, the side that the models imply. */
    Option<Side> settled() {
        return situation.starter().orElse(implied());
    }

    private boolean hasModelsLeft(Side side) {
        return situation
                        .models()
                        .exists(s -> s.id().side() == side && !s.activated() && s.allegiance() != Allegiance.NEUTRAL)
                || situation.away().exists(a -> a.id().side() == side && !a.activated() && isCalledFromReserve(a));
    }

    /** R25-K-DROP-SUIT: whether the model must be activated in reserve. */
    private boolean isCalledFromReserve(ModelOffBoard a) {
        return a.status() == ModelState.Status.RESERVE
                && a.allegiance() != Allegiance.NEUTRAL
                && game.isInGame(a.id())
                && game.isActivatedInReserve(a.id());
    }

    private boolean hasActivated(Side side) {
        return situation.models().exists(s -> s.id().side() == side && s.activated())
                || situation.away().exists(a -> a.id().side() == side && a.activated());
    }
}
