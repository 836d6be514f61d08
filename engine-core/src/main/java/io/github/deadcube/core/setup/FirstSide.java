package io.github.deadcube.core.setup;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.prepared.PreparedGame;
import io.vavr.control.Option;

/** RND-7: the side that starts the next round, as far as the models of a position show it. */
record FirstSide(Position position, PreparedGame game) {
    /** The side that has activated its last model while the other side still has models to activate. */
    Option<Side> implied() {
        return Side.BOTH.find(side -> !hasModelsLeft(side)
                && hasModelsLeft(side.other())
                && position.models().exists(m -> m.id().side() == side && m.activated()));
    }

    /** The starter that the position has; if it has none, the side that the models imply. */
    Option<Side> settled() {
        return position.starter().orElse(implied());
    }

    /**
     * What must be said of the side that starts the next round: nothing if the models imply a side. In a game they
     * imply another one only while a model moves, or as a flanker comes in: without what is unfinished, the models
     * count.
     */
    Option<Side> unsaid(Option<Side> starter) {
        return implied().isDefined() ? Option.none() : starter;
    }

    private boolean hasModelsLeft(Side side) {
        return position.models()
                .exists(m -> m.id().side() == side
                        && !m.activated()
                        && m.allegiance() != Allegiance.NEUTRAL
                        && (m.inPlay() || isCalledFromReserve(m)));
    }

    /** R25-K-DROP-SUIT: whether the model must be activated in reserve. */
    private boolean isCalledFromReserve(Model m) {
        return m.status() == Model.Status.RESERVE && game.isInGame(m.id()) && game.isActivatedInReserve(m.id());
    }
}
