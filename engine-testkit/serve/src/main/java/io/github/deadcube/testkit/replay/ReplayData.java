package io.github.deadcube.testkit.replay;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.CubeFace;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.drawing.BattlefieldDrawings.Spot;
import io.github.deadcube.core.drawing.SightMap;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.replay.ReplayPage.ReplayFrames.ReplayStep;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The JSON that the script of the page reads: the game, then the changes of each step. Repeated texts, places and lines of sight
 * are written once, and numbers refer to them.
 */
final class ReplayData {
    private static final JsonFactory JSON =
            JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private static final int PINNED = 1;
    private static final int ACTIVATED = 2;
    private static final int INJURED = 4;

    private final StringWriter text = new StringWriter();
    private final JsonGenerator json;
    private final BattlefieldDrawings drawings;
    private final Setup setup;
    private final Battlefield field;
    private final Vector<Cube> cubes;
    private final Vector<ReplayStep> steps;
    private final CitedRules rules;
    private final Words<String> words = new Words<>();
    private final Words<Place> places = new Words<>();
    private final Words<SeenCubes> seen = new Words<>();
    private final Map<Object, String> last = new LinkedHashMap<>();

    private ReplayData(Vector<ReplayStep> steps, BattlefieldDrawings drawings) throws IOException {
        this.json = JSON.createGenerator(text);
        this.drawings = drawings;
        this.setup = steps.head().position().game().setup();
        this.field = steps.head().position().battlefield();
        this.cubes = field.cubes().filter(field::hasFloor).toVector();
        this.steps = steps;
        this.rules = new CitedRules(setup);
    }

