package io.github.deadcube.testkit.serve;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Applies a JSON Patch to values. */
final class PatchedJson {
    private PatchedJson() {}

    static JsonNode by(JsonNode before, JsonNode patch) {
        JsonNode after = before.deepCopy();
        for (JsonNode operation : patch) {
            JsonPointer path = JsonPointer.compile(operation.get("path").asText());
            JsonNode in = after.at(path.head());
            if (in instanceof ArrayNode list) list.set(path.last().getMatchingIndex(), operation.get("value"));
            else if (operation.get("op").asText().equals("remove"))
                ((ObjectNode) in).remove(path.last().getMatchingProperty());
            else ((ObjectNode) in).set(path.last().getMatchingProperty(), operation.get("value"));
        }
        return after;
    }
}
