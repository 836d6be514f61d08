package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** GEO-4 to GEO-7: finds all faults of a battlefield, in battlefield order. */
final class BattlefieldFaults {
    private static final int SIZES = 4;
    /** A model on a platform needs space below a floor: 0.1 in for its body, and 0.1 in below that floor (GEO-3). */
    private static final int HIGHEST_PLATFORM = Battlefield.CUBE - 2;

    private final Battlefield field;
    private final List<Fault> faults = new ArrayList<>();

    BattlefieldFaults(Battlefield field) {
        this.field = field;
    }

    Vector<Fault> all() {
        for (Cube cube : field.cubes()) {
            if (cube.row() < field.depth()) face(cube, Direction.NORTH);
            if (cube.column() < field.width()) face(cube, Direction.EAST);
            floor(cube, field.floor(cube));
            Scenery scenery = field.scenery(cube);
            if (scenery.equals(Scenery.NONE)) continue;
            if (scenery.ladder() && cube.level() == field.levels())
                fault(
                        cube,
                        RuleIds.GEO_6,
                        "a ladder leads up, but no cube is above",
                        "no ladder here, or one more level");
            scenery.ramp().forEach(toward -> ramp(cube, toward, scenery));
            scenery.blocks().forEach(block -> block(cube, block));
            platforms(cube, scenery);
            scenery.middle().forEach(wall -> middle(cube, wall, scenery));
        }
        return Vector.ofAll(faults);
    }

    private void face(Cube cube, Direction side) {
        Face face = field.face(cube, side);
        if (checkHatch(cube, face.hatch()) && face.hatch() != 0 && !face.wall())
            fault(
                    cube,
                    RuleIds.GEO_4,
                    Sentence.of("its {side} face is not a wall, but has a hatch", side),
                    "a wall, or no hatch");
    }

    private void floor(Cube cube, Floor floor) {
        checkHatch(cube, floor.hatch());
        if (cube.level() == 1 && !floor.equals(Floor.FULL))
            fault(cube, RuleIds.GEO_5, "the ground here is not a whole floor", "a full floor without a hatch");
        else if (!floor.exists() && floor.hatch() != 0)
            fault(cube, RuleIds.GEO_5, "a hatch is here, but no floor", "a floor, or no hatch");
    }

    private boolean checkHatch(Cube cube, int size) {
        if (size >= 0 && size <= SIZES) return true;
        fault(cube, RuleIds.ADV_8, Sentence.of("a hatch is for SZ {size}", size), "SZ 1 to " + SIZES);
        return false;
    }

    private void ramp(Cube cube, Direction toward, Scenery scenery) {
        if (field.floor(cube).cover() != Floor.Cover.FULL)
            fault(cube, RuleIds.GEO_6, "a ramp begins here, but the floor is not full", "a full floor");
        if (scenery.middle().isDefined()
                || !scenery.blocks().isEmpty()
                || !scenery.platforms().isEmpty())
            fault(cube, RuleIds.GEO_6, "a ramp is here with other scenery", "no middle wall, block or platform");
        if (cube.level() < field.levels() && field.hasFloor(cube.atLevel(cube.level() + 1)))
            fault(cube, RuleIds.GEO_6, "a ramp begins here, but a floor is above", "no floor above its cube");
        if (cube.level() == field.levels() || !field.contains(cube.next(toward)))
            fault(
                    cube,
                    RuleIds.GEO_6,
                    Sentence.of("the ramp leads {toward} to no cube", toward),
                    "a cube there, one level up");
    }

    private void block(Cube cube, Block block) {
        if (block.west() < 0
                || block.west() >= block.east()
                || block.east() > Battlefield.CUBE
                || block.south() < 0
                || block.south() >= block.north()
                || block.north() > Battlefield.CUBE
                || block.height() < 1
                || block.height() > Block.FULL_HEIGHT)
            fault(
                    cube,
                    RuleIds.GEO_6,
                    Sentence.of(
                            "a block from {west} to {east} eastward, {south} to {north} northward, {height} high is "
                                    + "no box in its cube",
                            block.west(),
                            block.east(),
                            block.south(),
                            block.north(),
                            block.height()),
                    "a box within 30 × 30 × 30 tenths of an inch");
    }

    private void platforms(Cube cube, Scenery scenery) {
        boolean[] taken = new boolean[Place.SPOTS + 1];
        for (Platform platform : scenery.platforms()) {
            if (platform.height() < 1 || platform.height() > HIGHEST_PLATFORM)
                fault(
                        cube,
                        RuleIds.GEO_6,
                        Sentence.of("a platform is {height} tenths of an inch high", platform.height()),
                        "1 to " + HIGHEST_PLATFORM);
            if (platform.spots().isEmpty()) fault(cube, RuleIds.GEO_6, "a platform has no spot", "at least one");
            for (int spot : platform.spots()) {
                if (spot < 1 || spot > Place.SPOTS)
                    fault(
                            cube,
                            RuleIds.GEO_2,
                            Sentence.of("no spot has the number {spot}", spot),
                            "1 to " + Place.SPOTS);
                else if (taken[spot])
                    fault(
                            cube,
                            RuleIds.GEO_6,
                            Sentence.of("spot {spot} is on two platforms", spot),
                            "each spot on one platform");
                else taken[spot] = true;
            }
        }
    }

    private void middle(Cube cube, MiddleWall wall, Scenery scenery) {
        if (field.floor(cube).cover().half())
            fault(cube, RuleIds.GEO_7, "a half-cube has half a floor", "a full floor or none");
        if (!wall.face().wall()) fault(cube, RuleIds.GEO_7, "the middle of a half-cube is open", "a wall");
        checkHatch(cube, wall.face().hatch());
        if (!scenery.platforms().isEmpty())
            fault(cube, RuleIds.GEO_7, "a half-cube has a platform", "none, because its spots are numbered otherwise");
    }

    private void fault(Cube cube, RuleId rule, CharSequence text, CharSequence expected) {
        faults.add(Fault.of(rule, text, expected).at(cube.toString()));
    }
}
