package io.github.deadcube.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * A copy of the engine is the next version of it: its format and its digests have the next number, and a frame, a part
 * and a constant have other saved names, with the earlier ones as aliases. It reads every file of today, and writes it
 * in its own format.
 */
@EnabledIfSystemProperty(named = "deadcube.thorough", matches = "true")
class NextVersionTest {
    private static final int FORMAT = Deadcube.FORMAT_VERSION + 1;
    private static final int DIGEST = GameState.DIGEST_VERSION + 1;

    private static final Map<String, String> CHANGES = Map.of(
            "FORMAT_VERSION = " + Deadcube.FORMAT_VERSION + ";",
            "FORMAT_VERSION = " + FORMAT + ";",
            "DIGEST_VERSION = " + GameState.DIGEST_VERSION + ";",
            "DIGEST_VERSION = " + DIGEST + ";",
            "@SavedName(\"activation\")",
            "@SavedName(value = \"underway\", aliases = \"activation\", parts = \"taken=done\", partAliases = "
                    + "\"taken=done\")",
            "@SavedName(\"testSteps.phase\")",
            "@SavedName(value = \"testSteps.phase\", parts = \"ROLL=throw\", partAliases = \"roll=throw\")");

    /** The compiler copies constants into the classes that use them. */
    private static final Pattern CHANGED = Pattern.compile("\\b(FORMAT_VERSION|DIGEST_VERSION|Json\\.VERSION)\\b"
            + "|@SavedName\\(\"(activation|testSteps\\.phase)\"\\)");

    private static String changed(String source) {
        String next = source;
        for (Map.Entry<String, String> change : CHANGES.entrySet())
            next = next.replace(change.getKey(), change.getValue());
        return next;
    }

    private static Vector<Path> sources() throws IOException {
        Vector<Path> changed = Vector.empty();
        for (String module : new String[] {"engine-api", "engine-core", "engine-core/json", "engine-testkit/cli"})
            for (Path file : EngineCopy.sources(module + "/src/main/java"))
                if (CHANGED.matcher(Files.readString(file, StandardCharsets.UTF_8))
                        .find()) changed = changed.append(file);
        return changed;
    }

    @Test
    void itReadsEveryFileOfTodayAndWritesItsOwn(@TempDir Path folder) throws Exception {
        Path own = Files.createDirectories(folder.resolve("own"));
        try (EngineCopy next = new EngineCopy(sources(), NextVersionTest::changed, folder)) {
            Vector<Path> files = Vector.ofAll(KeptFormatTest.files());
            assertThat(files).hasSizeGreaterThan(60);
            for (Path file : files) {
                String name = file.getFileName().toString();
                String written = next.writtenAgain(file);
                Files.writeString(own.resolve(name), written, StandardCharsets.UTF_8);
                assertThat(written)
                        .as(name)
                        .doesNotContain(
                                "state " + Deadcube.FORMAT_VERSION + "\n",
                                "deadcube record " + Deadcube.FORMAT_VERSION + "\n",
                                "\"version\":" + Deadcube.FORMAT_VERSION + ",",
                                "then activation(",
                                "phase roll)",
                                "taken [");
            }
            for (Path file : files) {
                Path again = own.resolve(file.getFileName().toString());
                assertThat(next.writtenAgain(again))
                        .as(again.toString())
                        .isEqualTo(Files.readString(again, StandardCharsets.UTF_8));
            }
        }
        assertThat(own.resolve("third-testSteps.state.txt"))
                .content()
                .startsWith("deadcube record " + FORMAT + "\ndigest " + DIGEST + "\n")
                .contains("phase throw)");
        assertThat(own.resolve("third-test.state.json"))
                .content()
                .startsWith("{\"version\":" + FORMAT + ",")
                .contains("{\"type\":\"underway\",", "\"digestVersion\":" + DIGEST + ",");
    }

    /** {@code upgrade} of the next version: everything that applications are told to store. */
    @Test
    void itBringsForwardWhatIsStored(@TempDir Path folder) throws Exception {
        Path stored = Files.createDirectories(folder.resolve("stored"));
        Setup setup = Shipped.setup();
        Order order = Order.of(
                "HOUSE-HOLD",
                "Hold",
                "It stands.",
                Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.RISES));
        Map<String, String> files = Map.of(
                "setup.json", Json.write(setup),
                "field.json", Json.write(setup.battlefield()),
                "orders.json", Json.writeOrders(Vector.of(order)).get(),
                "scenario.json", Json.write(Shipped.scenarios().get(1)).replaceFirst("\\{", "{\"version\":1,"),
                "team.json",
                        Json.write(Shipped.teamNamed("ashbarrow-rabble"))
                                .replace("{\"team\"", "{\"version\":1,\"team\""),
                "team.txt",
                        "version 1\n" + Shipped.teamNamed("ashbarrow-rabble").text(),
                "field.txt",
                        "# ours\nversion 1\n"
                                + NamedBattlefield.shippedNamed("open-street").text(),
                "mission.txt",
                        "version 1\n" + Notation.write(Shipped.scenarios().get(1)) + "\n");
        for (Map.Entry<String, String> file : files.entrySet())
            Files.writeString(stored.resolve(file.getKey()), file.getValue(), StandardCharsets.UTF_8);
        Path none = Files.writeString(
                stored.resolve("none.txt"),
                Shipped.teamNamed("ashbarrow-rabble").text());
        try (EngineCopy next = new EngineCopy(sources(), NextVersionTest::changed, folder)) {
            assertThat(next.said("upgrade", stored.resolve("setup.json").toString()))
                    .as("a set-up of another version needs its battlefield")
                    .contains("the battlefield of this set-up, " + Json.id(setup.battlefield())
                            + ", is none of the files");
            Vector<String> all = Vector.ofAll(files.keySet())
                    .sorted()
                    .map(name -> stored.resolve(name).toString());
            String said = next.said(all.prepend("upgrade").toJavaArray(String[]::new));
            assertThat(said).doesNotContain("needs nothing").contains("exitCode=0");
            assertThat(next.said(all.prepend("upgrade").toJavaArray(String[]::new)))
                    .doesNotContain(" is upgraded")
                    .contains("setup.json needs nothing: its format is that of this version");
            assertThat(next.said("upgrade", none.toString()))
                    .contains("none.txt needs nothing: a text without a version is one of this version");
        }
        for (String name : files.keySet()) {
            String text = Files.readString(stored.resolve(name), StandardCharsets.UTF_8);
            if (name.endsWith(".json")) assertThat(text).as(name).startsWith("{\"version\":" + FORMAT);
            else assertThat(text).as(name).startsWith("version " + FORMAT + "\n");
            assertThat(stored.resolve(name + ".old")).hasContent(files.get(name));
        }
        String own = Files.readString(stored.resolve("team.txt"), StandardCharsets.UTF_8);
        assertThat(ChosenTeam.read(own).getLeft().head())
                .hasToString("line 1, column 1: the text has format " + FORMAT + "; expected format "
                        + Deadcube.FORMAT_VERSION);
    }
}
