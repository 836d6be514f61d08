package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** GEO-5 to GEO-7, ADV-8: reads and writes the scenery that has no character in a drawing. */
final class SceneryWords {
    static final String EXPECTED =
            "'half floor north of c4:2', 'hatch 2 north of c4', 'floor hatch 2 of c4:2', 'ladder of c4',"
                    + " 'ramp north of c4', 'block 10 10 20 20 15 of c4' (west, south, east, north, height in "
                    + "tenths of an inch),"
                    + " 'platform 1 2 3 high 10 of c4' or 'wall north-south through c4'";

    private static final String SIDE = "(north|east|south|west)";
    private static final String CUBES = " of (.+)";
    private static final String NUMBER = "([0-9]{1,2})";
    private static final String HATCH = "hatch";

    private static final Vector<Form> FORMS = Vector.of(
            form("half floor", "half floor " + SIDE + CUBES, m -> {
                Floor.Cover cover = Objects.requireNonNull(SavedNames.constant(Floor.Cover.class, m.group(1)));
                return (b, cube) -> b.floor(cube, Floor.of(cover));
            }),
            form(HATCH, "hatch ([1-4]) " + SIDE + CUBES, m -> {
                int size = number(m, 1);
                Direction side = direction(m.group(2));
                return (b, cube) -> b.hatch(cube, side, size);
            }),
            form("floor hatch", "floor hatch ([1-4])" + CUBES, m -> {
                int size = number(m, 1);
                return (b, cube) -> b.hatch(cube, size);
            }),
            form("ladder", "ladder" + CUBES, m -> Battlefield.Builder::ladder),
            form("ramp", "ramp ((?:north|south)(?:-east|-west)?|east|west)" + CUBES, m -> {
                Direction toward = direction(m.group(1));
                return (b, cube) -> b.ramp(cube, toward);
            }),
            form("", "block" + (" " + NUMBER).repeat(5) + CUBES, m -> {
                Block block = new Block(number(m, 1), number(m, 2), number(m, 3), number(m, 4), number(m, 5));
                return (b, cube) -> b.block(cube, block);
            }),
            form("", "platform ([1-9](?: [1-9]){0,8}) high " + NUMBER + CUBES, m -> {
                Vector<Integer> spots = Vector.of(m.group(1).split(" ", -1)).map(Integer::parseInt);
                Platform platform = new Platform(spots.sorted(), number(m, 2));
                return (b, cube) -> b.platform(cube, platform);
            }),
            form(
                    "middle wall",
                    "((?:smooth )?(?:wall|small gap|medium gap|large gap))(?: with hatch ([1-4]))? "
                            + "(north-south|east-west) through (.+)",
                    m -> {
                        Face face = Face.of(m.group(1));
                        MiddleWall.Run run =
                                Objects.requireNonNull(SavedNames.constant(MiddleWall.Run.class, m.group(3)));
                        int hatch = m.group(2) == null ? 0 : number(m, 2);
                        MiddleWall wall = new MiddleWall(run, new Face(face.gap(), face.smooth(), hatch));
                        return (b, cube) -> b.middle(cube, wall);
                    }));

    private SceneryWords() {}

    /** A form of a statement. The last group of its pattern is the cubes. */
    private record Form(String thing, Pattern pattern, Function<Matcher, Change> change) {
        Option<Addition> read(TextPiece item) {
            Matcher m = pattern.matcher(item.text());
            if (!m.matches()) return Option.none();
            TextPiece cubes = item.part(m.start(m.groupCount()), m.end(m.groupCount()));
            Option<Direction> side = Option.when(thing.equals(HATCH), () -> direction(m.group(2)));
            return Option.some(new Addition(cubes, thing, side, change.apply(m)));
        }
    }

    private static Form form(String thing, String pattern, Function<Matcher, Change> change) {
        return new Form(thing, Pattern.compile(pattern), change);
    }

    /**
     * A statement that adds scenery to cubes. The thing is the name of scenery that a cube or a face can have only
     * once; empty for other.
     */
    record Addition(TextPiece cubes, String thing, Option<Direction> side, Change change) {}

