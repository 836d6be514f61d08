package io.github.deadcube.testkit.cli.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code deadcube scenarios}, and {@code --scenario} of a game. */
class ScenariosTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void theListHasEveryScenarioThatShips() {
        assertThat(Run.of("scenarios").out())
                .contains(
                        "patrol: ",
                        "hold-ground: ",
                        "breakout: ",
                        "supply-run: ",
                        "sabotage: ",
                        "head-hunt: ",
                        "last-stand: ");
    }

    @Test
    void aScenarioIsWrittenAsTextAndPlayedFromAFile() throws IOException {
        Run written = Run.of("scenarios", "hold-ground");
        assertThat(Missions.read(written.out()).get())
                .isEqualTo(Shipped.scenarios()
                        .map(Mission.class::cast)
                        .find(m -> m.name().equals("Hold Ground"))
                        .get());
        Path file = folder.resolve("mine.txt");
        Files.writeString(file, written.out().replace("Hold Ground", "My Ground"), StandardCharsets.UTF_8);
        Run played = Run.of("play", "--quiet", "--scenario", file.toString());
        assertThat(played.exitCode()).as(played.err()).isZero();
        assertThat(played.out()).contains("My Ground on Open street", "(VIC-");
    }

    @Test
    void aRecordDoesNotOverwriteTheScenario() throws IOException {
        String text = Run.of("scenarios", "hold-ground").out();
        Path file = folder.resolve("mine.txt");
        Files.writeString(file, text, StandardCharsets.UTF_8);
        Run run = Run.of("play", "--scenario", file.toString(), "--record", file.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("--record: ").contains(" holds the scenario that is read");
        assertThat(file).hasContent(text);
    }

    @Test
    void aFaultIsReportedWithTheFileThatHasIt() throws IOException {
        Path file = Files.writeString(
                folder.resolve("far.txt"),
                Run.of("scenarios", "hold-ground").out().replaceFirst("cubes \\[a8", "cubes [z8, a8"));
        assertThat(Run.of("play", "--quiet", "--scenario", file.toString()).err())
                .startsWith(file + ", scenario: ")
                .doesNotContain("open-street");
        Path field = Files.writeString(
                folder.resolve("small.txt"), "battlefield \"Small\"\n:1  a  b\n 2  .  .\n\n 1  .  .\n");
        assertThat(Run.of("play", "--quiet", "--battlefield", field.toString()).err())
                .startsWith(field + ", scenario: ");
    }

    @Test
    void aScenarioThatShipsIsPlayedByItsName() {
        assertThat(Run.of("play", "--quiet", "--scenario", "breakout").out()).contains("Breakout on Open street");
        assertThat(Run.of("duel", "--bots", "random,random", "--games", "2", "--scenario", "head-hunt")
                        .exitCode())
                .isZero();
    }

    @Test
    void aScenarioIsDrawn() {
        assertThat(Run.of("scenarios", "sabotage").out())
                .contains("#  8 1 1 1 1 . . . .\n", "#  4 . . . s . s . .\n", "# s interactive scenery\n");
    }

    @Test
    void aScenarioIsWrittenAndReadAsJson() throws IOException {
        String json = Run.of("scenarios", "supply-run", "--json").out();
        assertThat(Json.readScenario(json).get().name()).isEqualTo("Supply Run");
        Path file = folder.resolve("mine.json");
        Files.writeString(file, json.replace("Supply Run", "My Run"), StandardCharsets.UTF_8);
        assertThat(Run.of("play", "--quiet", "--scenario", file.toString()).out())
                .contains("My Run on Open street");
        Files.writeString(file, json.replace("\"home\":3", "\"home\":x"), StandardCharsets.UTF_8);
        assertThat(Run.of("play", "--quiet", "--scenario", file.toString()).err())
                .startsWith(file + ", line 1, column ");
    }

    @Test
    void perftCountsInAScenario() throws IOException {
        Path file = folder.resolve("script.txt");
        Files.writeString(
                file, "A1 at c4; B1 at a1; laid ASSET-CRATE at c4; play; A1 activate", StandardCharsets.UTF_8);
        String counted = Run.of("perft", file.toString(), "--depth", "1", "--divide", "--scenario", "supply-run")
                .out();
        assertThat(counted).contains("A1 use ASSET-CRATE");
        assertThat(Run.of("perft", "--scenario", "supply-run").err()).contains("--scenario is for a file");
        assertThat(Run.of("perft", file.toString(), "--depth", "1", "--scenario", "picnic")
                        .err())
                .contains("; expected a file, or one of patrol, hold-ground");
    }

    @Test
    void scriptsAndSituationsNameTheScenarioOfAFile() throws IOException {
        Path mission = folder.resolve("run.txt");
        String shipped = Run.of("scenarios", "supply-run").out();
        Files.writeString(mission, shipped.replace("Supply Run", "Long Haul"), StandardCharsets.UTF_8);
        Path script = folder.resolve("script.txt");
        String text = "A1 at c4; B1 at a1; laid ASSET-CRATE at c4\n  round 2, scenario ";
        Files.writeString(script, text + "long-haul; play; A1 activate", StandardCharsets.UTF_8);
        String[] counting = {"perft", script.toString(), "--depth", "1", "--divide"};
        assertThat(Run.of(counting).err())
                .startsWith(script
                        + ", line 2, column 12: scenario: no scenario is called 'long-haul'; expected one of patrol, ");
        assertThat(Run.of(Vector.of(counting)
                                .append("--scenario")
                                .append(mission.toString())
                                .toJavaArray(String[]::new))
                        .out())
                .contains("A1 use ASSET-CRATE");

        String start = "{\"do\": \"start\", \"situation\": \"" + text.replace("\n", "\\n");
        String starts = start + "long-haul\"}\n" + start + "haul\"}\n";
        assertThat(Run.typing(starts, "serve", "--scenario", mission.toString())
                        .out()
                        .lines()
                        .skip(1))
                .satisfiesExactly(
                        line -> assertThat(line).contains("\"scenario\":\"Long Haul\""),
                        line -> assertThat(line)
                                .contains(
                                        "\"where\":\"/situation, scenario\"",
                                        "no scenario is called 'haul'",
                                        "last-stand, open-ground, long-haul\"",
                                        "\"line\":2,\"column\":12"));
    }

    @Test
    void aServerHasAScenario() {
        Run served = Run.typing(
                "{\"do\": \"start\"}\n{\"do\": \"start\", \"scenario\": \"patrol\"}\n",
                "serve",
                "--scenario",
                "sabotage");
        assertThat(served.out().lines().skip(1))
                .satisfiesExactly(
                        line -> assertThat(line).contains("\"scenario\":\"Sabotage\""),
                        line -> assertThat(line).contains("\"scenario\":\"Patrol\""));
        assertThat(Run.of("serve", "--scenario", "picnic").err()).contains("; expected a file, or one of patrol, ");
    }

    @Test
    void theSeedRollsForTheScenario() {
        Function<Integer, String> rolled =
                seed -> Run.of("play", "--quiet", "--scenario", "roll", "--seed", seed.toString())
                        .out()
                        .replaceFirst("(?s) on Open street.*", "");
        Vector<String> all = Vector.rangeClosed(1, 8).map(rolled);
        assertThat(all.distinct().size()).as("of eight seeds").isGreaterThan(1);
        assertThat(rolled.apply(1)).isEqualTo(all.head());
    }

    @Test
    void aScenarioOfAFileIsDrawnAndChecked() throws IOException {
        Path file = folder.resolve("gate.txt");
        Files.writeString(file, "(name Gate, size (width 6, depth 6), goals [(cube c3)], rounds 0)");
        Run drawn = Run.of("scenarios", file.toString());
        assertThat(drawn.err()).isEmpty();
        assertThat(drawn.out()).startsWith("(name \"Gate\", ").contains("\n#  3 . . o . . .\n");
        Run checked = Run.of("scenarios", file.toString(), "--battlefield", "open-street");
        assertThat(checked.exitCode()).isEqualTo(2);
        assertThat(checked.out()).isEmpty();
        assertThat(checked.err().lines())
                .containsExactly(
                        file + ", scenario: a game has 1 to 99 rounds, not 0 (VIC-6)",
                        file + ", scenario: Gate is played on 6 × 6 cubes, not on 8 × 8 (SET-2)");
        assertThat(Run.of("scenarios", "sabotage", "--battlefield", "refinery", "--edition", "revised"))
                .isEqualTo(Run.of("scenarios", "sabotage"));
        assertThat(Run.of("scenarios", "--battlefield", "refinery").err())
                .startsWith("--battlefield expects a scenario, which is checked on it.");
    }

    @Test
    void wrongNamesAndWrongTextsAreReported() throws IOException {
        Run unknown = Run.of("scenarios", "no-such");
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err()).contains("there is no file no-such", "hold-ground");
        Path file = folder.resolve("wrong.txt");
        Files.writeString(file, "(name Mine,\n goals [(cube z99)])", StandardCharsets.UTF_8);
        Run wrong = Run.of("play", "--scenario", file.toString());
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.err()).contains(file + ", line 2, column 15: 'z99' is not understood");
    }
}
