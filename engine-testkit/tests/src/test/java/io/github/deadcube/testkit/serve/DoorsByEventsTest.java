package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.core.chance.SplitMix64;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** VIC-9: a client that applies events to the battlefield of the beginning knows every door. */
class DoorsByEventsTest {
    private static final String MISSION =
            "(name Doors, text Doors, zones [(cubes [a8, b8]), (cubes [g1, h1])], items 0,\\n"
                    + " scenery [(name Lever, cubes [a8], free, opens [(cube g7, side north), (cube c3, side east)]),"
                    + " (name Wheel, cubes [h1], free, opens [(cube d4, side north)])])";

    private final ServerClient server = new ServerClient();

    /** The face at each place; a missing one is open. */
    private final Map<String, JsonNode> faces = new TreeMap<>();

    private int opened;

    @Test
    void aClientFollowsDoorsByEventsAlone() {
        for (int seed = 1; seed <= 3; seed++) follow(seed);
        assertThat(opened).isGreaterThan(2);
    }

    private void follow(int seed) {
        JsonNode asked = server.ask("{'do': 'start', 'game': 'g" + seed + "', 'seed': " + seed
                + ", 'battlefield': 'walled-compound', 'scenario': '" + MISSION + "'}");
        faces.clear();
        asked.at("/battlefield/faces").forEach(this::put);
        Map<String, JsonNode> begun = new TreeMap<>(faces);
        SplitMix64 chance = new SplitMix64(seed);
        while (asked.at("/prompt/type").asText().equals("decision")) {
            JsonNode options = asked.at("/prompt/options");
            JsonNode lever = null;
            for (JsonNode option : options) if (option.path("rule").asText().startsWith("SCENERY-")) lever = option;
            JsonNode option = lever == null ? options.get(chance.below(options.size())) : lever;
            asked = server.ask("{'do': 'choose', 'game': 'g" + seed + "', 'choice': " + option.get("choice") + "}");
            for (JsonNode update : asked.get("updates")) update.path("events").forEach(this::told);
        }
        JsonNode view = server.ask("{'do': 'view', 'game': 'g" + seed + "', 'side': 'everybody'}");
        view.at("/view/position/faces").forEach(face -> begun.put(place(face), face));
        assertThat(faces).isEqualTo(begun);
    }

    private void told(JsonNode told) {
        JsonNode event = told.get("event");
        if (!event.get("type").asText().equals("faceChanged")) return;
        assertThat(told.get("text").asText()).matches("the face between [a-h][1-8] and [a-h][1-8] opens");
        put(event.get("face"));
        opened++;
    }

    private void put(JsonNode face) {
        faces.put(place(face), face);
    }

    private static String place(JsonNode face) {
        return face.get("cube").asText() + face.get("side").asText();
    }
}
