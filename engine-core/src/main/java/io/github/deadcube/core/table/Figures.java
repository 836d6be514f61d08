package io.github.deadcube.core.table;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.core.table.TableDrawings.Spot;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.NamedBattlefield.MapSymbol;
import io.vavr.collection.Vector;

/** Who and what is on a battlefield: models, item tokens and markers. */
record Figures(Battlefield field, Vector<ModelState> models, Vector<Laid> laid) {
    private static final double LINE = 4;

    /** What lies in a cube. */
    record Laid(Cube cube, String words) {}

    /** Nobody and nothing. */
    static Figures none(Battlefield field) {
        return new Figures(field, Vector.empty(), Vector.empty());
    }

    static Figures of(Position position) {
        return new Figures(
                position.game().setup().battlefield(),
                position.models().filter(ModelState::inPlay).toVector(),
                position.tokens()
                        .map(Figures::token)
                        .appendAll(position.markers().map(Figures::marker)));
    }

    /** The battlefield with the scenario's objectives. */
    static NamedBattlefield ground(String name, Position position) {
        Battlefield field = position.game().setup().battlefield();
        Vector<Cube> objectives = position.game()
                .setup()
                .scenario()
                .objectives(field)
                .map(objective -> objective.place(field))
                .distinct();
        return new NamedBattlefield(
                name,
                field,
                objectives.isEmpty() ? Vector.empty() : Vector.of(new MapSymbol('o', "objective", objectives)));
    }

    static String words(Token token) {
        return token.item().map(item -> item.title()).getOrElse("?") + " " + token.number();
    }

    private static Laid token(Token token) {
        return new Laid(token.cube(), words(token));
    }

    private static Laid marker(Marker marker) {
        return new Laid(marker.cube(), marker.words());
    }

    void onPlan(Svg svg, int level) {
        for (int i = 0; i < laid.size(); i++) {
            Cube cube = laid.get(i).cube();
            if (cube.level() != level) continue;
            words(
                    svg,
                    i,
                    (cube.column() - 1) * Battlefield.CUBE + 1.5,
                    (field.depth() - cube.row() + 1) * Battlefield.CUBE - 2);
        }
        for (ModelState model : models.filter(one -> one.cube().level() == level)) {
            Spot spot = Spot.onPlan(field, model.place());
            new FigureDrawing(svg, model).flat(spot.x(), spot.y());
        }
    }

    void onView(Svg svg, Isometry view) {
        for (int i = 0; i < laid.size(); i++) {
            Cube cube = laid.get(i).cube();
            double east = (cube.column() - 0.9) * Battlefield.CUBE;
            double north = (cube.row() - 0.5) * Battlefield.CUBE;
            words(svg, i, view.x(east, north), view.y(east, north, (cube.level() - 1) * Battlefield.CUBE));
        }
        for (ModelState model :
                models.sortBy(one -> Spot.onView(field, view, one.place()).y())) {
            Spot spot = Spot.onView(field, view, model.place());
            new FigureDrawing(svg, model).standing(spot.x(), spot.y());
        }
    }

    /** What lies in one cube is written line upon line. */
    private void words(Svg svg, int number, double x, double y) {
        Laid each = laid.get(number);
        int above = laid.take(number).count(one -> one.cube().equals(each.cube()));
        svg.text("text", each.words(), "class", "laid", "x", x, "y", y - above * LINE);
    }
}
