package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.api.Rules;
import io.github.deadcube.architecture.Sentences;
import io.github.deadcube.core.Deadcube;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A server that is asked in lines with single quotation marks. */
final class ServerClient {
    static final ObjectMapper JSON = new ObjectMapper();

    private final Server server;
    private final List<String> said;

    /** No file may be named. */
    ServerClient() {
        this(DocumentFolder.NONE);
    }

    ServerClient(DocumentFolder files) {
        this(new Server(Deadcube.rules(), files));
    }

    ServerClient(Rules rules, ServerLimits limits, Consumer<Throwable> bugs) {
        this(new Server(rules, PlainOptions.of(limits, bugs)));
    }

    ServerClient(Server server) {
        this.server = server;
        said = new ArrayList<>(List.of(server.greeting()));
    }

    /** The lines that the server has written. */
    List<String> said() {
        return said;
    }

    JsonNode ask(String line) {
        return asking(line.replace('\'', '"'));
    }

    JsonNode asking(String line) {
        said.add(server.answer(line));
        JsonNode answer = read(said.get(said.size() - 1));
        if (answer.has("faults")) Sentences.areSentences(faults(answer));
        return answer;
    }

    /** All faults of an answer in words. */
    static String faults(JsonNode answer) {
        List<String> words = new ArrayList<>();
        for (JsonNode fault : answer.get("faults"))
            words.add(fault.get("text").asText()
                    + (fault.has("expected")
                            ? "; expected " + fault.get("expected").asText()
                            : ""));
        return String.join("; ", words);
    }

    static JsonNode read(String line) {
        assertThat(line).doesNotContain("\n");
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
