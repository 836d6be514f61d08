package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.Onlooker;
import io.github.deadcube.core.session.Happened;
import io.github.deadcube.core.text.CardText;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** What is answered, as trees: views, prompts, options, events. */
final class Shown {
    private Shown() {}

    static Map<String, Object> object() {
        return new LinkedHashMap<>();
    }

    static Map<String, Object> view(PlayerView view, Onlooker onlooker) {
        Position p = view.position();
        Map<String, Object> shown = object();
        shown.put("side", onlooker.toString());
        shown.put("round", p.round());
        shown.put("initiative", p.initiative().toString());
        shown.put("score", sides(p.a().score(), p.b().score()));
        shown.put("command", sides(p.a().command().toString(), p.b().command().toString()));
        p.active().forEach(active -> shown.put("active", active.model().toString()));
        shown.put("models", p.models().map(Shown::model));
        shown.put("tokens", p.tokens().map(token -> {
            Map<String, Object> one = object();
            one.put("number", token.number());
            one.put("cube", token.cube().toString());
            token.item().forEach(item -> one.put("item", item.id()));
            return one;
        }));
        shown.put("known", view.known().map(token -> {
            Map<String, Object> one = object();
            one.put("number", token.token());
            one.put("item", token.item().id());
            return one;
        }));
        shown.put("markers", p.markers().map(Object::toString));
        shown.put("doing", view.why());
        p.result().forEach(result -> shown.put("result", result.toString()));
        return shown;
    }

    /** What is other than before; of models, those that are. */
    static Map<String, Object> difference(Map<String, Object> before, Map<String, Object> now) {
        Map<String, Object> changed = object();
        now.forEach((field, value) -> {
            if (!Objects.equals(value, before.get(field)))
                changed.put(
                        field,
                        field.equals("models") ? others(value, before.getOrDefault(field, Vector.empty())) : value);
        });
        Vector<String> gone = Vector.ofAll(before.keySet()).reject(now::containsKey);
        if (gone.nonEmpty()) changed.put("gone", gone);
        return changed;
    }

    private static Vector<Object> others(Object now, Object before) {
        return Vector.<Object>ofAll((Iterable<?>) now).removeAll(Vector.<Object>ofAll((Iterable<?>) before));
    }

    private static Map<String, Object> sides(Object a, Object b) {
        Map<String, Object> sides = object();
        sides.put("A", a);
        sides.put("B", b);
        return sides;
    }

    private static Map<String, Object> model(ModelState m) {
        Map<String, Object> one = object();
        one.put("model", m.id().toString());
        one.put("status", m.status().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        if (m.inPlay()) {
            one.put("cube", m.cube().toString());
            one.put("spot", m.place().spot());
        }
        one.put("damage", m.damage());
        one.put("hitPoints", m.profile().hitPoints());
        one.put("pinned", m.pinned());
        one.put("activated", m.activated());
        one.put("friends", m.allegiance().toString());
        m.item().forEach(item -> one.put("item", item.item().id()));
        if (!m.marks().isEmpty())
            one.put(
                    "marks",
                    m.marks().map(mark -> mark.rule() + " " + mark.amount()).toVector());
        return one;
    }

    /** What does not change: battlefield and cards, to be said once. */
    static Map<String, Object> setup(Setup setup, String battlefield) {
        Map<String, Object> shown = object();
        shown.put("ruleset", setup.ruleset().toString());
        shown.put("scenario", setup.scenario().name());
        shown.put("points", setup.points());
        shown.put("battlefield", battlefield);
        Map<String, Object> teams = object();
        for (Side side : Side.BOTH) {
            Map<String, Object> team = object();
            team.put("name", setup.team(side).name());
            team.put("models", setup.team(side).members().zipWithIndex((profile, i) -> {
                Map<String, Object> card = object();
                card.put("model", new ModelId(side, i + 1).toString());
                card.put("name", profile.name());
                card.put("card", CardText.items(profile));
                return card;
            }));
            teams.put(side.toString(), team);
        }
        shown.put("teams", teams);
        return shown;
    }

    static Map<String, Object> prompt(Prompt prompt, Setup setup) {
        Map<String, Object> asked = prompt.accept(new PromptTree(setup));
        asked.put("rule", prompt.rule().id());
        asked.put("text", prompt.toString());
        return asked;
    }

    /** Each kind of prompt. */
    private record PromptTree(Setup setup) implements Prompt.Visitor<Map<String, Object>> {
        @Override
        public Map<String, Object> decision(Prompt.Decision decision) {
            Map<String, Object> asked = asked("choice", decision.whose());
            asked.put("purpose", decision.purpose().toString());
            asked.put("options", decision.options().map(choice -> option(choice, setup)));
            return asked;
        }

        @Override
        public Map<String, Object> dice(Prompt.DiceRequest request) {
            Map<String, Object> asked = asked("dice", request.whose());
            asked.put("purpose", request.purpose().toString());
            asked.put("dice", request.dice());
            asked.put("sides", request.die().faces());
            return asked;
        }

        @Override
        public Map<String, Object> shuffle(Prompt.ShuffleRequest request) {
            Map<String, Object> asked = asked("shuffle", request.whose());
            asked.put("things", request.things());
            return asked;
        }

        @Override
        public Map<String, Object> finished(Prompt.Finished finished) {
            Map<String, Object> asked = asked("finished", Option.none());
            asked.put("result", finished.result().toString());
            finished.result().winner().forEach(side -> asked.put("winner", side.toString()));
            return asked;
        }

        private static Map<String, Object> asked(String kind, Option<Side> side) {
            Map<String, Object> asked = object();
            asked.put("kind", kind);
            side.forEach(who -> asked.put("side", who.toString()));
            return asked;
        }
    }

    static Map<String, Object> option(Choice choice, Setup setup) {
        Map<String, Object> option = object();
        String notation = choice.toString();
        option.put("choice", notation);
        option.put("label", setup.ruleset().meaning(choice).getOrElse(() -> label(notation, setup)));
        choice.whose().forEach(model -> option.put("model", model.toString()));
        choice.where()
                .map(Object::toString)
                .orElse(() -> models(notation)
                        .reject(model -> choice.whose().contains(model))
                        .lastOption()
                        .map(ModelId::toString))
                .forEach(target -> option.put("target", target));
        return option;
    }

    /** The notation, with the names of models in it. */
    private static String label(String notation, Setup setup) {
        String names = models(notation)
                .flatMap(id ->
                        setup.team(id.side()).members().drop(id.number() - 1).headOption())
                .map(profile -> profile.name())
                .mkString(", ");
        return names.isEmpty() ? notation : notation + " (" + names + ")";
    }

    private static Vector<ModelId> models(String notation) {
        return Vector.of(notation.split("[ :]+", -1)).flatMap(ModelId::parse).distinct();
    }

    static Map<String, Object> happened(Happened happened) {
        Map<String, Object> one = object();
        one.put("number", happened.number());
        happened.side().forEach(side -> one.put("side", side.toString()));
        happened.input().forEach(input -> one.put("input", input.toString()));
        one.put("events", happened.events().map(Shown::event).toVector());
        return one;
    }

    static Map<String, Object> event(Event event) {
        Map<String, Object> one = object();
        one.put("event", event.getClass().getSimpleName());
        one.put("rule", event.rule().id());
        one.put("text", event.toString());
        return one;
    }

    static Map<String, Object> rejection(Rejection no) {
        Map<String, Object> one = object();
        one.put("rule", no.rule().id());
        one.put("reason", no.reason());
        one.put("remedy", no.remedy());
        return one;
    }
}
