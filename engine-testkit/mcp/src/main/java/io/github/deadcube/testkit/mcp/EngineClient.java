package io.github.deadcube.testkit.mcp;

import io.github.deadcube.testkit.serve.JsonObject;
import io.github.deadcube.testkit.serve.Server;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** Asks a server of the engine's protocol in this process: its limits and its refusals are those of the tools. */
record EngineClient(Server server, McpJsonMapper json) {
    private static final TypeRef<Map<String, Object>> OBJECT = new TypeRef<>() {};

    /** An answer without faults. */
    JsonAnswer ask(JsonObject request) throws RefusedCall {
        JsonAnswer answer = read(server.answerAlone(request));
        if (answer.has("faults")) throw new RefusedCall(answer.all("faults"));
        return answer;
    }

    /** What ships. */
    JsonAnswer greeting() {
        return read(server.greeting());
    }

    private JsonAnswer read(String line) {
        try {
            return new JsonAnswer(json.readValue(line, OBJECT));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
