package io.github.deadcube.api.mission;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * A condition that ends the game in an end phase, before its last round (VIC-9).
 *
 * @param when the condition
 * @param role the side that the condition concerns; none for either side
 * @param winner the side that wins; none for the side with more VPs
 */
@SavedName("mission.suddenEnd")
public record SuddenEnd(When when, Option<Role> role, Option<Role> winner) {
    boolean isReached(Mission mission, GameView game) {
        return switch (when) {
            case LEADER_GONE -> exists(side -> isGone(game.model(game.leader(side))));
            case WIPED_OUT -> exists(side -> !hasModels(game, side));
            case NO_ASSETS ->
                assets(mission)
                        .map(Asset::rule)
                        .forAll(asset -> lies(game, asset).isEmpty()
                                && game.models().forAll(m -> !remains(m) || !m.marked(asset)));
            case NO_SCENERY ->
                pieces(mission).forAll(piece -> lies(game, piece.rule()).isEmpty());
        };
    }

    /** Why the condition is met when the game begins; none if it is not. */
    Option<Fault> fault(Mission mission) {
        boolean met = switch (when) {
            case NO_ASSETS ->
                assets(mission)
                        .forAll(asset ->
                                asset.cubes().isEmpty() && asset.carrier().isEmpty());
            case NO_SCENERY -> pieces(mission).isEmpty();
            case LEADER_GONE, WIPED_OUT -> false;
        };
        return Option.when(
                met,
                () -> MissionFaults.fault(
                        role.isEmpty()
                                ? when == When.NO_ASSETS
                                        ? "an end by no-assets needs assets"
                                        : "an end by no-scenery needs scenery"
                                : when == When.NO_ASSETS
                                        ? Sentence.of(
                                                "an end by no-assets needs assets for the {role}",
                                                role.get().word())
                                        : Sentence.of(
                                                "an end by no-scenery needs scenery for the {role}",
                                                role.get().word())));
    }

    private Vector<Asset> assets(Mission mission) {
        return mission.assets().filter(asset -> role.forAll(one -> Role.isFor(asset.role(), one.side())));
    }

    private Vector<InteractiveScenery> pieces(Mission mission) {
        return mission.scenery().filter(piece -> role.isEmpty() || piece.role().equals(role));
    }

    private static Option<Marker> lies(GameView game, RuleId rule) {
        return game.markers().find(marker -> marker.rule().equals(rule));
    }

    private static boolean isGone(Model model) {
        return model.status() == Model.Status.KILLED || model.status() == Model.Status.LEFT;
    }

    private boolean exists(Predicate<Side> is) {
        return Side.BOTH.exists(side -> Role.isFor(role, side) && is.test(side));
    }

    private static boolean hasModels(GameView game, Side side) {
        return game.models().exists(m -> m.id().side() == side && remains(m) && m.allegiance() == Allegiance.of(side));
    }

    /** SET-11: whether a model is in play, or in reserve. */
    private static boolean remains(Model m) {
        return m.inPlay() || m.status() == Model.Status.RESERVE;
    }

    @SavedName("mission.when")
    public enum When {
        /** A side's leader is dead or has left. */
        LEADER_GONE,
        /** A side has no model in play or in reserve. */
        WIPED_OUT,
        /** No asset is left, lying or carried: of those that {@code role} may carry, if it is given. */
        NO_ASSETS,
        /** No interactive scenery is left: of the pieces that only {@code role} may use, if it is given. */
        NO_SCENERY
    }
}
