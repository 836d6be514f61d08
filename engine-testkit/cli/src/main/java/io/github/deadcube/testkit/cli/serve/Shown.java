package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.json.GameJson;
import io.github.deadcube.core.json.SetupJson;
import io.github.deadcube.core.session.Happened;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is answered about one game: the documents of {@link GameJson}.
 *
 * @param json the game's
 */
record Shown(GameJson json) {
    static Shown of(GameState state) {
        return new Shown(GameJson.of(state.position().game()));
    }

    /** An answer that is still empty. */
    static Map<String, Object> object() {
        return new LinkedHashMap<>();
    }

    Raw view(PlayerView view) {
        return new Raw(json.view(view));
    }

    Vector<Map<String, Object>> difference(PlayerView before, PlayerView now) {
        return Patch.between(Tree.value(json.view(before)), Tree.value(json.view(now)));
    }

    Raw prompt(Prompt prompt) {
        return new Raw(json.prompt(prompt));
    }

    Raw happened(Happened happened) {
        return new Raw(json.happened(happened));
    }

    Raw rejection(Rejection no) {
        return new Raw(json.rejection(no));
    }

    /** What does not change, to be said once. */
    static void agreed(Setup setup, Map<String, Object> answer) {
        answer.put("setup", new Raw(SetupJson.of(setup)));
        answer.put("battlefield", new Raw(SetupJson.of(setup.battlefield())));
        answer.put("played", new Raw(SetupJson.played(setup)));
    }
}
