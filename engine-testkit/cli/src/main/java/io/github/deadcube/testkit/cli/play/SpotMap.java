package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Model;
import io.vavr.collection.Vector;

/** GEO-2: the spots of a cube seen from above, north at the top: the numbers of free ones, and the models on the others. */
final class SpotMap {
    private static final int WIDEST = 3;

    private SpotMap() {}

    /**
     * A line for each row of spots.
     *
     * @param free the spots whose numbers are shown; others without a model are dots
     */
    static Vector<String> of(Cube cube, Position position, Vector<Integer> free) {
        Vector<Integer> spots = Vector.rangeClosed(1, cube.part().spots());
        return spots.map(cube.part()::northOf)
                .distinct()
                .sorted()
                .reverse()
                .map(north -> spots.filter(spot -> cube.part().northOf(spot) == north)
                        .map(spot -> cell(new Place(cube, spot), position, free))
                        .mkString("  ", " ", "")
                        .stripTrailing());
    }

    private static String cell(Place place, Position position, Vector<Integer> free) {
        String cell = position.models()
                .find(model -> model.inPlay() && model.place().equals(place))
                .map((Model model) -> model.id().toString())
                .getOrElse(free.contains(place.spot()) ? Integer.toString(place.spot()) : ".");
        return " ".repeat(Math.max(0, WIDEST - cell.length())) + cell;
    }
}
