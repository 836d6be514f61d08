package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** LOS-1 to LOS-5, K-SMOKE: the default sight, nine rays from an eye to a body. */
record NineRays() implements Sight {
    /** The spot of a model that only passes through its cube (ADV-17). */
    private static final int MIDDLE = 5;

    /** As tall as a cube, and thin. */
    private static final Body COLUMN = new Body(1, 1, 300, false);

    @Override
    public LineOfSight line(GameView game, ModelId from, ModelId to) {
        Model shooter = game.model(from);
        Model target = game.model(to);
        LineOfSight line = sight(game).line(place(shooter), body(shooter), place(target), body(target));
        return game.has(Variant.MODELS_OBSCURE) ? Obscured.line(game, from, to, line) : line;
    }

    /** LOS-5, ORD-6: a hidden model does not show its cube. */
    @Override
    public boolean sees(GameView game, ModelId from, Cube cube) {
        Model shooter = game.model(from);
        return sight(game).sees(place(shooter), body(shooter), cube)
                || game.modelsIn(cube)
                        .exists(model -> !model.equals(from) && game.lineOfSight(from, model) != LineOfSight.NONE);
    }

    @Override
    public Vector<String> explain(GameView game, ModelId from, ModelId to) {
        Model shooter = game.model(from);
        Model target = game.model(to);
        Sighting seen = sight(game).sighting(place(shooter), body(shooter), place(target), body(target));
        return (game.has(Variant.MODELS_OBSCURE) ? Obscured.sighting(game, from, to, seen) : seen).lines();
    }

    @Override
    public Vector<Cube> crossed(GameView game, ModelId from, ModelId to) {
        Model shooter = game.model(from);
        Model target = game.model(to);
        return sight(game).crossed(place(shooter), body(shooter), place(target), body(target));
    }

    /** Looks at the middle of the cube, from its floor to its top. */
    @Override
    public Vector<Cube> crossed(GameView game, ModelId from, Cube cube) {
        Model shooter = game.model(from);
        return sight(game).crossed(place(shooter), body(shooter), new Place(cube.whole(), MIDDLE), COLUMN);
    }

    /** K-SMOKE: sight past the smoke of the game. */
    private static ExplainedSight sight(GameView game) {
        return BattlefieldSight.on(game.battlefield()).past(game.smoke());
    }

    static Body body(Model model) {
        return model.card().body(model.pinned());
    }

    static Place place(Model model) {
        return model.place().spot() == 0 ? new Place(model.cube(), MIDDLE) : model.place();
    }

    /** LOS-4: if the ruleset says that models obscure, a shot past another model's body is legal but not clear. */
    static final class Obscured {
        private Obscured() {}

        /** Reduces a line that is clear of scenery and smoke if a body obscures it. */
        static LineOfSight line(GameView game, ModelId from, ModelId to, LineOfSight line) {
            if (line != LineOfSight.CLEAR) return line;
            for (int body : met(game, from, to, others(game, from, to))) if (body >= 0) return LineOfSight.PARTIAL;
            return line;
        }

        /** Adds the rays that bodies block. */
        static Sighting sighting(GameView game, ModelId from, ModelId to, Sighting seen) {
            List<Model> others = others(game, from, to);
            int[] met = met(game, from, to, others);
            return new Sighting(
                    line(game, from, to, seen.line()),
                    seen.rays().zipWithIndex((ray, i) -> met[i] < 0 ? ray : behind(ray, others.get(met[i]))));
        }

        private static Sighting.Ray behind(Sighting.Ray ray, Model model) {
            Sighting.Obstacle body = new Sighting.Obstacle(Sighting.Kind.MODEL, model.cube());
            return new Sighting.Ray(ray.side(), ray.height(), ray.blocked().orElse(Option.some(body)));
        }

        private static int[] met(GameView game, ModelId from, ModelId to, List<Model> others) {
            List<StandingBody> bodies = new ArrayList<>();
            for (Model m : others) bodies.add(StandingBody.of(game.battlefield(), NineRays.place(m), NineRays.body(m)));
            Model shooter = game.model(from);
            Model target = game.model(to);
            return BattlefieldSight.on(game.battlefield())
                    .view
                    .met(
                            NineRays.place(shooter),
                            NineRays.body(shooter),
                            NineRays.place(target),
                            NineRays.body(target),
                            bodies);
        }

        private static List<Model> others(GameView game, ModelId from, ModelId to) {
            List<Model> others = new ArrayList<>();
            for (Model m : game.models()) if (m.inPlay() && !m.id().equals(from) && !m.id().equals(to)) others.add(m);
            return others;
        }
    }
}
