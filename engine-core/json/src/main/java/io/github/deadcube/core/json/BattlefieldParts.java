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
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.support.Sha256;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.HexFormat;
import java.util.TreeSet;

/** A battlefield: what differs from open ground, in battlefield order. */
@SavedName("battlefield")
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
    private static final int FIRST_FORMAT = 1;

    /** A floor that is not as on open ground: full on the first level, and none above. */
    @SavedName("battlefield.floorOf")
    record FloorOf(Cube cube, Floor.Cover cover, int hatch) {}

    @SavedName("battlefield.sceneryOf")
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
        return parts(Json.VERSION, field, id(field));
    }

    private static BattlefieldParts parts(int version, Battlefield field, String id) {
        Battlefield open = Battlefield.open(field.width(), field.depth(), field.levels());
        return new BattlefieldParts(
                version,
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

    /**
     * The first digits of the SHA-256 of the document in the first format without its {@code id}: a later format does
     * not change it.
     */
    static String id(Battlefield field) {
        String text = JsonTree.write(Trees.tree(parts(FIRST_FORMAT, field, ""), SavedTypes.NONE));
        return HexFormat.of().formatHex(Sha256.hash(text), 0, SHOWN);
    }

    /** The battlefield; none after an error. */
    Option<Battlefield> battlefield(Node node, ReadingContext in) {
        if (!JsonTree.version(version, node, in)) return Option.none();
        if (!fits()) {
            in.wrong(
                    node.at("width"),
                    Sentence.of("a battlefield of {width} x {depth} x {levels}", width, depth, levels),
                    "'width' and 'depth' from 2 to 26 and 'levels' from 1 to 9");
            return Option.none();
        }
        once("floors", floors.map(one -> one.cube().toString()), node, in);
        once(
                "faces",
                faces.map(face ->
                        Face.Placed.of(face.cube(), face.side(), face.face()).place()),
                node,
                in);
        once("scenery", scenery.map(one -> one.cube().toString()), node, in);
        Either<Seq<Fault>, Battlefield> field = built();
        if (field.isLeft()) field.getLeft().forEach(fault -> in.wrong(node, fault));
        else if (!id(field.get()).equals(id))
            in.wrong(
                    node.at("id"),
                    Sentence.of("'id' is '{id}'", id),
                    Sentence.of("{field}, this battlefield's", id(field.get())));
        return in.sound() ? field.toOption() : Option.none();
    }

    /** Reports each entry of a list for a place that an earlier entry has: it would replace that entry. */
    private static void once(String property, Vector<String> places, Node node, ReadingContext in) {
        TreeSet<String> seen = new TreeSet<>();
        Node list = node.at(property);
        for (int i = 0; i < places.size(); i++)
            if (!seen.add(places.get(i)))
                in.wrong(
                        list.value(i),
                        Sentence.of("'{property}' has {places} already", property, places.get(i)),
                        "it once");
    }

    private boolean fits() {
        return width >= 2
                && width <= Battlefield.MAX_COLUMNS
                && depth >= 2
                && depth <= Battlefield.MAX_COLUMNS
                && levels >= 1
                && levels <= Battlefield.MAX_LEVELS;
    }

    private Either<Seq<Fault>, Battlefield> built() {
        Battlefield.Builder builder = Battlefield.builder(width, depth, levels);
        for (FloorOf f : floors) builder.floor(f.cube(), new Floor(f.cover(), f.hatch()));
        for (Face.Placed face : faces) builder.face(face.cube(), face.side(), face.face());
        for (SceneryOf s : scenery) builder.scenery(s.cube(), s.scenery());
        return builder.build();
    }
}
