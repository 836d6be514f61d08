package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * A kept conversation with the server: each request gets the kept answer. {@code -Ddeadcube.kept.write=true} writes the file of a version
 * that has none.
 */
class KeptProtocolTest {
    private static final Path FILE = Path.of(
            System.getProperty("basedir", "."),
            "src",
            "test",
            "resources",
            "format",
            Deadcube.FORMAT_VERSION + "-digest-" + GameState.DIGEST_VERSION,
            "protocol.jsonl");
    private static final Vector<String> REQUESTS = Vector.of(
            "{'do': 'start', 'seed': 5, 'edition': 'revised'}",
            "{'do': 'prompt'}",
            "{'do': 'choose', 'side': 'A', 'choice': 'wave'}",
            "{'do': 'choose', 'side': 'B', 'choice': 'A starts'}",
            "{'do': 'events', 'from': 20}",
            "{'do': 'events', 'side': 'A'}",
            "{'do': 'view', 'side': 'B'}",
            "{'do': 'save'}",
            "{'do': 'undo', 'to': 24}",
            "{'do': 'games'}",
            "{'do': 'editions'}",
            "{'do': 'dance'}");

    private static String conversation(Vector<String> requests) {
        ServerClient server = new ServerClient();
        return requests.map(request -> "> " + request + "\n< " + answer(server, request) + "\n")
                .mkString();
    }

    private static String answer(ServerClient server, String request) {
        server.ask(request);
        return server.said().get(server.said().size() - 1);
    }

    @Test
    void eachRequestGetsTheKeptAnswer() throws IOException {
        if (Boolean.getBoolean("deadcube.kept.write") && !Files.exists(FILE))
            Files.writeString(FILE, conversation(REQUESTS), StandardCharsets.UTF_8);
        String kept = Files.readString(FILE, StandardCharsets.UTF_8);
        Vector<String> requests =
                Vector.ofAll(kept.lines()).filter(line -> line.startsWith("> ")).map(line -> line.substring(2));
        assertThat(requests).hasSizeGreaterThan(5);
        assertThat(conversation(requests)).isEqualTo(kept);
    }
}
