package io.github.deadcube.testkit.serve;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.testkit.narration.Narrator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Answers about one game, as documents of {@link Json}. */
record GameAnswers(Json json) {
    static GameAnswers of(GameState state) {
        return new GameAnswers(Json.of(state.position().game()));
    }

    JsonObject.Raw view(PlayerView view) {
        return new JsonObject.Raw(json.write(view));
    }

    Vector<JsonObject> difference(PlayerView before, PlayerView now) {
        return JsonPatch.between(tree(before), tree(now));
    }

    /** The document of a view, as it is read: maps, lists and values. */
    Object tree(PlayerView view) {
        return RequestJson.value(json.write(view));
    }

    /** For programs, in English. */
    JsonObject.Raw prompt(Prompt prompt) {
        return prompt(prompt, Language.ENGLISH);
    }

    JsonObject.Raw prompt(Prompt prompt, Language language) {
        return new JsonObject.Raw(json.write(prompt, language));
    }

    JsonObject.Raw update(Update update, JsonObject more, Language language) {
        String written = json.write(update, language);
        return new JsonObject.Raw(
                more.isEmpty()
                        ? written
                        : written.substring(0, written.length() - 1) + ","
                                + more.line().substring(1));
    }

    /**
     * Adds the member {@code explodes} to a roll of a test whose dice explode below 8: the lowest face that does
     * (R25-K-HOLO-SIGHT).
     */
    static void explosions(GameState before, Seq<Event> events, JsonObject update) {
        if (!events.exists(Event.Rolled.class::isInstance)) return;
        int lowest = Narrator.explodes(before);
        if (lowest < Die.D8.faces()) update.put("explodes", lowest);
    }

    /** The documents that do not change during a game. */
    static void agreed(Setup setup, JsonObject answer) {
        answer.put("setup", new JsonObject.Raw(Json.write(setup)));
        answer.put("battlefield", new JsonObject.Raw(Json.write(setup.battlefield())));
        answer.put("played", new JsonObject.Raw(Json.writePlayed(setup)));
    }
}
