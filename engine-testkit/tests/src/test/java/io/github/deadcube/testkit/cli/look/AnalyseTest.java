package io.github.deadcube.testkit.cli.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code deadcube analyse}, and {@code play --from} a record. */
class AnalyseTest {
    /** The game in the page of a replay. */
    private static final Pattern RECORD =
            Pattern.compile("<script type=\"application/json\" id=\"record\">(.*?)</script>", Pattern.DOTALL);

    @TempDir
    private Path folder = Path.of("");

    /** A record of the set-up and the first activations of a game. */
    private Path begun() throws IOException {
        Path whole = folder.resolve("whole.txt");
        Run.of("play", "--seed", "3", "--quiet", "--record", whole.toString());
        String text = Files.readString(whole);
        return Files.writeString(folder.resolve("game.txt"), text.substring(0, text.indexOf("\n120: ") + 1));
    }

    @Test
    void aRecordIsAnnotated() throws IOException {
        Path game = begun();
        Run json = Run.of("analyse", game.toString(), "--json", "--iterations", "8");
        assertThat(json.exitCode()).as(json.err()).isEqualTo(4);
        JsonNode all = new ObjectMapper().readTree(json.out());
        assertThat(all.get("inputs")).hasSize(119);
        double luck = 0;
        double lost = 0;
        int judged = 0;
        for (JsonNode input : all.get("inputs")) {
            assertThat(input.get("chance").asDouble()).isBetween(0.0, 1.0);
            luck += input.path("roll").path("luckOfA").asDouble();
            JsonNode decision = input.path("decision");
            if (decision.path("costly").asBoolean()
                    && decision.path("side").asText().equals("A"))
                lost += decision.get("cost").asDouble();
            if (!decision.isMissingNode()) judged++;
        }
        assertThat(judged).isGreaterThan(5);
        assertThat(all.at("/sides/A/luck").asDouble())
                .isEqualTo(luck, within(0.01))
                .isNotZero();
        assertThat(all.at("/sides/A/lost").asDouble()).isEqualTo(lost, within(0.01));
        assertThat(all.at("/inputs/7/continue").asText())
                .isEqualTo("deadcube play --from " + game + " --after 7 --bots human,search");

        Path page = folder.resolve("game.html");
        assertThat(Run.of("analyse", game.toString(), "--html", page.toString(), "--iterations", "1")
                        .out())
                .isEmpty();
        Matcher record = RECORD.matcher(Files.readString(page));
        assertThat(record.find()).isTrue();
        JsonNode document = new ObjectMapper().readTree(record.group(1));
        assertThat(document.get("updates")).hasSize(119);
        assertThat(document.at("/battlefield/width").asInt()).isEqualTo(8);
        assertThat(document.at("/analysis/inputs")).hasSize(119);
        assertThat(document.at("/analysis/inputs/7/continue").asText())
                .isEqualTo("deadcube play --from " + game + " --after 7 --bots human,search");
    }

    @Test
    void aCommandQuotesItsFile() throws IOException {
        Path game = Files.copy(begun(), folder.resolve("my game's.txt"));
        Run json = Run.of("analyse", game.toString(), "--json", "--iterations", "1");
        assertThat(new ObjectMapper()
                        .readTree(json.out())
                        .at("/inputs/7/continue")
                        .asText())
                .isEqualTo("deadcube play --from \"" + game + "\" --after 7 --bots human,search");
    }

    @Test
    void faultsAreReported() throws IOException {
        Path other = Files.writeString(folder.resolve("other.txt"), "no record\n");
        Run run = Run.of("analyse", other.toString());
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("other.txt, line 1");
        assertThat(Run.of("analyse", other.toString(), "--iterations", "0").err())
                .contains("--iterations takes a number from 1 upward");
        assertThat(Run.of("analyse", other.toString(), "--json", "--html", "x.html")
                        .err())
                .contains("--json prints to the output, and --html writes a page; choose one of them");
    }

