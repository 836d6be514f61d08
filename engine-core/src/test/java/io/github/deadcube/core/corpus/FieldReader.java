package io.github.deadcube.core.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.vavr.collection.Vector;
import java.util.Locale;

/** Reads the battlefields of a {@link Corpus}. */
final class FieldReader {
    private FieldReader() {}

    static Battlefield read(JsonNode field) {
        Battlefield.Builder builder = Battlefield.builder(
                field.get("width").asInt(),
                field.get("depth").asInt(),
                field.get("levels").asInt());
        field.get("cubes").properties().forEach(entry -> cube(builder, Cube.of(entry.getKey()), entry.getValue()));
        return builder.build().getOrElseThrow(faults -> new IllegalArgumentException(faults.mkString("\n")));
    }

    static Direction direction(String letters) {
        int east = letters.endsWith("E") ? 1 : letters.endsWith("W") ? -1 : 0;
        int north = letters.startsWith("N") ? 1 : letters.startsWith("S") ? -1 : 0;
        return Direction.of(east, north);
    }

    private static void cube(Battlefield.Builder builder, Cube cube, JsonNode parts) {
        for (String side : new String[] {"N", "E", "S", "W"})
            if (parts.has(side)) builder.face(cube, direction(side), face(parts.get(side)));
        if (parts.has("floor")) builder.floor(cube, floor(parts.get("floor")));
        if (parts.path("ladder").asBoolean()) builder.ladder(cube);
        if (parts.has("ramp")) builder.ramp(cube, direction(parts.get("ramp").asText()));
        for (JsonNode b : parts.path("blocks"))
            builder.block(
                    cube,
                    new Block(
                            b.get(0).asInt(),
                            b.get(1).asInt(),
                            b.get(3).asInt(),
                            b.get(4).asInt(),
                            b.get(5).asInt()));
        for (JsonNode p : parts.path("platforms"))
            builder.platform(
                    cube,
                    new Platform(
                            Vector.ofAll(p.get("spots")).map(JsonNode::asInt),
                            p.get("height").asInt()));
        if (parts.has("half")) {
            JsonNode half = parts.get("half");
            MiddleWall.Run run =
                    half.get("wall").asText().equals("NS") ? MiddleWall.Run.NORTH_SOUTH : MiddleWall.Run.EAST_WEST;
            builder.middle(
                    cube, new MiddleWall(run, Face.wall(gap(half.get("gap").asText()))));
        }
    }

    private static Face face(JsonNode face) {
        if (face.isTextual()) return face.asText().equals("low") ? Face.LOW : Face.OPEN;
        return new Face(
                gap(face.get("wall").asText()),
                face.path("smooth").asBoolean(),
                face.path("hatch").asInt());
    }

    private static Face.Gap gap(String gap) {
        return gap.equals("none") ? Face.Gap.BLOCKED : Face.Gap.valueOf(gap.toUpperCase(Locale.ROOT));
    }

    private static Floor floor(JsonNode floor) {
        if (floor.isTextual()) return Floor.of(cover(floor.asText()));
        return new Floor(cover(floor.get("floor").asText()), floor.path("hatch").asInt());
    }

    private static Floor.Cover cover(String cover) {
        return switch (cover) {
            case "none" -> Floor.Cover.NONE;
            case "full" -> Floor.Cover.FULL;
            default -> Floor.Cover.valueOf(direction(cover).name());
        };
    }
}
