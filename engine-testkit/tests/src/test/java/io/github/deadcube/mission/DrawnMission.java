package io.github.deadcube.mission;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.mission.Asset;
import io.github.deadcube.api.mission.InteractiveScenery;
import io.github.deadcube.api.mission.InteractiveScenery.Door;
import io.github.deadcube.api.mission.LateForce;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.mission.Mission.Bounty;
import io.github.deadcube.api.mission.Mission.Bounty.Whom;
import io.github.deadcube.api.mission.Mission.Exit;
import io.github.deadcube.api.mission.Mission.Goal;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.mission.Mission.Size;
import io.github.deadcube.api.mission.Mission.Zone;
import io.github.deadcube.api.mission.SuddenEnd;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** Draws missions for battlefields of 8 × 8 cubes. */
public final class DrawnMission {
    private static final int SIDE = 8;
    private static final Vector<RuleId> TOKENS =
            Vector.fill(8, RuleIds.I_INTEL).append(RuleIds.I_STIMULANTS).append(RuleIds.I_MEDI_PACK);

    private final SplitMix64 chance;

    private DrawnMission(long seed) {
        chance = new SplitMix64(seed);
    }

    /** A mission that is legal on every battlefield that ships. */
    public static Mission of(long seed) {
        return new DrawnMission(seed).mission();
    }

    /** A mission that is legal on a battlefield. Its scenery may open doors there. */
    static Mission on(Battlefield field, long seed) {
        DrawnMission draw = new DrawnMission(seed);
        Vector<Door> walls = field.cubes()
                .flatMap(cube -> Vector.of(Direction.NORTH, Direction.EAST).map(side -> new Door(cube, side)))
                .filter(door -> field.contains(door.cube().next(door.side()))
                        && !field.face(door.cube(), door.side()).equals(Face.OPEN));
        Mission drawn = draw.mission();
        return walls.isEmpty()
                ? drawn
                : drawn.withScenery(drawn.scenery()
                        .map(piece -> piece.withOpens(draw.several(() -> walls.get(draw.chance.below(walls.size())))
                                .distinct())));
    }

    private Mission mission() {
        Option<Role> first = role();
        Mission drawn = Mission.PATROL
                .withName("Drawn " + chance.below(100))
                .withText("A text with \"quotes\" and a \\ in it.")
                .withSize(sometimes(() -> new Size(SIDE, SIDE)))
                .withZones(Vector.of(new Zone(row(SIDE), first), new Zone(row(1), Option.none())))
                .withGoals(several(() -> new Goal(cube(), chance.below(4), false, 1 + chance.below(4), role()))
                        .distinctBy(Goal::cube))
                .withAssets(several(this::asset)
                        .distinctBy(Asset::name)
                        .distinctBy(asset -> asset.carrier().map(Role::name).getOrElse(asset::name)))
                .withScenery(several(this::scenery).distinctBy(InteractiveScenery::name))
                .withExits(
                        several(() -> new Exit(cube(), chance.below(5), role())).distinctBy(Exit::cube))
                .withBounties(several(
                        () -> new Bounty(chance.below(2) == 0 ? Whom.ALL : Whom.LEADER, chance.below(5), role())))
                .withLate(several(() ->
                                new LateForce(one(Role.values()), 1 + chance.below(8), 2, row(1 + chance.below(SIDE))))
                        .distinctBy(force -> force.role().name() + force.after()))
                .withItems(chance.below(9))
                .withTokens(chance.below(3) == 0 ? TOKENS : Vector.empty())
                .withIntel(chance.below(3))
                .withRounds(2 + chance.below(5))
                .withTarget(sometimes(() -> 1 + chance.below(20)))
                .withTies(several(() -> one(Mission.TieBreak.values())))
                .withShares(sometimes(() -> new Mission.Shares(50 + chance.below(100), 100)));
        return drawn.withEnds(several(() -> new SuddenEnd(one(SuddenEnd.When.values()), role(), role()))
                .filter(end -> isPossible(drawn, end)));
    }

    /** An end whose condition is not met when the game begins. */
    private static boolean isPossible(Mission mission, SuddenEnd end) {
        return switch (end.when()) {
            case NO_ASSETS ->
                mission.assets()
                        .filter(asset -> end.role().isEmpty()
                                || asset.role().isEmpty()
                                || asset.role().equals(end.role()))
                        .exists(asset ->
                                asset.cubes().nonEmpty() || asset.carrier().isDefined());
            case NO_SCENERY ->
                mission.scenery()
                        .exists(piece -> end.role().isEmpty() || piece.role().equals(end.role()));
            default -> true;
        };
    }

    private Asset asset() {
        return new Asset(
                "Asset " + chance.below(3),
                several(this::cube),
                false,
                role(),
                role(),
                chance.below(3),
                chance.below(3),
                chance.below(3));
    }

    private InteractiveScenery scenery() {
        return new InteractiveScenery(
                "Piece " + chance.below(3),
                Vector.of(cube()),
                false,
                role(),
                chance.below(3) == 0,
                chance.below(3) == 0,
                sometimes(() -> one(Skill.values())),
                1 + chance.below(2),
                chance.below(3),
                1 + chance.below(3),
                chance.below(3),
                chance.below(3),
                Vector.empty());
    }

    private Vector<Cube> row(int row) {
        int from = 1 + chance.below(4);
        return Vector.rangeClosed(from, from + 3 + chance.below(2)).map(column -> new Cube(column, row, 1));
    }

    private Cube cube() {
        return new Cube(1 + chance.below(SIDE), 1 + chance.below(SIDE), 1);
    }

    private Option<Role> role() {
        int drawn = chance.below(4);
        return drawn < 2 ? Option.none() : Option.some(Role.values()[drawn - 2]);
    }

    private <T> Option<T> sometimes(Supplier<T> one) {
        return Option.when(chance.below(2) == 0, one);
    }

    private <T> T one(T[] values) {
        return values[chance.below(values.length)];
    }

    private <T> Vector<T> several(Supplier<T> one) {
        return Vector.fill(chance.below(5), one);
    }
}