    interface Change {
        Battlefield.Builder to(Battlefield.Builder builder, Cube cube);
    }

    static Option<Addition> parse(TextPiece item) {
        return FORMS.iterator().flatMap(form -> form.read(item)).headOption();
    }

    static Direction direction(String words) {
        return Direction.ALL.find(d -> d.toString().equals(words)).get();
    }

    private static int number(Matcher m, int group) {
        return Integer.parseInt(m.group(group));
    }

    /** The items that describe the scenery of a cube. */
    static Vector<String> words(Battlefield field, Cube cube) {
        Vector<String> items = Vector.empty();
        Floor floor = field.floor(cube);
        if (floor.cover().half()) items = items.append("half floor " + floor.cover() + " of " + cube);
        if (floor.hatch() > 0) items = items.append("floor hatch " + floor.hatch() + " of " + cube);
        for (Direction side : Vector.of(Direction.NORTH, Direction.EAST)) {
            int hatch = field.face(cube, side).hatch();
            if (hatch > 0) items = items.append("hatch " + hatch + " " + side + " of " + cube);
        }
        Scenery all = field.scenery(cube);
        if (all.ladder()) items = items.append("ladder of " + cube);
        return items.appendAll(all.ramp().map(toward -> "ramp " + toward + " of " + cube))
                .appendAll(all.blocks()
                        .map(b -> "block " + b.west() + " " + b.south() + " " + b.east() + " " + b.north() + " "
                                + b.height() + " of " + cube))
                .appendAll(all.platforms()
                        .map(p -> "platform " + p.spots().mkString(" ") + " high " + p.height() + " of " + cube))
                .appendAll(all.middle()
                        .map(wall -> FaceWords.words(wall.face())
                                + (wall.face().hatch() > 0
                                        ? " with hatch " + wall.face().hatch()
                                        : "")
                                + " "
                                + SavedNames.name(wall.run()) + " through " + cube));
    }

    /** GEO-4 to GEO-7: the expected forms of statements about scenery, by their first word. */
    static final class SceneryForms {
        private static final String SIDE = "north, east, south or west, ";
        private static final String CUBES = "'of' and cubes, such as ";
        private static final String HATCH = "1 to 4 as the largest SZ that passes, ";

        private SceneryForms() {}

        /** The expected form of an unreadable item; none if its first word is unknown. */
        static Option<CharSequence> form(TextPiece item) {
            if (item.begins("floor hatch"))
                return Option.some("'floor hatch', " + HATCH + CUBES + "'floor hatch 2 of c4:2'");
            CharSequence form = switch (item.first().text()) {
                case "half" -> "'half floor', " + SIDE + CUBES + "'half floor north of c4:2'";
                case "hatch" -> "'hatch', " + HATCH + SIDE + CUBES + "'hatch 2 north of c4'";
                case "ladder" -> "'ladder', " + CUBES + "'ladder of c4'";
                case "ramp" -> "'ramp', one of eight directions, " + CUBES + "'ramp north-east of c4'";
                case "block" ->
                    "'block', its west, south, east and north ends and its height in tenths of an inch, " + CUBES
                            + "'block 10 10 20 20 15 of c4'";
                case "platform" ->
                    "'platform', its spots, 'high', its height in tenths of an inch, " + CUBES
                            + "'platform 1 2 3 high 10 of c4'";
                case "barricade", "open" ->
                    Sentence.of(
                            "'{face}', " + SIDE + CUBES + "'{face} north of c4'",
                            item.first().text());
                case "wall", "small", "medium", "large", "smooth" ->
                    "'wall', 'small gap', 'medium gap' or 'large gap',"
                            + " perhaps after 'smooth', " + SIDE + CUBES + "'wall north of c4'; in a half-cube, perhaps"
                            + " after 'with hatch 2', north-south or east-west, such as 'wall north-south through c4'";
                default -> "";
            };
            return Option.when(!form.equals(""), form);
        }
    }
}
