package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.environment.BatchLayout;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines between {@code deadcube env} and a program that learns. */
class EnvironmentServerTest {
    private static final String SETUP = "{\"do\":\"setup\"}";

    private static final Pattern WAYS = Pattern.compile("\"ways\":(\\d+)");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aProgramOpensABatchAndPlays() throws IOException {
        Path file = folder.resolve("batch");
        String[] answers = answers(
                "{\"do\":\"setup\",\"scenario\":\"patrol\"}",
                "{\"do\":\"open\",\"file\":\"" + file + "\",\"games\":2,\"options\":128,\"sides\":\"both\"}",
                "{\"do\":\"step\"}",
                "{\"do\":\"legal\",\"game\":0}",
                "{\"do\":\"play\",\"steps\":300,\"seed\":1}",
                "{\"do\":\"snapshot\",\"game\":0}",
                "{\"do\":\"info\",\"game\":0}",
                "{\"do\":\"fork\",\"state\":1,\"games\":[1],\"seed\":9}",
                "{\"do\":\"info\",\"game\":1}",
                "{\"do\":\"restore\",\"state\":1,\"game\":1}",
                "{\"do\":\"drop\",\"state\":1}",
                "{\"do\":\"view\",\"game\":0,\"side\":\"B\"}");
        assertThat(answers[0]).contains("\"schema\":\"" + BatchLayout.HASH + "\"", "\"bots\":[\"search\"");
        assertThat(answers[1]).isEqualTo("{\"setups\":1}");
        assertThat(answers[2]).isEqualTo("{\"batch\":1}");
        assertThat(answers[3]).isEqualTo("{}");
        assertThat(answers[4]).startsWith("{\"options\":[\"");
        assertThat(answers[5]).isEqualTo("{}");
        assertThat(answers[6]).isEqualTo("{\"state\":1}");
        assertThat(answers[7]).contains("\"text\":\"round ", "\"digest\":").isEqualTo(answers[9]);
        assertThat(new String[] {answers[8], answers[10], answers[11]}).containsOnly("{}");
        assertThat(answers[12]).startsWith("{\"view\":[");
        String header = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(header)
                .startsWith("DEADCUBE")
                .contains(
                        "\"schema\":\"" + BatchLayout.HASH + "\"",
                        "{\"name\":\"view\",\"type\":\"float32\",\"shape\":[2,",
                        "\"game round\"");
    }

    @Test
    void aDocumentIsANameOrAText() {
        assertThat(answers("{\"do\":\"setup\",\"teams\":{\"A\":\"a.txt\",\"B\":\"b.txt\"}}")[1])
                .contains("'a.txt'", ", or a text of several lines\"")
                .doesNotContain("--files");
    }

    @Test
    void aSetupHasNothingThatEachGameHasOfItsOwn() {
        assertThat(answers("{\"do\":\"setup\",\"scenario\":\"patrol\",\"seed\":7,\"tokens\":5}")[1])
                .contains("/seed", "/tokens", "each game of a batch has its own");
    }

    /** SHO-5: a shot with five dice against 5+. Rolls with as many successes and as many eights are one outcome. */
    @Test
    void theOutcomesOfTheNextRollAreExact() {
        String[] answers = answers(
                "{\"do\":\"setup\",\"situation\":\"A1 RA 5+, rifle R6 AP1, at f5\\nB1 SV 5+, at d4\\nplay\"}",
                open("1"),
                "{\"do\":\"step\"}",
                "{\"do\":\"legal\",\"game\":0}",
                "{\"do\":\"outcomes\",\"game\":0,\"action\":0}",
                "{\"do\":\"outcomes\",\"game\":0,\"action\":3}",
                "{\"do\":\"outcomes\",\"game\":0,\"action\":4}");
        assertThat(answers[4]).contains("\"A1 shoot rifle at B1\"]}");
        assertThat(answers[5]).isEqualTo("{\"prompt\":\"B: turn (RND-2)\",\"outcomes\":[]}");
        assertThat(answers[6])
                .startsWith("{\"prompt\":\"A rolls 5 d8: test (SHO-5)\",\"outcomes\":[{\"dice\":\"1 1 1 1 "
                        + "1\",\"ways\":1024},")
                .endsWith("{\"dice\":\"8 8 8 8 8\",\"ways\":1}]}");
        assertThat(WAYS.matcher(answers[6])
                        .results()
                        .mapToInt(ways -> Integer.parseInt(ways.group(1)))
                        .sum())
                .isEqualTo(8 * 8 * 8 * 8 * 8);
        assertThat(answers[7]).contains("from 0 to 3");
    }

