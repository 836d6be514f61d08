package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.mission.Asset;
import io.github.deadcube.api.mission.InteractiveScenery;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.mission.Mission.Exit;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.KnownKeyword.Printed;
import io.github.deadcube.testkit.bot.ObjectiveGoal.Routes;
import io.vavr.collection.Vector;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The value, in VP, of what a mission has besides objectives: assets that lie or are carried, scenery that can be used,
 * and exits. It falls with the length of the route to each.
 */
final class MissionOutlook {
    /** The part of its VPs that a thing is worth to a side that has a model beside it and has not scored it yet. */
    private static final double NEAR = 0.6;

    private static final double CARRIED = 0.4;
    private static final double USED = 0.75;
    /** A model that has left is not lost, but does nothing more. */
    private static final double LEFT = 0.8;

    private static final double[] CLOSENESS = IntStream.rangeClosed(0, Routes.NOWHERE)
            .mapToDouble(steps -> steps == Routes.NOWHERE ? 0 : StrictMath.pow(0.85, steps))
            .toArray();

    /** The identifiers are made from names, and that is slow. */
    private record Piece<T>(T thing, RuleId rule) {}

    private final Mission mission;
    private final Vector<Piece<Asset>> assets;
    private final Vector<Piece<InteractiveScenery>> scenery;
    private final Setup setup;
    private final Vector<Vector<Cube>> zones;
    /** By cube, filled on demand. */
    private final @Nullable Routes[] routes;

    private MissionOutlook(Mission mission, Setup setup) {
        this.mission = mission;
        this.assets = mission.assets().map(asset -> new Piece<>(asset, asset.rule()));
        this.scenery = mission.scenery().map(piece -> new Piece<>(piece, piece.rule()));
        this.setup = setup;
        this.zones = mission.zones(setup.battlefield());
        this.routes = new Routes[setup.battlefield().size()];
    }

    /** Null if the scenario has nothing of the kind. */
    static @Nullable MissionOutlook of(Setup setup) {
        return setup.scenario() instanceof Mission mission
                        && !(mission.assets().isEmpty()
                                && mission.scenery().isEmpty()
                                && mission.exits().isEmpty())
                ? new MissionOutlook(mission, setup)
                : null;
    }

    /** The value for a side; what the other side can gain counts against it. */
    double value(Position position, Side side, double left) {
        return gains(position, side, left) - gains(position, side.other(), left);
    }

    private double gains(Position position, Side side, double left) {
        double sum = 0;
        for (Piece<Asset> asset : assets)
            if (Role.isFor(asset.thing.role(), side)) sum += asset(position, side, asset, left);
        for (Piece<InteractiveScenery> piece : scenery)
            if (Role.isFor(piece.thing.role(), side)) sum += scenery(position, side, piece);
        if (!mission.exits().isEmpty()) for (Model m : position.models()) if (m.id().side() == side) sum += leaving(m);
        return sum;
    }

    /** The best exit of a model, or what it still counts after it has left. */
    private double leaving(Model m) {
        if (m.status() == Model.Status.LEFT) return LEFT * ModelValue.value(m.card());
        if (!m.inPlay()) return 0;
        double best = 0;
        for (Exit exit : mission.exits())
            if (Role.isFor(exit.role(), m.id().side()))
                best = Math.max(best, exit.worth() * closeness(exit.cube(), m.cube()));
        return NEAR * best;
    }

    private double asset(Position position, Side side, Piece<Asset> piece, double left) {
        Asset asset = piece.thing;
        double worth = asset.held() * left + asset.home() + asset.away();
        double sum = 0;
        for (Model m : position.models())
            if (m.inPlay() && m.id().side() == side && m.marked(piece.rule)) sum += carried(position, asset, m, left);
        return sum + CARRIED * worth * nearest(position, side, piece.rule, this::carriesNothing);
    }

    private boolean carriesNothing(Model m) {
        return m.marks().isEmpty() || !assets.exists(asset -> m.marked(asset.rule));
    }

    /** An asset that a model carries: what it scores each round, and how near its carrier is to home or to an exit. */
    private double carried(Position position, Asset asset, Model carrier, double left) {
        Side side = carrier.id().side();
        double way = 0;
        int zone = position.side(side).zone();
        if (asset.home() > 0 && zone > 0)
            for (Cube ground : zones.get(zone - 1))
                way = Math.max(way, asset.home() * closeness(ground, carrier.cube()));
        if (asset.away() > 0)
            for (Exit exit : mission.exits())
                if (Role.isFor(exit.role(), side))
                    way = Math.max(way, asset.away() * closeness(exit.cube(), carrier.cube()));
        return asset.held() * left + CARRIED * (asset.home() + asset.away()) + NEAR * way;
    }

    private double scenery(Position position, Side side, Piece<InteractiveScenery> used) {
        InteractiveScenery piece = used.thing;
        int uses = 0;
        for (Marker marker : position.markers()) if (marker.rule().equals(used.rule)) uses += marker.number();
        if (uses == 0) return 0;
        double next = piece.worth() + (uses == 1 ? piece.last() : 0) + piece.last() / (double) piece.uses();
        return USED * next * nearest(position, side, used.rule, m -> mayUse(piece, m));
    }

    private static boolean mayUse(InteractiveScenery piece, Model m) {
        return (!piece.hackers() || Printed.HACKER.anywhere(m.card()))
                && !Printed.BEAST.on(m.card())
                && piece.skill().forAll(skill -> m.card().statistic(skill).exists());
    }

    /** For each marker of a rule, how near the nearest suitable model is; added up. */
    private double nearest(Position position, Side side, RuleId rule, Predicate<Model> suits) {
        double sum = 0;
        for (Marker marker : position.markers()) {
            if (!marker.rule().equals(rule)) continue;
            double best = 0;
            for (Model m : position.models())
                if (m.inPlay() && m.id().side() == side && suits.test(m))
                    best = Math.max(best, closeness(marker.cube(), m.cube()));
            sum += best;
        }
        return sum;
    }

    private double closeness(Cube to, Cube from) {
        int at = setup.battlefield().index(to);
        Routes known = routes[at];
        if (known == null) routes[at] = known = Routes.to(setup.battlefield(), to.whole());
        return CLOSENESS[known.from(from)];
    }
}
