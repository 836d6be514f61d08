package io.github.deadcube.core.text;

import io.github.deadcube.core.support.Piece;
import io.vavr.control.Option;

/** GEO-4 to GEO-7: what a statement about scenery looks like, once its first word tells which it is meant to be. */
final class SceneryForms {
    private static final String SIDE = "north, east, south or west, ";
    private static final String CUBES = "'of' and cubes, such as ";
    private static final String HATCH = "1 to 4 as the largest SZ that passes, ";

    private SceneryForms() {}

    /** The form of what cannot be read, if its beginning is known. */
    static Option<String> of(Piece item) {
        if (item.begins("floor hatch"))
            return Option.some("'floor hatch', " + HATCH + CUBES + "'floor hatch 2 of c4:2'");
        String form = switch (item.first().text()) {
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
                "'" + item.first().text() + "', " + SIDE + CUBES + "'"
                        + item.first().text() + " north of c4'";
            case "wall", "small", "medium", "large", "smooth" ->
                "'wall', 'small gap', 'medium gap' or 'large gap',"
                        + " perhaps after 'smooth', " + SIDE + CUBES + "'wall north of c4'; in a half-cube, perhaps"
                        + " after 'with hatch 2', north-south or east-west, such as 'wall north-south through c4'";
            default -> "";
        };
        return Option.when(!form.isEmpty(), form);
    }
}
