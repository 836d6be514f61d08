package io.github.deadcube.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.record.StateRecord;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every file of the current format, and of every older format that can be read, is read; files of the current format
 * are written again without a difference. If a test fails because a writer writes something else, increase
 * {@link Deadcube#FORMAT_VERSION}, or {@link GameState#DIGEST_VERSION} if only digests differ. A new version of the
 * rulesets has a folder too. {@code -Ddeadcube.kept.write=true} writes the files of a version that has none.
 */
class KeptFormatTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("basedir", "."), "src", "test", "resources", "format");
    private static final Path CURRENT = FOLDER.resolve(KeptFiles.VERSION);
    private static final Registry REGISTRY = Shipped.registry();

    @BeforeAll
    static void writeMissingFolder() throws IOException {
        if (!Boolean.getBoolean("deadcube.kept.write") || Files.exists(CURRENT)) return;
        Files.createDirectories(CURRENT);
        for (Map.Entry<String, String> file : KeptFiles.all().entrySet())
            Files.writeString(CURRENT.resolve(file.getKey()), file.getValue(), StandardCharsets.UTF_8);
    }

    static Stream<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(FOLDER)) {
            return all
                    .filter(file -> Files.isRegularFile(file) && !file.endsWith("protocol.jsonl"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void theFileIsReadAndWrittenAgainWithoutADifference(Path file) {
        String again = writtenAgain(file);
        if (file.startsWith(CURRENT)) assertThat(again).isEqualTo(text(file));
    }

    @Test
    void thereAreFilesOfEachKind() throws IOException {
        assertThat(CURRENT).isDirectory();
        Vector<String> names =
                Vector.ofAll(files().map(file -> file.getFileName().toString()));
        for (String edition : Vector.of("third", "revised")) {
            assertThat(names.filter(name -> name.startsWith(edition + "-") && name.endsWith(".state.txt")))
                    .hasSizeGreaterThan(30);
            for (String kind :
                    Vector.of("setup.json", "battlefield.json", "team.txt", "team.json", "record.txt", "record.json"))
                assertThat(names).contains(edition + "." + kind);
        }
    }

    /** Reads a file and writes it again. A state's digest and the digests of a record are checked by the readers. */
    static String writtenAgain(Path file) {
        String text = text(file);
        String name = file.getFileName().toString();
        if (name.endsWith(".state.txt")) return StateRecord.of(state(text));
        if (name.endsWith(".team.txt"))
            return ChosenTeam.read(text, Vector.empty()).get().text();
        if (name.endsWith(".team.json")) return Json.write(Json.readTeam(text).get()) + "\n";
        if (name.endsWith(".battlefield.json"))
            return Json.write(Json.readBattlefield(text).get()) + "\n";
        if (name.endsWith(".setup.json")) return Json.write(setup(file, text)) + "\n";
        if (name.endsWith(".record.txt")) {
            assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(text))
                    .isInstanceOf(Verdict.BrokenOff.class);
            return Json.readRecord(Json.writeRecord(text, REGISTRY).get(), REGISTRY)
                    .get();
        }
        if (name.endsWith(".record.json"))
            return Json.writeRecord(Json.readRecord(text, REGISTRY).get(), REGISTRY)
                            .get() + "\n";
        GameState state = state(text(file.resolveSibling(name.replaceFirst("\\.[a-z]+\\.json", ".state.txt"))));
        Json json = Json.of(state.position().game());
        if (name.endsWith(".state.json")) return json.write(json.readState(text).get()) + "\n";
        if (name.endsWith(".view.json")) return json.write(json.readView(text).get()) + "\n";
        assertThat(name).endsWith(".prompt.json");
        Prompt prompt = Deadcube.rules().prompt(state);
        return json.write(prompt) + "\n";
    }

    private static GameState state(String text) {
        return StateRecord.read(text, REGISTRY).getOrElseThrow(faults -> new AssertionError(faults.mkString("\n")));
    }

    private static Setup setup(Path file, String text) {
        String field = text(file.resolveSibling(file.getFileName().toString().replace(".setup.", ".battlefield.")));
        return Json.readSetup(text, REGISTRY, Json.readBattlefield(field).get()).get();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
