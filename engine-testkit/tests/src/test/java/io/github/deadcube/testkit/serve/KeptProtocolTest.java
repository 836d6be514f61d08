package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.format.KeptFiles;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A kept conversation with the server: each request gets the kept answer. {@code -Ddeadcube.kept.write=true} writes the
 * file of a version that has none.
 */
class KeptProtocolTest {
    private static final Path FILE = Path.of(
            System.getProperty("basedir", "."),
            "src",
            "test",
            "resources",
            "format",
            KeptFiles.VERSION,
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
        Vector<String> answers =
                Vector.ofAll(kept.lines()).filter(line -> line.startsWith("< ")).map(line -> line.substring(2));
        ServerClient server = new ServerClient();
        for (int i = 0; i < requests.size(); i++)
            assertThat(removed(
                            ServerClient.read(answers.get(i)), ServerClient.read(answer(server, requests.get(i))), ""))
                    .as(requests.get(i))
                    .isEmpty();
    }

    @Test
    void aMemberMayBeAddedAndNoneRemovedOrChanged() {
        JsonNode kept = ServerClient.read("{\"a\": [{\"b\": 1, \"expected\": \"one of x, y\"}]}");
        assertThat(removed(kept, ServerClient.read(kept.toString().replace("{\"b\"", "{\"n\":0,\"b\"")), ""))
                .isEmpty();
        assertThat(removed(kept, ServerClient.read(kept.toString().replace("x, y", "x, n, y")), ""))
                .isEmpty();
        for (String[] change : new String[][] {{"1", "2"}, {"\"b\"", "\"c\""}, {"x, y", "x"}, {"}]", "},0]"}})
            assertThat(removed(kept, ServerClient.read(kept.toString().replace(change[0], change[1])), ""))
                    .as(change[1])
                    .isNotEmpty();
    }

    /**
     * The places of what an answer has no longer, or otherwise. Members may be added, and names in a list of what may
     * be asked.
     */
    private static Vector<String> removed(JsonNode kept, JsonNode answer, String place) {
        if (kept.isObject() && answer.isObject())
            return Vector.ofAll(kept.properties())
                    .flatMap(member ->
                            removed(member.getValue(), answer.path(member.getKey()), place + "/" + member.getKey()));
        if (kept.isArray() && answer.isArray() && kept.size() == answer.size())
            return Vector.range(0, kept.size()).flatMap(i -> removed(kept.get(i), answer.get(i), place + "/" + i));
        boolean names = place.endsWith("/expected") && answer.asText().startsWith("one of ");
        if (names
                && Set.of(answer.asText().split("one of |, "))
                        .containsAll(Set.of(kept.asText().split("one of |, ")))) return Vector.empty();
        return kept.equals(answer) ? Vector.empty() : Vector.of(place);
    }
}
