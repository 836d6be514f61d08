package io.github.deadcube.api.mission;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * A condition that ends the game in an end phase, before its last round (VIC-9).
 *
 * @param when the condition
 * @param role the side that the condition concerns; none for either side
 * @param winner the side that wins; none for the side with more VPs
 */
@SavedName(
        value = "mission.end",
        parts = {"when", "role", "winner"})
public record SuddenEnd(When when, Option<Role> role, Option<Role> winner) {
    /** Whether the game ends. */
    boolean isReached(Mission mission, GameView game) {
        return switch (when) {
            case LEADER_GONE -> exists(side -> !game.model(game.leader(side)).inPlay());
            case WIPED_OUT -> exists(side -> !hasModels(game, side));
            case NO_ASSETS ->
                mission.assets()
                        .forAll(asset ->
                                game.markers().forAll(marker -> !marker.rule().equals(asset.rule()))
                                        && game.models().forAll(m -> !m.inPlay() || !m.marked(asset.rule())));
            case NO_SCENERY ->
                mission.scenery()
                        .filter(piece -> piece.role().equals(role) || role.isEmpty())
                        .forAll(piece ->
                                game.markers().forAll(marker -> !marker.rule().equals(piece.rule())));
        };
    }

    private boolean exists(Predicate<Side> is) {
        return Side.BOTH.exists(side -> Role.isFor(role, side) && is.test(side));
    }

    private static boolean hasModels(GameView game, Side side) {
        return game.models()
                .exists(m -> m.id().side() == side
                        && (m.inPlay() || m.status() == ModelState.Status.RESERVE)
                        && m.allegiance() == Allegiance.of(side));
    }

    /** What ends the game. */
    @SavedName(
            value = "mission.when",
            parts = {"leaderGone", "wipedOut", "noAssets", "noScenery"})
    public enum When {
        /** A side's leader is dead or has left. */
        LEADER_GONE,
        /** A side has no model in play or in reserve. */
        WIPED_OUT,
        /** No asset lies on the battlefield or is carried there. */
        NO_ASSETS,
        /** No interactive scenery is left: of the pieces that only {@code role} may use, if it is given. */
        NO_SCENERY
    }
}
