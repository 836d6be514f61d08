package io.github.deadcube.core.view;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.NamedBattlefield.MapSymbol;
import io.github.deadcube.core.view.SpotShades.Shade;
import io.vavr.collection.Vector;

/**
 * Draws a model. The shape and the colour show its side: round for A and square for B. Activated models are hollow,
 * pinned models lie, and an injured model shows its remaining HP.
 */
final class ModelDrawing {
    private static final double TENTHS_A_MILLIMETRE = 10 / 25.4;
    private static final double SQUARE = 0.86;
    private static final double HEAD = 2.6;
    private static final double SHOULDER = 0.45;
    private static final double ABOVE = 1.6;

    private final Svg svg;
    private final Model model;
    private final double half;

    ModelDrawing(Svg svg, Model model) {
        this.svg = svg;
        this.model = model;
        this.half = model.card().body(false).base() * TENTHS_A_MILLIMETRE / 2;
    }

    /** Draws the model from above, as wide as its base, in tenths of an inch. */
    void flat(double x, double y) {
        open(x, y);
        base(half, half);
        svg.path("down", "M" + Svg.point(-half, half * 0.7) + "h" + Svg.number(2 * half));
        svg.words(model.id().toString(), "id", 0, 1.6);
        svg.words(hp(), "hp", half, -half + 1);
        svg.close();
    }

    void standing(double x, double y) {
        open(x, y);
        base(half * Shade.WIDE * SHOULDER * 1.6, half * Shade.DEEP * SHOULDER * 1.6);
        upright();
        lying();
        svg.close();
    }

    private void upright() {
        double tall = model.card().body(false).height() / 10.0;
        double foot = half * 0.7;
        double shoulder = half * SHOULDER;
        svg.openGroup("class", "up");
        svg.path(
                "body",
                "M" + Svg.number(-foot) + " 0L" + Svg.point(-shoulder, -tall + HEAD) + "H" + Svg.number(shoulder) + "L"
                        + Svg.number(foot) + " 0Z");
        head(0, -tall);
        words(-tall - HEAD - ABOVE);
        svg.close();
    }

    private void lying() {
        double tall = model.card().body(false).height() / 10.0;
        svg.openGroup("class", "down");
        svg.path(
                "body",
                "M" + Svg.point(-tall / 2, -half * 0.7) + "H" + Svg.number(tall / 2) + "V0H" + Svg.number(-tall / 2)
                        + "Z");
        head(tall / 2 + HEAD, -half * 0.35);
        words(-half - ABOVE);
        svg.close();
    }

    private void words(double y) {
        svg.words(model.id().toString(), "id over", 0, y);
        svg.words(hp(), "hp over", 8, y);
    }

    private void open(double x, double y) {
        svg.openGroup(
                "class",
                "figure " + (model.id().side() == Side.A ? "a" : "b") + (model.activated() ? " activated" : "")
                        + (model.pinned() ? " pinned" : "") + (model.injured() ? " injured" : ""),
                "data-model",
                model.id(),
                "transform",
                Svg.moved(x, y));
        svg.text("title", model.id() + " " + model.card().name());
    }

    private void base(double across, double down) {
        if (model.id().side() == Side.A) svg.ellipse("base", 0, 0, across, down);
        else square("base", 0, 0, across * SQUARE, down * SQUARE);
    }

    private void head(double x, double y) {
        if (model.id().side() == Side.A) svg.circle("head", x, y, HEAD);
        else square("head", x, y, HEAD * SQUARE, HEAD * SQUARE);
    }

    private void square(String kind, double x, double y, double across, double down) {
        svg.rect(kind, x - across, y - down, 2 * across, 2 * down);
    }

    private String hp() {
        int most = model.card().hitPoints();
        return most - model.damage() + "/" + most;
    }

    record Figures(Battlefield field, Vector<Model> models, Vector<Laid> laid) {
        private static final double LINE = 4;

        record Laid(Cube cube, String words) {}

        static Figures none(Battlefield field) {
            return new Figures(field, Vector.empty(), Vector.empty());
        }

        static Figures of(Position position, Language language) {
            Setup setup = position.game().setup();
            return new Figures(
                    position.battlefield(),
                    position.models().filter(Model::inPlay).toVector(),
                    position.tokens()
                            .map(token -> new Laid(token.cube(), words(token, setup, language)))
                            .appendAll(position.markers()
                                    .map(marker -> new Laid(
                                            marker.cube(), marker.displayName(rule -> title(rule, setup, language))))));
        }

        static NamedBattlefield ground(String name, Position position, Language language) {
            Battlefield field = position.battlefield();
            Vector<Cube> objectives = position.game()
                    .setup()
                    .scenario()
                    .objectives(field)
                    .map(objective -> objective.place(field))
                    .distinct();
            return new NamedBattlefield(
                    name,
                    field,
                    objectives.isEmpty()
                            ? Vector.empty()
                            : Vector.of(
                                    new MapSymbol('o', Sentence.of("objective").told(language), objectives)));
        }

        private static String title(RuleId rule, Setup setup, Language language) {
            return rule.known() ? rule.titleIn(language) : setup.title(rule);
        }

        private static String words(Token token, Setup setup, Language language) {
            return token.item().map(item -> title(item, setup, language)).getOrElse("?") + " " + token.number();
        }

        void onPlan(Svg svg, int level) {
            words(svg, level);
            for (Model model : models.filter(one -> one.cube().level() == level)) {
                Spot spot = Spot.onPlan(field, model.place());
                new ModelDrawing(svg, model).flat(spot.x(), spot.y());
            }
        }

        void words(Svg svg, int level) {
            for (int i = 0; i < laid.size(); i++) {
                Cube cube = laid.get(i).cube();
                if (cube.level() != level) continue;
                words(
                        svg,
                        i,
                        (cube.column() - 1) * Battlefield.CUBE + 1.5,
                        (field.depth() - cube.row() + 1) * Battlefield.CUBE - 2);
            }
        }

        void onView(Svg svg, Isometry view) {
            for (int i = 0; i < laid.size(); i++) {
                Cube cube = laid.get(i).cube();
                double east = (cube.column() - 0.9) * Battlefield.CUBE;
                double north = (cube.row() - 0.5) * Battlefield.CUBE;
                words(svg, i, view.x(east, north), view.y(east, north, (cube.level() - 1) * Battlefield.CUBE));
            }
            for (Model model :
                    models.sortBy(one -> Spot.onView(field, view, one.place()).y())) {
                Spot spot = Spot.onView(field, view, model.place());
                new ModelDrawing(svg, model).standing(spot.x(), spot.y());
            }
        }

        /** The texts of one cube are on lines above each other. */
        private void words(Svg svg, int number, double x, double y) {
            Laid each = laid.get(number);
            int above = laid.take(number).count(one -> one.cube().equals(each.cube()));
            svg.words(each.words(), "laid", x, y - above * LINE);
        }
    }
}