    /** ITEM-4: a booby trap rolls when it is picked up, and other items do not. */
    @Test
    void theOutcomesDoNotShowWhichItemATokenIs() throws JsonProcessingException {
        List<String> requests = new ArrayList<>();
        requests.add(
                "{\"do\":\"setup\",\"situation\":\"A1 SP 2-3, at e4; A2 SP 2-3, at d4; A3 SP 2-3, at f4; B1 at h8\\n"
                        + "token 1 I-BOOBY-TRAP at e5 face down; token 2 I-BOOBY-TRAP at d5 face down\\n"
                        + "token 3 I-AMMO at f5 face down; token 4 I-INTEL at c4 face down\\nplay\"}");
        requests.add(open("1"));
        requests.add("{\"do\":\"step\"}");
        for (int seed = 0; seed < 300; seed++) {
            requests.add("{\"do\":\"play\",\"steps\":1,\"seed\":" + seed + "}");
            requests.add("{\"do\":\"legal\",\"game\":0}");
            for (int action = 0; action < 12; action++)
                requests.add("{\"do\":\"outcomes\",\"game\":0,\"action\":" + action + "}");
        }
        String[] answers = answers(requests.toArray(String[]::new));
        List<String> ofTokens = new ArrayList<>();
        for (int i = 0; i < answers.length; i++) {
            JsonNode options = new ObjectMapper().readTree(answers[i]).path("options");
            for (int action = 0; action < Math.min(12, options.size()); action++)
                if (options.get(action).asText().contains("pick up")) ofTokens.add(answers[i + 1 + action]);
        }
        assertThat(ofTokens)
                .allMatch(answer -> answer.endsWith("\"outcomes\":[]}"))
                .filteredOn("{\"outcomes\":[]}"::equals)
                .hasSizeGreaterThan(3);
    }

    @Test
    void whatIsWrongIsSaid() {
        String[] answers = answers(
                "{\"do\":\"step\"}",
                "{\"do\":\"wave\"}",
                open("2"),
                SETUP,
                "{\"do\":\"setup\",\"scenario\":\"no\"}",
                SETUP,
                open("2"),
                "{\"do\":\"snapshot\",\"game\":2}",
                "{\"do\":\"restore\",\"state\":1,\"game\":0}",
                "{\"do\":\"fork\",\"state\":1,\"games\":[2],\"seed\":1}");
        assertThat(answers[1]).contains("no batch is open");
        assertThat(answers[2]).contains("nothing is called 'wave'", "one of setup, open, step");
        assertThat(answers[3]).contains("there is no set-up");
        assertThat(answers[4]).isEqualTo("{\"setups\":1}");
        assertThat(answers[5]).contains("\"where\":\"/scenario");
        assertThat(answers[6]).as("a wrong set-up forgets those before").isEqualTo("{\"setups\":1}");
        assertThat(answers[7]).isEqualTo("{\"batch\":1}");
        assertThat(answers[8]).contains("\"where\":\"/game\"", "from 0 to 1");
        assertThat(answers[9]).contains("the handle of a snapshot");
        assertThat(answers[10]).contains("from 0 to 1");
    }

    @Test
    void anAnswerRepeatsTheIdOfItsRequest() {
        String[] answers = answers(
                "{\"do\":\"setup\",\"id\":7}", "{\"id\":[ \"a\" ],\"do\":\"wave\"}", "{\"do\":\"step\",\"id\":null}");
        assertThat(answers[1]).isEqualTo("{\"id\":7,\"setups\":1}");
        assertThat(answers[2]).startsWith("{\"id\":[ \"a\" ],\"faults\":[");
        assertThat(answers[3]).startsWith("{\"id\":null,\"faults\":[");
    }

