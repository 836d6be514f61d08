package io.github.deadcube.core.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.api.battlefield.Battlefield;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reference answers from outside the project: every {@code .jsonl} file of the folder in the system property {@code
 * deadcube.corpora}. A line holds a battlefield, questions about it and their answers.
 */
public final class Corpus {
    public static final String FOLDER = "deadcube.corpora";

    private Corpus() {}

    /** Answers a question with the code under test. */
    public interface Answerer {
        JsonNode answer(Battlefield field, JsonNode question);
    }

    /** Compares the answers to all questions of one kind and reports all differences. */
    public static void compare(String kind, Answerer answerer) throws IOException {
        List<String> differences = new ArrayList<>();
        int asked = 0;
        for (String line : lines()) {
            JsonNode entry = new ObjectMapper().readTree(line);
            Battlefield field = FieldReader.read(entry.get("field"));
            for (int i = 0; i < entry.get("ask").size(); i++) {
                JsonNode question = entry.get("ask").get(i);
                if (!question.get("do").asText().equals(kind)) continue;
                asked++;
                JsonNode expected = entry.get("answers").get(i);
                JsonNode found = answerer.answer(field, question);
                if (!found.equals(expected))
                    differences.add("field " + entry.get("seed") + ": " + question + "\n  there " + expected
                            + "\n  here  " + found);
            }
        }
        assertThat(asked).as("questions of the kind " + kind).isPositive();
        assertThat(differences).as("of " + asked + " answers").isEmpty();
    }

    private static Vector<String> lines() throws IOException {
        Vector<String> lines = Vector.empty();
        try (Stream<Path> files = Files.list(Path.of(System.getProperty(FOLDER)))) {
            for (Path file : Vector.ofAll(files).sorted())
                if (file.toString().endsWith(".jsonl")) lines = lines.appendAll(Files.readAllLines(file));
        }
        return lines;
    }
}
