package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sightlines;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * GEO-2: the spots of a cube seen from above, north at the top: the numbers of free ones, and the models on the others.
 */
final class SpotMap {
    private static final int WIDEST = 3;

    private SpotMap() {}

    /**
     * A line for each row of spots.
     *
     * @param free the spots whose numbers are shown; others without a model are dots
     */
    static Vector<String> lines(Cube cube, Position position, Vector<Integer> free) {
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

    /**
     * LOS-1 to LOS-3: what the spots of a cube give to a model: the enemies that it sees there, and those that see it.
     * Smoke is left out.
     */
    record SpotSight(Sightlines lines, Model model, Vector<Model> enemies) {
        /** A line for spots that give the same; none if no enemy is in play. */
        static Vector<String> lines(Position position, ModelId id, Cube cube, Vector<Integer> free, Language language) {
            Model model = position.model(id).get();
            // a model that passes through a cube has no spot
            Vector<Model> enemies = position.models()
                    .filter(other -> other.allegiance().hostile(model.allegiance())
                            && other.inPlay()
                            && other.place().spot() > 0)
                    .toVector();
            if (enemies.isEmpty()) return Vector.empty();
            SpotSight sight = new SpotSight(Deadcube.sightlines(position.battlefield()), model, enemies);
            Map<Sentence, Vector<Integer>> spots = new LinkedHashMap<>();
            for (int spot : free) spots.merge(sight.words(new Place(cube, spot)), Vector.of(spot), Vector::appendAll);
            return Vector.ofAll(spots.entrySet())
                    .map(same -> "  " + same.getValue().mkString(" ") + ": "
                            + same.getKey().told(language));
        }

        private Sentence words(Place place) {
            Vector<Sentence> seen = named(enemy -> lines.line(place, body(model), enemy.place(), body(enemy)));
            Vector<Sentence> seeing = named(enemy -> lines.line(enemy.place(), body(enemy), place, body(model)));
            if (seen.isEmpty())
                return seeing.isEmpty()
                        ? Sentence.of("sees no enemy; no enemy sees it")
                        : Sentence.of("sees no enemy; is seen by {seeing}", seeing);
            return seeing.isEmpty()
                    ? Sentence.of("sees {seen}; no enemy sees it", seen)
                    : Sentence.of("sees {seen}; is seen by {seeing}", seen, seeing);
        }

        private Vector<Sentence> named(Function<Model, LineOfSight> line) {
            return enemies.flatMap(enemy -> switch (line.apply(enemy)) {
                case NONE -> Vector.<Sentence>empty();
                case PARTIAL -> Vector.of(Sentence.of("{enemy} partly", enemy.id()));
                case CLEAR -> Vector.of(Sentence.of("{enemy}", enemy.id()));
            });
        }

        private static Body body(Model model) {
            return model.card().body(model.pinned());
        }
    }
}
