package io.github.deadcube.testkit.serve;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.json.GameJson;
import io.github.deadcube.core.json.Json;
import io.vavr.collection.Vector;

/** Answers about one game, as documents of {@link GameJson}. */
record GameAnswers(GameJson json) {
    static GameAnswers of(GameState state) {
        return new GameAnswers(GameJson.of(state.position().game()));
    }

    JsonObject.Raw view(PlayerView view) {
        return new JsonObject.Raw(json.write(view));
    }

    Vector<JsonObject> difference(PlayerView before, PlayerView now) {
        return JsonPatch.between(RequestJson.value(json.write(before)), RequestJson.value(json.write(now)));
    }

    JsonObject.Raw prompt(Prompt prompt) {
        return new JsonObject.Raw(json.write(prompt));
    }

    JsonObject.Raw update(Update update) {
        return update(update, new JsonObject());
    }

    /** An update with more members. */
    JsonObject.Raw update(Update update, JsonObject more) {
        String written = json.write(update);
        return new JsonObject.Raw(
                more.isEmpty()
                        ? written
                        : written.substring(0, written.length() - 1) + ","
                                + more.line().substring(1));
    }

    JsonObject.Raw rejection(Rejection no) {
        return new JsonObject.Raw(json.write(no));
    }

    /** The documents that do not change during a game. */
    static void agreed(Setup setup, JsonObject answer) {
        answer.put("setup", new JsonObject.Raw(Json.write(setup)));
        answer.put("battlefield", new JsonObject.Raw(Json.write(setup.battlefield())));
        answer.put("played", new JsonObject.Raw(Json.writePlayed(setup)));
    }
}
