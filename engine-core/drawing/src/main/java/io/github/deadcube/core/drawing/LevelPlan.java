package io.github.deadcube.core.drawing;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.core.text.NamedBattlefield;

/** GEO-1: draws one level from above, north up, in tenths of an inch, with the names of its columns and rows. */
record LevelPlan(Svg svg, NamedBattlefield named, SpotShades spots, DrawnFaces faces) {
    private static final int SIDE = Battlefield.CUBE;

    void draw(int level) {
        Battlefield field = named.battlefield();
        FloorPlan plan = new FloorPlan(svg, field, spots, faces);
        svg.empty(
                "rect",
                "class",
                "board",
                "x",
                0,
                "y",
                0,
                "width",
                field.width() * SIDE,
                "height",
                field.depth() * SIDE);
        for (Cube cube : field.cubes().filter(cube -> cube.level() == level)) plan.cube(cube);
        svg.empty("path", "class", "grid", "d", grid());
        for (Cube cube : field.cubes().filter(cube -> cube.level() == level)) {
            plan.faces(cube);
            named.markers()
                    .filter(marker -> marker.cubes().contains(cube))
                    .forEach(marker -> svg.text(
                            "text",
                            String.valueOf(marker.symbol()),
                            "class",
                            "marker",
                            "x",
                            cube.column() * SIDE - 10,
                            "y",
                            (field.depth() - cube.row() + 1) * SIDE - 7.8));
        }
        for (int column = 1; column <= field.width(); column++)
            svg.text(
                    "text",
                    String.valueOf((char) ('a' + column - 1)),
                    "class",
                    "label",
                    "x",
                    column * SIDE - SIDE / 2,
                    "y",
                    field.depth() * SIDE + 9);
        for (int row = 1; row <= field.depth(); row++)
            svg.text("text", row + "", "class", "label", "x", -7, "y", (field.depth() - row) * SIDE + SIDE / 2 + 3);
    }

    private String grid() {
        Battlefield field = named.battlefield();
        StringBuilder d = new StringBuilder();
        for (int column = 1; column < field.width(); column++)
            d.append('M').append(column * SIDE).append(" 0V").append(field.depth() * SIDE);
        for (int row = 1; row < field.depth(); row++)
            d.append("M0 ").append(row * SIDE).append('H').append(field.width() * SIDE);
        return d.toString();
    }
}
