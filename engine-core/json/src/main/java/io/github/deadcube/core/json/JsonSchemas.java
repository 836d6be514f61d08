package io.github.deadcube.core.json;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.StateData;
import io.github.deadcube.core.codec.Trees;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/** JSON Schemas, draft 2020-12, of every document that this package writes. */
final class JsonSchemas {
    private JsonSchemas() {}

    static Map<String, String> of(Game game) {
        SavedTypes words = SavedTypes.of(game);
        return LinkedHashMap.<String, Class<?>>of("state", StateData.class)
                .put("view", GameJson.ViewParts.class)
                .put("prompt", PromptData.class)
                .put("input", Input.class)
                .put("event", Event.class)
                .put("update", GameJson.UpdateParts.class)
                .put("rejection", Rejection.class)
                .put("setup", SetupParts.class)
                .put("played", PlayedParts.class)
                .put("mission", Mission.class)
                .put("team", TeamParts.class)
                .put("battlefield", BattlefieldParts.class)
                .put("record", RecordJson.RecordParts.class)
                .put("rulebook", RulebookParts.class)
                .map((name, type) -> io.vavr.Tuple.of(name, JsonTree.write(Trees.schema(name, type, words))))
                .put("orders", JsonTree.write(OrdersJson.schema("orders", words)))
                .put("chosenTeam", JsonTree.write(TeamJson.schema("chosenTeam")));
    }
}
