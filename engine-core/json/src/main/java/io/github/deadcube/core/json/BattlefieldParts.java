package io.github.deadcube.core.json;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.support.Sha256;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.HexFormat;

/** A battlefield: what differs from open ground, in battlefield order. */
@SavedName(value = "battlefield", parts = "version id width depth levels floors faces scenery")
record BattlefieldParts(
        int version,
        String id,
        int width,
        int depth,
        int levels,
        Vector<FloorOf> floors,
        Vector<Face.Placed> faces,
        Vector<SceneryOf> scenery) {
    private static final int SHOWN = 8;

    /** A floor that is not as on open ground: full on the first level, and none above. */
    @SavedName(value = "battlefield.floorOf", parts = "cube cover hatch")
    record FloorOf(Cube cube, Floor.Cover cover, int hatch) {}

    @SavedName(value = "battlefield.sceneryOf", parts = "cube ladder ramp blocks platforms middle")
    record SceneryOf(
            Cube cube,
            boolean ladder,
            Option<Direction> ramp,
            Vector<Block> blocks,
            Vector<Platform> platforms,
            Option<MiddleWall> middle) {
        static SceneryOf of(Cube cube, Scenery s) {
            return new SceneryOf(cube, s.ladder(), s.ramp(), s.blocks(), s.platforms(), s.middle());
        }

        Scenery scenery() {
            return new Scenery(ladder, ramp, blocks, platforms, middle);
        }
    }

    static BattlefieldParts of(Battlefield field) {
        return parts(field, id(field));
    }

    private static BattlefieldParts parts(Battlefield field, String id) {
        Battlefield open = Battlefield.open(field.width(), field.depth(), field.levels());
        return new BattlefieldParts(
                Json.VERSION,
                id,
                field.width(),
                field.depth(),
                field.levels(),
                field.cubes()
                        .reject(c -> field.floor(c).equals(open.floor(c)))
                        .map(c -> new FloorOf(
                                c, field.floor(c).cover(), field.floor(c).hatch())),
                field.facesUnlike(open),
                field.cubes()
                        .reject(c -> field.scenery(c).equals(Scenery.NONE))
                        .map(c -> SceneryOf.of(c, field.scenery(c))));
    }

    /** The first digits of the SHA-256 of the document without its {@code id}. */
    static String id(Battlefield field) {
        String text = JsonTree.write(Trees.of(parts(field, ""), SavedTypes.NONE));
        return HexFormat.of().formatHex(Sha256.of(text), 0, SHOWN);
    }

    /** Whether a battlefield may have these measures. */
    boolean fits() {
        return width >= 2
                && width <= Battlefield.MAX_COLUMNS
                && depth >= 2
                && depth <= Battlefield.MAX_COLUMNS
                && levels >= 1
                && levels <= Battlefield.MAX_LEVELS;
    }

    Either<Seq<Fault>, Battlefield> battlefield() {
        Battlefield.Builder builder = Battlefield.builder(width, depth, levels);
        for (FloorOf f : floors) builder.floor(f.cube(), new Floor(f.cover(), f.hatch()));
        for (Face.Placed face : faces) builder.face(face.cube(), face.side(), face.face());
        for (SceneryOf s : scenery) builder.scenery(s.cube(), s.scenery());
        return builder.build();
    }
}
