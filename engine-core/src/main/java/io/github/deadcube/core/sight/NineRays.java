package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sighting;
import io.github.deadcube.api.extend.Sightlines;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** LOS-1 to LOS-5, K-SMOKE: the engine's own sight, nine rays from an eye to a body. */
record NineRays() implements Sight {
    /** Where a model is taken to be while it only passes through its cube (ADV-17). */
    private static final int MIDDLE = 5;

    private static final Body WHOLE_CUBE = new Body(1, 1, 300, false);

    @Override
    public LineOfSight line(Table table, ModelId from, ModelId to) {
        ModelState shooter = table.model(from);
        ModelState target = table.model(to);
        LineOfSight line = sight(table).line(place(shooter), body(shooter), place(target), body(target));
        return table.is(Variant.MODELS_OBSCURE) ? Obscured.line(table, from, to, line) : line;
    }

    @Override
    public boolean sees(Table table, ModelId from, Cube cube) {
        ModelState shooter = table.model(from);
        return sight(table).sees(place(shooter), body(shooter), cube)
                || table.in(cube).exists(model -> !model.equals(from) && line(table, from, model) != LineOfSight.NONE);
    }

    @Override
    public Option<Sighting> explain(Table table, ModelId from, ModelId to) {
        ModelState shooter = table.model(from);
        ModelState target = table.model(to);
        Sighting seen = sight(table).explain(place(shooter), body(shooter), place(target), body(target));
        return Option.some(table.is(Variant.MODELS_OBSCURE) ? Obscured.explain(table, from, to, seen) : seen);
    }

    @Override
    public Vector<Cube> crossed(Table table, ModelId from, ModelId to) {
        ModelState shooter = table.model(from);
        ModelState target = table.model(to);
        return sight(table).crossed(place(shooter), body(shooter), place(target), body(target));
    }

    /** The middle of what would fill the cube. */
    @Override
    public Vector<Cube> crossed(Table table, ModelId from, Cube cube) {
        ModelState shooter = table.model(from);
        return sight(table).crossed(place(shooter), body(shooter), new Place(cube.whole(), MIDDLE), WHOLE_CUBE);
    }

    /** K-SMOKE: past the smoke that lies on the table. */
    private static Sightlines sight(Table table) {
        return Lookout.on(table.battlefield()).past(table.smoke());
    }

    static Body body(ModelState model) {
        return model.profile().body(model.pinned());
    }

    static Place place(ModelState model) {
        return model.place().spot() == 0 ? new Place(model.cube(), MIDDLE) : model.place();
    }

    /** LOS-4: where the ruleset says that models obscure, a shot past another model's body is not clear; it is a shot all the same. */
    static final class Obscured {
        private Obscured() {}

        /** What is left of a line that scenery and smoke leave. */
        static LineOfSight line(Table table, ModelId from, ModelId to, LineOfSight line) {
            if (line != LineOfSight.CLEAR) return line;
            for (int body : met(table, from, to, stands(table, others(table, from, to))))
                if (body >= 0) return LineOfSight.PARTIAL;
            return line;
        }

        /** The same, with the rays that bodies block. */
        static Sighting explain(Table table, ModelId from, ModelId to, Sighting seen) {
            List<ModelState> others = others(table, from, to);
            int[] met = met(table, from, to, stands(table, others));
            return new Sighting(
                    line(table, from, to, seen.line()),
                    seen.rays().zipWithIndex((ray, i) -> met[i] < 0 ? ray : behind(ray, others.get(met[i]))));
        }

        private static Sighting.Ray behind(Sighting.Ray ray, ModelState model) {
            Sighting.Obstacle body = new Sighting.Obstacle(Sighting.Kind.MODEL, model.cube());
            return new Sighting.Ray(ray.side(), ray.height(), ray.blocked().orElse(Option.some(body)));
        }

        private static int[] met(Table table, ModelId from, ModelId to, List<Stand> bodies) {
            ModelState shooter = table.model(from);
            ModelState target = table.model(to);
            return Lookout.on(table.battlefield())
                    .met(
                            NineRays.place(shooter),
                            NineRays.body(shooter),
                            NineRays.place(target),
                            NineRays.body(target),
                            bodies);
        }

        private static List<ModelState> others(Table table, ModelId from, ModelId to) {
            List<ModelState> others = new ArrayList<>();
            for (ModelState m : table.models())
                if (m.inPlay() && !m.id().equals(from) && !m.id().equals(to)) others.add(m);
            return others;
        }

        private static List<Stand> stands(Table table, List<ModelState> models) {
            List<Stand> stands = new ArrayList<>();
            for (ModelState m : models) stands.add(Stand.of(table.battlefield(), NineRays.place(m), NineRays.body(m)));
            return stands;
        }
    }
}
