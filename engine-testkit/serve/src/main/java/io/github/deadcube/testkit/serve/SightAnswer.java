package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sightlines;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.view.SightMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a model sees (LOS-1 to LOS-3), without regard to smoke. */
final class SightAnswer {
    private static final String MODEL = "model";

    private SightAnswer() {}

    static JsonObject answer(Searched searched, Request request) throws RequestError {
        Model from = standing(searched, request, MODEL);
        Battlefield field = searched.state().position().battlefield();
        Body body = body(from);
        JsonObject seen = new JsonObject();
        SightMap map = request.sound(MODEL, SightMap.from(field, from.place(), body));
        best(map).forEach((cube, line) -> seen.put(cube.toString(), word(line)));
        JsonObject answer = JsonObject.of("seen", seen);
        if (!request.has("at")) return answer;
        return answer.with(between(field, from, standing(searched, request, "at")));
    }

    /**
     * Adds the member {@code sight}, the lines of sight of each shot at a model, if there is one. Attacks within a cube
     * have none: they are assaults, or shots of rules that need no line of sight (ORD-4).
     */
    static void ofShots(Position before, Seq<Event> events, JsonObject update) {
        Vector<JsonObject> shots =
                events.flatMap(event -> ofShot(before, event)).toVector();
        if (!shots.isEmpty()) update.put("sight", shots);
    }

    private static Option<JsonObject> ofShot(Position before, Event event) {
        if (!(event instanceof Event.Targeted targeted)) return Option.none();
        Option<Model> from = before.model(targeted.attacker()).filter(SightAnswer::stands);
        Option<Model> to = before.model(targeted.model()).filter(SightAnswer::stands);
        if (from.isEmpty() || to.isEmpty() || from.get().cube().equals(to.get().cube())) return Option.none();
        return Option.some(JsonObject.of(MODEL, targeted.attacker().toString())
                .with("at", targeted.model().toString())
                .with(between(before.battlefield(), from.get(), to.get())));
    }

    /** Whether sight from and to a model can be measured: while it passes through a cube it has no spot (ADV-17). */
    private static boolean stands(Model model) {
        return model.inPlay() && model.place().spot() > 0;
    }

    private static JsonObject between(Battlefield field, Model from, Model to) {
        Sightlines lines = Deadcube.sightlines(field);
        return JsonObject.of("line", word(lines.line(from.place(), body(from), to.place(), body(to))))
                .with("rays", lines.explain(from.place(), body(from), to.place(), body(to)));
    }

    private static Body body(Model model) {
        return model.card().body(model.pinned());
    }

    /** The whole cubes that it sees, each as well as the best of its places. */
    private static SortedMap<Cube, LineOfSight> best(SightMap map) {
        SortedMap<Cube, LineOfSight> best = new TreeMap<>();
        for (Place place : map.places()) {
            LineOfSight line = map.line(place);
            if (line != LineOfSight.NONE)
                best.merge(place.cube().whole(), line, (one, other) -> one.compareTo(other) > 0 ? one : other);
        }
        return best;
    }

    private static Model standing(Searched searched, Request request, String member) throws RequestError {
        ModelId named = request.model(member);
        Option<Model> model =
                searched.state().position().models().find(one -> one.id().equals(named) && stands(one));
        return model.getOrElseThrow(() -> request.expected(member, "a model in play that stands on a spot"));
    }

    private static String word(LineOfSight line) {
        return line.name().toLowerCase(Locale.ROOT);
    }
}