    /** One JSON object of ASCII characters, safe within an HTML element {@code script}. */
    static String of(Vector<ReplayStep> steps, BattlefieldDrawings drawings) {
        try {
            return new ReplayData(steps, drawings).written().replace("<", "\\u003c");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String written() throws IOException {
        json.writeStartObject();
        json.writeObjectFieldStart("teams");
        for (Side side : Side.values())
            json.writeStringField(side.toString(), setup.team(side).name());
        json.writeEndObject();
        json.writeNumberField("target", setup.scenario().target(setup.points()));
        strings("cubes", cubes.map(Cube::toString));
        models();
        steps();
        strings("words", words.all());
        places();
        strings("seen", seen.all().map(each -> each.digits(cubes)));
        rules();
        json.writeEndObject();
        json.close();
        return text.toString();
    }

    private void models() throws IOException {
        Position begin = steps.head().position();
        json.writeArrayFieldStart("models");
        for (Model model : begin.models()) {
            json.writeStartObject();
            json.writeStringField("id", model.id().toString());
            json.writeStringField("name", model.card().name());
            json.writeNumberField("hp", model.card().hitPoints());
            json.writeStringField("card", rules.in(CardText.items(model.card()).mkString(", ")));
            strings("rules", rules.of(model.card()).map(RuleId::toString));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void steps() throws IOException {
        json.writeArrayFieldStart("steps");
        for (ReplayStep still : steps) {
            json.writeStartObject();
            step(still);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void step(ReplayStep still) throws IOException {
        Position position = still.position();
        word("why", still.doing());
        word("asked", still.prompt().toString());
        if (still.prompt() instanceof Prompt.Decision decision)
            numbers("offered", decision.options().map(option -> words.number(option.toString())));
        if (still.reached().nonEmpty()) numbers("reached", still.reached().map(cube -> words.number(cube.toString())));
        for (String answer : still.answer()) json.writeNumberField("answer", words.number(answer));
        json.writeNumberField("round", position.round());
        for (var active : position.active())
            json.writeStringField("active", active.model().toString());
        numbers(
                "score",
                Vector.of(Side.values()).map(side -> position.side(side).score()));
        changed(
                "dice",
                Vector.of(Side.values())
                        .map(side -> position.side(side).command().toString()));
        changed("faces", position.battlefield().facesUnlike(field).map(CubeFace::toString));
        changed(
                "laid",
                position.tokens()
                        .map(token -> token.cube() + " "
                                + token.item().map(rules::title).getOrElse("?") + " "
                                + token.number())
                        .appendAll(position.markers()
                                .map(marker -> marker.cube() + " " + marker.displayName(rules::title))));
        models(position);
        if (still.lines().nonEmpty()) strings("told", still.lines().map(rules::in));
    }

    /** The models that have changed: number, place, HP, posture, visible cubes, and a description. */
    private void models(Position position) throws IOException {
        json.writeArrayFieldStart("models");
        for (int i = 0; i < position.models().size(); i++) {
            Model model = position.models().get(i);
            Vector<Integer> now = Vector.of(
                    i,
                    model.inPlay() ? places.number(model.place()) : -1,
                    model.status() == Model.Status.KILLED ? 0 : model.card().hitPoints() - model.damage(),
                    (model.pinned() ? PINNED : 0)
                            + (model.activated() ? ACTIVATED : 0)
                            + (model.injured() ? INJURED : 0),
                    viewer(position.battlefield(), model).map(seen::number).getOrElse(-1),
                    words.number(rules.in(TextDrawing.standing(model))));
            if (!now.toString().equals(last.put(model.id(), now.toString()))) numbers(now);
        }
        json.writeEndArray();
    }

    /** Empty if the model is not in play or its place is not a possible spot. */
    private static Option<SeenCubes> viewer(Battlefield now, Model model) {
        Body body = model.card().body(model.pinned());
        return Option.when(
                model.inPlay() && SightMap.from(now, model.place(), body).isRight(),
                () -> new SeenCubes(now, model.place(), body));
    }

    private void places() throws IOException {
        json.writeArrayFieldStart("places");
        for (Place place : places.all()) {
            Spot plan = drawings.onPlan(place);
            Spot view = drawings.onView(place);
            json.writeStartArray();
            json.writeNumber(place.cube().level());
            for (double each : new double[] {plan.x(), plan.y(), view.x(), view.y()})
                json.writeNumber(Math.round(each * 10) / 10.0);
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    private void rules() throws IOException {
        json.writeObjectFieldStart("rules");
        for (RuleId rule : rules.all()) {
            json.writeArrayFieldStart(rule.toString());
            json.writeString(rules.title(rule));
            json.writeString(rules.text(rule));
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private void word(String name, String value) throws IOException {
        json.writeNumberField(name, words.number(rules.in(value)));
    }

    private void changed(String name, Vector<String> values) throws IOException {
        if (!values.toString().equals(last.put(name, values.toString()))) strings(name, values);
    }

    private void strings(String name, Vector<String> values) throws IOException {
        json.writeArrayFieldStart(name);
        for (String value : values) json.writeString(value);
        json.writeEndArray();
    }

    private void numbers(String name, Vector<Integer> values) throws IOException {
        json.writeFieldName(name);
        numbers(values);
    }

    private void numbers(Vector<Integer> values) throws IOException {
        json.writeStartArray();
        for (int value : values) json.writeNumber(value);
        json.writeEndArray();
    }

    /** Repeated values, each once with its number, in the order of their first use. */
    private static final class Words<T> {
        private final Map<T, Integer> numbers = new LinkedHashMap<>();

        /** From 0. */
        int number(T value) {
            return numbers.computeIfAbsent(value, v -> numbers.size());
        }

        Vector<T> all() {
            return Vector.ofAll(numbers.keySet());
        }
    }

    /** LOS-1 to LOS-3: the cubes that are visible from a place. */
    private record SeenCubes(Battlefield field, Place place, Body body) {
        /** A digit for each cube: 0 unseen, 1 seen partly, 2 seen clearly from at least one of its spots. Smoke is left out. */
        String digits(Vector<Cube> cubes) {
            SightMap map = new SightMap(field, place, body);
            int[] best = new int[cubes.size()];
            map.places().forEach(looked -> {
                int cube = cubes.indexOf(looked.cube().whole());
                best[cube] = Math.max(best[cube], digit(map.line(looked)));
            });
            best[cubes.indexOf(place.cube().whole())] = digit(LineOfSight.CLEAR);
            StringBuilder digits = new StringBuilder();
            for (int each : best) digits.append(each);
            return digits.toString();
        }

        private static int digit(LineOfSight line) {
            return switch (line) {
                case NONE -> 0;
                case PARTIAL -> 1;
                case CLEAR -> 2;
            };
        }
    }

    /** The rules that a page names, with their texts. */
    private static final class CitedRules {
        private static final Pattern IDENTIFIER = Pattern.compile("\\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]++\\b)++");

        private final HouseRulebook book;
        private final Library library;
        private final TreeSet<RuleId> cited = new TreeSet<>();

        CitedRules(Setup setup) {
            this.book = setup.rulebook();
            this.library = setup.ruleset().library();
        }

        /** Adds the rules that a text names by identifier. */
        String in(String text) {
            Matcher m = IDENTIFIER.matcher(text);
            while (m.find()) book.find(m.group()).forEach(cited::add);
            return text;
        }

        /** The keywords of a card and of its weapons, in turn. */
        Vector<RuleId> of(Card card) {
            Vector<RuleId> rules = card.keywords()
                    .appendAll(card.weapons().flatMap(weapon -> weapon.keywords()))
                    .flatMap(CitedRules::nested)
                    .flatMap(keyword -> library.keyword(keyword.name()))
                    .map(keyword -> keyword.rule())
                    .distinct()
                    .toVector();
            rules.forEach(cited::add);
            return rules;
        }

        private static Vector<Keyword> nested(Keyword keyword) {
            return keyword.nested()
                    .map(CitedRules::nested)
                    .getOrElse(Vector.empty())
                    .prepend(keyword);
        }

        Vector<RuleId> all() {
            return Vector.ofAll(cited);
        }

        String title(RuleId rule) {
            return book.title(rule);
        }

        String text(RuleId rule) {
            return book.text(rule);
        }
    }
}
