package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

final class BattlefieldBuilder implements Battlefield.Builder {
    private final int width;
    private final int depth;
    private final int levels;
    private final Face[] north;
    private final Face[] east;
    private final Floor[] floors;
    private final Scenery[] scenery;
    private final List<Fault> misplaced = new ArrayList<>();

    BattlefieldBuilder(int width, int depth, int levels) {
        this.width = width;
        this.depth = depth;
        this.levels = levels;
        int n = width * depth * levels;
        north = new Face[n];
        east = new Face[n];
        for (int i = 0; i < n; i++) {
            north[i] = i / width % depth == depth - 1 ? Face.EDGE : Face.OPEN;
            east[i] = i % width == width - 1 ? Face.EDGE : Face.OPEN;
        }
        floors = new Floor[n];
        Arrays.fill(floors, 0, width * depth, Floor.FULL);
        Arrays.fill(floors, width * depth, n, Floor.NONE);
        scenery = new Scenery[n];
        Arrays.fill(scenery, Scenery.NONE);
    }

    BattlefieldBuilder(int width, int depth, int levels, Face[] north, Face[] east, Floor[] floors, Scenery[] scenery) {
        this.width = width;
        this.depth = depth;
        this.levels = levels;
        this.north = north.clone();
        this.east = east.clone();
        this.floors = floors.clone();
        this.scenery = scenery.clone();
    }

    @Override
    public BattlefieldBuilder face(Cube cube, Direction side, Face face) {
        if (!here(cube)) return this;
        if (side.diagonal())
            return fault(cube, RuleIds.GEO_4, "a cube has no face " + side, "north, east, south or west");
        if (!inside(cube.next(side)))
            return fault(
                    cube,
                    RuleIds.GEO_5,
                    "its " + side + " face is the edge of the battlefield and cannot be changed",
                    "a face between two cubes");
        faces(side)[index(owner(cube, side))] = face;
        return this;
    }

    @Override
    public BattlefieldBuilder floor(Cube cube, Floor floor) {
        if (here(cube)) floors[index(cube)] = floor;
        return this;
    }

    @Override
    public BattlefieldBuilder hatch(Cube cube, int size) {
        return here(cube) ? floor(cube, new Floor(floors[index(cube)].cover(), size)) : this;
    }

    @Override
    public BattlefieldBuilder hatch(Cube cube, Direction side, int size) {
        Cube owner = owner(cube, side);
        if (!inside(cube) || !inside(owner) || side.diagonal()) return face(cube, side, Face.OPEN);
        Face there = faces(side)[index(owner)];
        return face(cube, side, new Face(there.gap(), there.smooth(), size));
    }

    @Override
    public BattlefieldBuilder scenery(Cube cube, Scenery all) {
        if (here(cube)) scenery[index(cube)] = all;
        return this;
    }

    @Override
    public BattlefieldBuilder ladder(Cube cube) {
        return scenery(cube, of(cube).withLadder(true));
    }

    @Override
    public BattlefieldBuilder ramp(Cube cube, Direction toward) {
        return scenery(cube, of(cube).withRamp(Option.some(toward)));
    }

    @Override
    public BattlefieldBuilder block(Cube cube, Block block) {
        return scenery(cube, of(cube).withBlocks(of(cube).blocks().append(block)));
    }

    @Override
    public BattlefieldBuilder platform(Cube cube, Platform platform) {
        return scenery(cube, of(cube).withPlatforms(of(cube).platforms().append(platform)));
    }

    @Override
    public BattlefieldBuilder middle(Cube cube, MiddleWall wall) {
        return scenery(cube, of(cube).withMiddle(Option.some(wall)));
    }

    @Override
    public Either<Seq<Fault>, Battlefield> build() {
        Battlefield field =
                new Battlefield(width, depth, levels, north.clone(), east.clone(), floors.clone(), scenery.clone());
        Vector<Fault> faults = Vector.ofAll(misplaced).appendAll(new BattlefieldFaults(field).all());
        return faults.isEmpty() ? Either.right(field) : Either.left(faults);
    }

    private Scenery of(Cube cube) {
        return inside(cube) ? scenery[index(cube)] : Scenery.NONE;
    }

    private boolean inside(Cube cube) {
        return Battlefield.inside(cube, width, depth, levels) && cube.part() == Part.WHOLE;
    }

    private int index(Cube cube) {
        return Battlefield.index(cube, width, depth);
    }

    /** The cube whose north or east face is the face on a side of a cube. */
    private static Cube owner(Cube cube, Direction side) {
        return side == Direction.NORTH || side == Direction.EAST ? cube : cube.next(side);
    }

    private Face[] faces(Direction side) {
        return side == Direction.NORTH || side == Direction.SOUTH ? north : east;
    }

    private boolean here(Cube cube) {
        if (inside(cube)) return true;
        fault(
                cube,
                RuleIds.GEO_1,
                "it is not a whole cube of the battlefield",
                "a cube of " + width + " × " + depth + " × " + levels);
        return false;
    }

    private BattlefieldBuilder fault(Cube cube, RuleId rule, String text, String expected) {
        misplaced.add(Fault.of(rule, text, expected).in(cube.toString()));
        return this;
    }

    /** GEO-4 to GEO-7: finds all faults of a battlefield, in battlefield order. */
    static final class BattlefieldFaults {
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
                        "its " + side + " face is not a wall, but has a hatch",
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
            fault(cube, RuleIds.ADV_8, "a hatch is for SZ " + size, "SZ 1 to " + SIZES);
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
                fault(cube, RuleIds.GEO_6, "the ramp leads " + toward + " to no cube", "a cube there, one level up");
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
                        "a block from " + block.west() + " to " + block.east() + " eastward, " + block.south() + " to "
                                + block.north() + " northward, " + block.height()
                                + " high is no box in its cube",
                        "a box within 30 × 30 × 30 tenths of an inch");
        }

        private void platforms(Cube cube, Scenery scenery) {
            boolean[] taken = new boolean[Place.SPOTS + 1];
            for (Platform platform : scenery.platforms()) {
                if (platform.height() < 1 || platform.height() > HIGHEST_PLATFORM)
                    fault(
                            cube,
                            RuleIds.GEO_6,
                            "a platform is " + platform.height() + " tenths of an inch high",
                            "1 to " + HIGHEST_PLATFORM);
                if (platform.spots().isEmpty()) fault(cube, RuleIds.GEO_6, "a platform has no spot", "at least one");
                for (int spot : platform.spots()) {
                    if (spot < 1 || spot > Place.SPOTS)
                        fault(cube, RuleIds.GEO_2, "no spot has the number " + spot, "1 to " + Place.SPOTS);
                    else if (taken[spot])
                        fault(
                                cube,
                                RuleIds.GEO_6,
                                "spot " + spot + " is on two platforms",
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
                fault(
                        cube,
                        RuleIds.GEO_7,
                        "a half-cube has a platform",
                        "none, because its spots are numbered otherwise");
        }

        private void fault(Cube cube, RuleId rule, String text, String expected) {
            faults.add(Fault.of(rule, text, expected).in(cube.toString()));
        }
    }
}