    @Test
    void aFileWithOtherContentStays() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes.txt"), "precious");
        Files.writeString(folder.resolve("batch"), "");
        String[] answers = answers(
                SETUP,
                open("1"),
                SETUP,
                open("1"),
                SETUP,
                open("1").replace(folder.resolve("batch").toString(), notes.toString()),
                SETUP,
                open("1").replace(folder.resolve("batch").toString(), ""));
        assertThat(answers[2]).as("an empty file").doesNotContain("faults");
        assertThat(answers[4]).as("that of an earlier batch").doesNotContain("faults");
        assertThat(answers[6])
                .contains("\"/file\"", "notes.txt has other content, which a batch would overwrite", "a new file");
        assertThat(notes).hasContent("precious");
        assertThat(answers[8]).contains("\"/file\"", "the path of a file");
    }

    /**
     * What only begins as the file of a batch is something else: eight letters, or a header that is cut off or changed.
     */
    @Test
    void aFileIsThatOfABatchIfItsWholeHeaderIs() throws IOException {
        Path batch = folder.resolve("batch");
        assertThat(answers(SETUP, open("1"))[2]).isEqualTo("{\"batch\":1}");
        byte[] file = Files.readAllBytes(batch);
        String text = new String(file, StandardCharsets.ISO_8859_1);
        List<String> others = List.of(
                "DEADCUBE, a diary",
                text.substring(0, 100),
                text.substring(0, text.length() / 2),
                text.replace("\"arrays\":", "\"array_\":"),
                text.replace("\"schema\":\"", "\"schema\":7\""),
                text.replace("\"float32\"", "\"float33\""),
                text.replaceFirst("\"shape\":\\[1]", "\"shape\":[0]"));
        for (String other : others) {
            Files.writeString(batch, other, StandardCharsets.ISO_8859_1);
            assertThat(answers(SETUP, open("1"))[2]).contains("batch has other content, which a batch would overwrite");
            assertThat(Files.readString(batch, StandardCharsets.ISO_8859_1)).isEqualTo(other);
        }
        Files.write(batch, file);
        assertThat(answers(SETUP, open("2"))[2]).isEqualTo("{\"batch\":1}");
    }

    /** A program maps the file. What it writes into an array of the server is told, and ends no batch. */
    @Test
    void aCountThatAProgramHasWrittenIsAFault() throws IOException {
        EnvironmentServer server = server();
        server.answer(SETUP);
        assertThat(server.answer(open("1"))).isEqualTo("{\"batch\":1}");
        Path batch = folder.resolve("batch");
        String text = Files.readString(batch, StandardCharsets.ISO_8859_1);
        int header = text.indexOf('{');
        int end = text.indexOf("}]", text.indexOf("\"arrays\"")) + 2;
        JsonNode arrays =
                new ObjectMapper().readTree(text.substring(text.indexOf("\"arrays\":") + "\"arrays\":".length(), end));
        int at = -1;
        for (JsonNode array : arrays)
            if (array.path("name").asText().equals("count"))
                at = array.path("at").asInt();
        int length = ByteBuffer.wrap(Files.readAllBytes(batch))
                .order(ByteOrder.nativeOrder())
                .getInt(header - Integer.BYTES);
        int first = (header + length + 4095) / 4096 * 4096;
        try (FileChannel channel = FileChannel.open(batch, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer count = ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.nativeOrder());
            channel.read(count, first + at);
            int options = count.flip().getInt(0);
            assertThat(options).isPositive();
            channel.write(count.clear().putInt(1_000_000_000).flip(), first + at);
            String[] fault = {
                "\"where\":\"game 0\"",
                "\"text\":\"the count of options is 1000000000\",\"expected\":\"" + options + "\""
            };
            assertThat(server.answer("{\"do\":\"step\"}")).contains(fault).doesNotContain("bug");
            assertThat(server.answer("{\"do\":\"play\",\"steps\":3,\"seed\":1}"))
                    .contains(fault)
                    .doesNotContain("bug");
            channel.write(count.clear().putInt(options).flip(), first + at);
        }
        assertThat(server.answer("{\"do\":\"step\"}")).isEqualTo("{}");
    }

    private static EnvironmentServer server() {
        return new EnvironmentServer(Deadcube.rules(), PlainOptions.of(Server::rethrow));
    }

    @Test
    void aRequestIsAboutTheBatchThatWasOpenedLast() {
        String info = "{\"do\":\"info\",\"game\":1}";
        String[] answers = answers(
                SETUP,
                open("2"),
                info,
                SETUP,
                "{\"do\":\"open\",\"file\":\"no/folder/f\",\"games\":1,\"options\":128,\"sides\":\"both\"}",
                open("1"),
                SETUP,
                "{\"do\":\"open\",\"file\":\"f\",\"games\":1,\"options\":128,\"sides\":\"left\"}",
                SETUP,
                "{\"do\":\"open\",\"file\":\"f\",\"games\":1,\"options\":128,\"sides\":\"a\",\"opponents\":\"clever\"}",
                SETUP,
                open("1").replace(":128", ":1"),
                info,
                SETUP,
                SETUP,
                open("1"),
                info,
                SETUP,
                open("1").replace("both", "a"));
        assertThat(answers[3]).contains("\"text\"");
        assertThat(answers[5]).contains("\"where\":\"/file\"", "f cannot be written: its folder does not exist\"");
        assertThat(answers[6]).contains("there is no set-up");
        assertThat(answers[8]).contains("\"where\":\"/sides\"", "one of both, a, b, swap");
        assertThat(answers[10]).contains("\"where\":\"/opponents\"", "'clever'");
        assertThat(answers[12])
                .contains(
                        "\"where\":\"/options\"",
                        "game 0 has a decision with 2 options, and the arrays have room for 1")
                .doesNotContain("bug");
        assertThat(answers[13]).isEqualTo(answers[3]);
        assertThat(answers[15]).isEqualTo("{\"setups\":2}");
        assertThat(answers[16]).isEqualTo("{\"batch\":2}");
        assertThat(answers[17]).contains("from 0 to 0");
        assertThat(answers[19]).contains("\"where\":\"/opponents\"", "one opponent at least");
        assertThat(folder.toFile().list()).containsExactly("batch");
    }

    @Test
    void severalBatchesAreOpen() {
        String[] answers = answers(
                SETUP,
                open("2"),
                SETUP,
                open("1"),
                "{\"do\":\"step\",\"batch\":1}",
                "{\"do\":\"info\",\"game\":1,\"batch\":1}",
                "{\"do\":\"info\",\"game\":1,\"batch\":2}",
                "{\"do\":\"close\",\"batch\":1}",
                "{\"do\":\"step\",\"batch\":1}",
                "{\"do\":\"step\",\"batch\":2}",
                "{\"do\":\"step\",\"batch\":3}",
                "{\"do\":\"close\"}",
                "{\"do\":\"step\"}");
        assertThat(answers[5]).isEqualTo("{}");
        assertThat(answers[6]).contains("\"due\":\"decision\"");
        assertThat(answers[7]).contains("\"where\":\"/game\"", "from 0 to 0");
        assertThat(answers[8]).isEqualTo("{}");
        assertThat(answers[9]).contains("\"where\":\"/batch\"", "the batch 1 is not open", "one of 2");
        assertThat(answers[10]).isEqualTo("{}");
        assertThat(answers[11]).contains("the batch 3 is not open", "one of 2");
        assertThat(answers[12]).isEqualTo("{}");
        assertThat(answers[13]).contains("no batch is open");
    }

    @Test
    void aWrongBeginOfGamesIsRefused() {
        String[] answers = answers(
                SETUP,
                open("2").replace("\"sides\"", "\"setups\":3,\"sides\""),
                "{\"do\":\"begin\",\"games\":[0],\"setups\":[0,0]}",
                "{\"do\":\"begin\",\"games\":[2],\"setups\":[0]}",
                "{\"do\":\"begin\",\"games\":[0],\"setups\":[1]}",
                "{\"do\":\"begin\",\"games\":[0],\"setups\":[-1]}",
                SETUP,
                "{\"do\":\"begin\",\"games\":[0,1],\"setups\":[-1,-1]}",
                "{\"do\":\"begin\",\"games\":[0],\"setups\":[1]}",
                "{\"do\":\"reset\",\"seeds\":[1]}",
                "{\"do\":\"reset\",\"seeds\":[1,2],\"seed\":3}",
                "{\"do\":\"reset\",\"seeds\":[1,\"2\"]}",
                "{\"do\":\"reset\",\"seeds\":[1,2]}");
        assertThat(answers[3]).contains("/setups", "2 set-ups are given for 1 games", "one for each game");
        assertThat(answers[4]).contains("/games", "from 0 to 1");
        assertThat(answers[5]).contains("/setups", "there is no set-up 1", "one of the batch");
        assertThat(answers[6]).contains("/setups", "from 0 to 2");
        assertThat(answers[8]).isEqualTo("{\"setups\":[1]}");
        assertThat(answers[9]).isEqualTo("{\"setups\":[]}");
        assertThat(answers[10]).contains("/seeds", "an array of 2 whole numbers");
        assertThat(answers[11]).contains("/seed", "each game has a seed of 'seeds'");
        assertThat(answers[12]).contains("/seeds", "an array of 2 whole numbers");
        assertThat(answers[13]).isEqualTo("{}");
    }

    /** A bug may come in the middle of a step, which would leave games that have stepped and games that have not. */
    @Test
    void aBugClosesTheBatch() {
        List<Throwable> bugs = new ArrayList<>();
        Breaking rules = new Breaking();
        EnvironmentServer server = new EnvironmentServer(rules, PlainOptions.of(bugs::add));
        server.answer(SETUP);
        assertThat(server.answer(open("2"))).doesNotContain("faults");
        rules.broken = true;
        assertThat(server.answer("{\"do\":\"play\",\"steps\":9,\"seed\":1}"))
                .contains("there is no answer, and the batch is closed", "\"bug\":\"java.lang.IllegalStateException\"")
                .doesNotContain("planted");
        assertThat(bugs).hasSize(1);
        rules.broken = false;
        assertThat(server.answer("{\"do\":\"step\"}")).contains("no batch is open");
    }

    private static final class Breaking extends ForwardingRules {
        private boolean broken;

        @Override
        public Either<Rejection, Transition> apply(GameState state, Input input) {
            if (broken) throw new IllegalStateException("planted");
            return super.apply(state, input);
        }
    }

    private String open(String games) {
        return "{\"do\":\"open\",\"file\":\"" + folder.resolve("batch") + "\",\"games\":" + games
                + ",\"options\":128,\"sides\":\"both\"}";
    }

    private static String[] answers(String... lines) {
        Run run = Run.typing(String.join("\n", lines), "env");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        return run.out().split("\n");
    }
}
