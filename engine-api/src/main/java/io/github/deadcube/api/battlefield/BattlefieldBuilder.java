package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
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
            return fault(
                    cube, RuleIds.GEO_4, Sentence.of("a cube has no face {side}", side), "north, east, south or west");
        if (!inside(cube.next(side)))
            return fault(
                    cube,
                    RuleIds.GEO_5,
                    Sentence.of("its {side} face is the edge of the battlefield and cannot be changed", side),
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
        return scenery(cube, sceneryAt(cube).withLadder(true));
    }

    @Override
    public BattlefieldBuilder ramp(Cube cube, Direction toward) {
        return scenery(cube, sceneryAt(cube).withRamp(Option.some(toward)));
    }

    @Override
    public BattlefieldBuilder block(Cube cube, Block block) {
        return scenery(cube, sceneryAt(cube).withBlocks(sceneryAt(cube).blocks().append(block)));
    }

    @Override
    public BattlefieldBuilder platform(Cube cube, Platform platform) {
        return scenery(
                cube, sceneryAt(cube).withPlatforms(sceneryAt(cube).platforms().append(platform)));
    }

    @Override
    public BattlefieldBuilder middle(Cube cube, MiddleWall wall) {
        return scenery(cube, sceneryAt(cube).withMiddle(Option.some(wall)));
    }

    @Override
    public Either<Seq<Fault>, Battlefield> build() {
        Battlefield field =
                new Battlefield(width, depth, levels, north.clone(), east.clone(), floors.clone(), scenery.clone());
        Vector<Fault> faults = Vector.ofAll(misplaced).appendAll(new BattlefieldFaults(field).all());
        return faults.isEmpty() ? Either.right(field) : Either.left(faults);
    }

    private Scenery sceneryAt(Cube cube) {
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
                Sentence.of("a cube of {width} × {depth} × {levels}", width, depth, levels));
        return false;
    }

    private BattlefieldBuilder fault(Cube cube, RuleId rule, CharSequence text, CharSequence expected) {
        misplaced.add(Fault.of(rule, text, expected).at(cube.toString()));
        return this;
    }
}