    @Test
    void aRecordedGameGoesOn() throws IOException {
        Path game = begun();
        Path other = folder.resolve("other.txt");
        Run run = Run.of(
                "play",
                "--from",
                game.toString(),
                "--after",
                "100",
                "--bots",
                "fast,random",
                "--seed",
                "5",
                "--record",
                other.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("on the battlefield of " + game, " wins");
        assertThat(Run.of("verify", other.toString()).exitCode()).isZero();
        assertThat(Run.of("play", "--from", game.toString(), "--after", "120", "--bots", "fast,fast")
                        .err())
                .isEqualTo("--after takes a number from 0 to 119, the inputs of " + game + "\n");
        assertThat(Run.of("play", "--from", game.toString(), "--points", "150", "--after", "1")
                        .err())
                .contains("--points cannot be chosen for a game --from a record, which has its own");
        Path whole = game.resolveSibling("whole.txt");
        assertThat(Run.of("play", "--from", whole.toString()).err())
                .matches("\\Q" + whole
                        + "\\E: the game is over, .* \\(VIC-\\d\\); expected --after with the number of an "
                        + "earlier input\n");
        assertThat(Run.of("play", "--after", "1").err()).contains("--after is for a game --from a record");
        String text = Files.readString(game);
        assertThat(Run.of("play", "--from", game.toString(), "--bots", "fast,fast", "--record", game.toString()))
                .isEqualTo(new Run(2, "", "--record: " + game + " is read; expected another name\n"));
        assertThat(game).hasContent(text);
    }

    @Test
    void aRecordThatIsPlayedDifferentlyGoesOnBeforeTheDifferenceOnly() throws IOException {
        String json =
                Json.writeRecord(Files.readString(begun()), Shipped.registry()).get();
        List<String> inputs = Arrays.asList(json.split("(?=\\{\"input\":)"));
        inputs.set(100, inputs.get(100).replaceFirst("\"digest\":\"[^\"]*\"", "\"digest\":\"0123456789abcdef\""));
        String other =
                Json.readRecord(String.join("", inputs), Shipped.registry()).get();
        String file = Files.writeString(folder.resolve("other.txt"), other).toString();
        Run all = Run.of("play", "--from", file, "--bots", "fast,random", "--quiet");
        assertThat(all.exitCode()).isEqualTo(2);
        assertThat(all.err())
                .contains(
                        "other.txt, line ", ": input 100, ", "another state", "--after takes a number from 0 to 99\n");
        assertThat(Run.of("play", "--from", file, "--after", "100", "--bots", "fast,random")
                        .err())
                .isEqualTo(all.err());
        assertThat(Run.of("play", "--from", file, "--after", "300", "--bots", "fast,random")
                        .err())
                .isEqualTo("--after takes a number from 0 to 119, the inputs of " + file + "\n");
        Run before = Run.of("play", "--from", file, "--after", "99", "--bots", "fast,random", "--quiet");
        assertThat(before.err()).isEmpty();
        assertThat(before.exitCode()).isZero();
    }

    @Test
    void aRecordedGameGoesOnFromItsBattlefield() throws IOException {
        String game = begun().toString();
        Run run = Run.typing("quit\n", "play", "--from", game, "--after", "100", "--bots", "human,human");
        assertThat(run.out())
                .containsSubsequence(
                        "on the battlefield of " + game, "\nboard 8 x 8 x 3\n", "\nA1 ", "You choose for ");
        assertThat(Run.typing("quit\n", "play", "--from", game, "--bots", "human,human", "--no-boards")
                        .out())
                .doesNotContain("board 8 x 8 x 3");
        assertThat(Run.of("play", "--from", game, "--bots", "fast,fast", "--quiet")
                        .out())
                .doesNotContain("board 8 x 8 x 3");
    }

    @Test
    void aTornEndIsNamed() throws IOException {
        String text = Files.readString(begun());
        String file = Files.writeString(folder.resolve("torn.txt"), text.substring(0, text.length() - 5))
                .toString();
        Run run = Run.of("play", "--from", file, "--bots", "fast,random", "--quiet");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).startsWith(file + ", line ").contains("the last line is torn off or damaged: '119: ");
    }
}
