package io.github.deadcube.testkit.cli.play;

import static java.nio.file.StandardOpenOption.APPEND;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.support.RecordLock;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.endings.Endings;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DuelTest {
    @Test
    void itCountsTheGamesOfBothBots() {
        assertThat(Run.of("duel", "--bots", "simple,random", "--games", "8", "--seed", "42"))
                .satisfies(run -> {
                    assertThat(run.exitCode()).isZero();
                    assertThat(run.err()).isEmpty();
                    assertThat(run.out()).matches("""
                                    simple wins [5-8], random wins [0-3], drawn [0-3]
                                    of 4 pairs: too few for an interval; expected 5 or more, --games 10
                                    """);
                });
    }

    @Test
    void botsAreJudgedByBestPlay() {
        Run run = Run.of("duel", "--bots", "random,random", "--games", "1", "--seed", "3", "--endings", "1");
        assertThat(run.exitCode()).isZero();
        Endings.Judgement judged = new Endings(Deadcube.rules(), 1, 3)
                .judge(Vector.of(Bot::random), Budget.OPEN, done -> {})
                .head();
        assertThat(judged.mean()).isPositive();
        assertThat(run.out())
                .endsWith(String.format(
                        Locale.ROOT,
                        "\nrandom loses %.2f %% of a win a choice in 1 endings, at most %.1f %%, and chooses best "
                                + "in %d\n",
                        100 * judged.mean(),
                        100 * judged.most(),
                        judged.best()));
        assertThat(Run.of("duel", "--bots", "random,random", "--endings", "-1").err())
                .contains("--endings takes a number from 0 upward");
    }

    @TempDir
    private Path folder = Path.of("");

    @Test
    void rowsAreTheSameOnEveryNumberOfThreads() throws IOException {
        String one = rows("one.jsonl", "--threads", "1", "--games", "12");
        assertThat(one.lines()).hasSize(12);
        assertThat(rows("three.jsonl", "--threads", "3", "--games", "12")).isEqualTo(one);
        assertThat(one.lines().findFirst().get())
                .startsWith("{\"game\":0,\"seed\":9,\"edition\":\"deadzone-3 v1\",\"scenario\":\"Patrol\"")
                .contains("\"team\":\"Saltwind Wardens\"", "\"digest\":\"");
    }

    @Test
    void anInterruptedDuelGoesOnAfterItsLastWholeRow() throws IOException {
        String whole = rows("whole.jsonl", "--games", "10");
        rows("torn.jsonl", "--games", "6");
        Path torn = folder.resolve("torn.jsonl");
        String six = Files.readString(torn);
        Files.writeString(torn, six.substring(0, six.length() - 20));
        assertThat(rows("torn.jsonl", "--games", "10")).isEqualTo(whole);
        Run other = Run.of("duel", "--bots", "random,random", "--seed", "9", "--rows", torn.toString());
        assertThat(other.exitCode()).isEqualTo(2);
        assertThat(other.err()).contains("torn.jsonl, line 1: this is not the next game of this duel");
    }

    @Test
    void aDuelGoesOnWithTheSeedOfItsRows() throws IOException {
        String whole = rows("whole.jsonl", "--games", "6");
        rows("rows.jsonl", "--games", "5");
        Path file = folder.resolve("rows.jsonl");
        Run run = Run.of("duel", "--bots", "random,skirmisher", "--games", "6", "--rows", file.toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).startsWith("seed 9\n");
        assertThat(Files.readString(file).replaceAll("\"millis\":\\d+,", "")).isEqualTo(whole);
        assertThat(Run.of("duel", "--bots", "random,fast", "--rows", file.toString())
                        .err())
                .contains("its bots are random,skirmisher, not random,fast")
                .doesNotContain("seed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seed 8 | its seed is 9, not 8",
                "--edition revised | its edition is deadzone-3 v1, not deadzone-3.5 v1",
                "--battlefield refinery | its battlefield is Open street, not Refinery",
                "--teams lanternfall-outriders,hollow-fen-callers | its first bot's team is Saltwind Wardens, not "
                        + "Lanternfall Outriders",
                "--teams kiln-road-breakers,saltwind-wardens | its first bot's team is Saltwind Wardens, not Kiln "
                        + "Road Breakers",
                "--points 150 | its digest of points, cards, special orders and battlefield is ",
                "--budget 100 | its budget is none, not 100",
                "--budget 0.50s | its budget is none, not 0.5s",
                "--bots random,fast | its bots are random,skirmisher, not random,fast",
            })
    void theRowsOfAnotherDuelAreRefused(String options, String unlike) throws IOException {
        Path file = folder.resolve("rows.jsonl");
        String before = rows("rows.jsonl", "--games", "5");
        Vector<String> usual =
                Vector.of("duel", "--bots", "random,skirmisher", "--seed", "9", "--rows", file.toString());
        Vector<String> other = Vector.of(options.strip().split(" "));
        Vector<String> arguments = usual.contains(other.head())
                ? usual.update(usual.indexOf(other.head()) + 1, other.last())
                : usual.appendAll(other);
        Run run = Run.of(arguments.toJavaArray(String[]::new));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .contains(
                        "rows.jsonl, line 1: this is not the next game of this duel; expected the options of its "
                                + "duel, or another file: ",
                        unlike);
        assertThat(rows("rows.jsonl", "--games", "5")).isEqualTo(before);
    }

    @Test
    void allThatIsUnlikeIsSaid() throws IOException {
        Path file = folder.resolve("rows.jsonl");
        rows("rows.jsonl", "--games", "1");
        Run run = Run.of(
                "duel", "--bots", "random,skirmisher", "--seed", "8", "--budget", "7", "--rows", file.toString());
        assertThat(run.err())
                .contains("; expected the options of its duel, or another file: its seed is 9, not 8; its budget is "
                        + "none, not 7\n");
    }

    @Test
    void aRowWithoutItsSetupIsRefused() throws IOException {
        Path file = folder.resolve("rows.jsonl");
        Files.writeString(file, rows("rows.jsonl", "--games", "1").replaceFirst(",\"setup\":\"[0-9a-f]{16}\"", ""));
        assertThat(Run.of("duel", "--bots", "random,skirmisher", "--seed", "9", "--rows", file.toString()))
                .isEqualTo(new Run(
                        2,
                        "",
                        file
                                + ", line 1: this row does not say which set-up was played (setup); "
                                + "expected another file\n"));
    }

    @Test
    void aDuelThatGoesOnTellsTheForfeitsOfItsFirstGames() throws IOException {
        rows("rows.jsonl", "--games", "2");
        Path file = folder.resolve("rows.jsonl");
        Files.writeString(file, Files.readString(file).replaceFirst("}\n", ",\"forfeit\":\"it has ended\"}\n"));
        Run run =
                Run.of("duel", "--bots", "random,skirmisher", "--seed", "9", "--games", "2", "--rows", file.toString());
        assertThat(run.err()).isEqualTo("it has ended\n");
        assertThat(run.exitCode()).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "[]", "{\"game\": 0}", "{\"score\": \"x\", \"points\": 1, \"otherPoints\": 2}"})
    void aFileOfOtherLinesIsNotContinued(String line) throws IOException {
        Path file = Files.writeString(folder.resolve("rows.jsonl"), line + "\n{");
        Run run = Run.of("duel", "--rows", file.toString(), "--seed", "1");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(file + ", line 1: this is no row of a duel; expected a row as --rows writes it");
        assertThat(Files.readString(file)).isEqualTo(line + "\n{");
    }

    @Test
    void aFileThatIsTooLargeIsNotRead() throws IOException {
        Path file = folder.resolve("rows.jsonl");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength((1 << 26) + 1);
        }
        String fault = file + " is too large; expected at most 67108864 bytes\n";
        assertThat(Run.of("duel", "--rows", file.toString(), "--seed", "1")).isEqualTo(new Run(2, "", fault));
        assertThat(Run.of("ladder", "--games", "0", "--rows", file.toString())).isEqualTo(new Run(2, "", fault));
    }

    @Test
    void aTextThatIsNoPartOfARowIsNotCutOff() throws IOException {
        for (String text : new String[] {"my only copy", "{\"game\":7, \"my\":\"own notes\"}", "{\"game\":7, "}) {
            Path notes = Files.writeString(folder.resolve("notes.txt"), text);
            assertThat(Run.of("duel", "--rows", notes.toString(), "--seed", "1").err())
                    .contains(notes + ", line 1: this is no row");
            assertThat(notes).hasContent(text);
        }
    }

    /** Its game is whole: it is checked like the others. */
    @Test
    void aRowWithoutTheEndOfItsLineIsARow() throws IOException {
        String whole = rows("whole.jsonl", "--games", "3");
        rows("rows.jsonl", "--games", "2");
        Path file = folder.resolve("rows.jsonl");
        Files.writeString(file, Files.readString(file).stripTrailing());
        assertThat(Run.of("duel", "--bots", "random,skirmisher", "--seed", "8", "--rows", file.toString())
                        .err())
                .contains("is not the next game of this duel");
        assertThat(rows("rows.jsonl", "--games", "3")).isEqualTo(whole);
    }

    @Test
    void aRowMayBeTornWithinALetter() throws IOException {
        String whole = rows("whole.jsonl", "--games", "2");
        rows("rows.jsonl", "--games", "1");
        Path file = folder.resolve("rows.jsonl");
        Files.write(file, new byte[] {'{', '"', 'g', 'a', 'm', 'e', '"', ':', '1', ',', '"', 's'}, APPEND);
        assertThat(rows("rows.jsonl", "--games", "2")).isEqualTo(whole);
        Files.write(file, "{\"game\":2,\"seed\":9,\"edition\":\"é".getBytes(StandardCharsets.ISO_8859_1), APPEND);
        assertThat(rows("rows.jsonl", "--games", "2")).isEqualTo(whole);
    }

    @Test
    void aRowMayBeTornAfterABracketInItsText() throws IOException {
        String whole = rows("rows.jsonl", "--games", "2");
        Path file = folder.resolve("rows.jsonl");
        Files.writeString(file, whole.replaceFirst("}\n$", ",\"forfeit\":\"its answer is {}"));
        assertThat(rows("rows.jsonl", "--games", "2")).isEqualTo(whole);
    }

    @ParameterizedTest
    @CsvSource({"score, NaN", "score, 7e9", "points, -1", "points, 4000000000", "luck, Infinity"})
    void valuesThatNoGameHasAreNoRow(String member, String value) throws IOException {
        Path file = folder.resolve("rows.jsonl");
        String row = rows("rows.jsonl", "--games", "1").replaceAll("\\}", ",\"luck\":0}");
        Files.writeString(file, row.replaceAll("\"" + member + "\":[-0-9.]+", "\"" + member + "\":\"" + value + "\""));
        assertThat(Run.of("duel", "--bots", "random,skirmisher", "--seed", "9", "--rows", file.toString())
                        .err())
                .contains("line 1: this is no row of a duel");
    }

    @Test
    void theFilesOfADuelAreDifferentAndNotOfAnotherDuel() throws IOException {
        Path file = folder.resolve("rows.jsonl");
        assertThat(Run.of("duel", "--rows", file.toString(), "--page", file.toString())
                        .err())
                .contains("--rows, --page and --decisions take different files");
        try (RecordLock lock = RecordLock.of(file).get()) {
            assertThat(Run.of("duel", "--rows", file.toString(), "--seed", "1").err())
                    .contains(lock.path() + " is kept by an open game");
        }
        assertThat(file).doesNotExist();
    }

    /** The rows of a duel, without the time of each game. */
    private String rows(String file, String... more) throws IOException {
        Path rows = folder.resolve(file);
        String[] arguments = {"duel", "--bots", "random,skirmisher", "--seed", "9", "--rows", rows.toString()};
        Run run = Run.of(Stream.concat(Stream.of(arguments), Stream.of(more)).toArray(String[]::new));
        assertThat(run.exitCode()).as(run.err()).isZero();
        return Files.readString(rows).replaceAll("\"millis\":[0-9]+,", "");
    }

    @Test
    void aSequentialTestEndsTheDuel() {
        Run run = Run.of("duel", "--bots", "simple,skirmisher", "--seed", "4", "--games", "400", "--sprt", "0,100");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .containsPattern("of [0-9]{1,2} pairs, at 95 %: score 0\\.[0-9]+ \\(.* to .*\\), rating ")
                .containsPattern(
                        "simple is stronger by more than 0 after [0-9]{2} games, log-likelihood ratio [0-9.]+\n");
        assertThat(Thread.getAllStackTraces().keySet())
                .as("no game that is still played keeps the process")
                .filteredOn(thread -> thread.getName().equals("duel"))
                .allMatch(Thread::isDaemon);
    }

    /**
     * The scores of teams and sides are the means of the games in the rows, of both bots; games that are left over do
     * not count.
     */
    @Test
    void theTeamsAndTheSidesAreComparedToo() throws IOException {
        Path file = folder.resolve("balance.jsonl");
        Run run = Run.of("duel", "--bots", "random,simple", "--seed", "3", "--games", "22", "--rows", file.toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
        double team = 0;
        double side = 0;
        double lead = 0;
        List<String> lines = Files.readAllLines(file).subList(0, 20);
        for (String line : lines) {
            JsonNode row = new ObjectMapper().readTree(line);
            double score = row.get("score").asDouble();
            double ahead = row.get("points").asDouble() - row.get("otherPoints").asDouble();
            boolean first = row.get("team").asText().equals("Saltwind Wardens");
            team += first ? score : 1 - score;
            lead += first ? ahead : -ahead;
            side += row.get("side").asText().equals("A") ? score : 1 - score;
        }
        assertThat(run.out().lines().skip(2).findFirst().orElse(""))
                .matches(String.format(
                        Locale.ROOT,
                        "Saltwind Wardens: score %.2f \\(.*\\), VP %.1f \\(.*\\); side A: score %.2f \\(.*\\), VP "
                                + ".*, of 5 seeds",
                        team / 20,
                        lead / 20,
                        side / 20));
    }

    @Test
    void theLuckOfTheDiceIsTakenOut() throws IOException {
        Path file = folder.resolve("luck.jsonl");
        String[] arguments = {
            "duel", "--bots", "random,skirmisher", "--seed", "4", "--games", "10", "--luck", "--rows", file.toString()
        };
        Run run = Run.of(arguments);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .containsPattern(
                        "\\nwithout the luck of the dice: score [0-9.]+ \\(.*\\), rating .*; [0-9]+ % of it is taken"
                                + " off, the variance is [1-9][0-9.]* times smaller\n");
        List<Double> luck = new ArrayList<>();
        for (String line : Files.readAllLines(file))
            luck.add(new ObjectMapper().readTree(line).get("luck").asDouble());
        assertThat(luck).hasSize(10).doesNotContain(0.0);
        // a duel that goes on reads the luck of its first games
        Files.write(file, Files.readAllLines(file).subList(0, 9));
        assertThat(Run.of(arguments).out()).isEqualTo(run.out());
        Files.writeString(file, Files.readString(file).replaceFirst("\"luck\":[^,]+,", ""));
        assertThat(Run.of(arguments).err()).contains("luck.jsonl, line 1: this game was played without --luck");
    }

    @Test
    void withSwappedBotsTheOtherWins() {
        assertThat(Run.of("duel", "--bots", "random,simple", "--games", "4", "--seed", "42")
                        .out())
                .isEqualTo("""
                        random wins 0, simple wins 4, drawn 0
                        of 2 pairs: too few for an interval; expected 5 or more, --games 10
                        """);
    }

    @Test
    void aSeedOfTheSystemIsPrinted() {
        String chosen = Run.of("duel", "--games", "4").out();
        assertThat(chosen)
                .isEqualTo("seed " + Run.SEED + "\n"
                        + Run.of("duel", "--games", "4", "--seed", Long.toString(Run.SEED))
                                .out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bots simple           | --bots takes two names",
                "--games 0               | --games takes a number from 1 upward",
                "--games many            | 'many' is not a whole number",
                "--threads 0             | --threads takes a number from 1 to 1000",
                "--threads 1073741824    | --threads takes a number from 1 to 1000",
                "--page src              | src cannot be written: it is a folder",
                "--sprt 5                | --sprt takes two numbers, the smaller first, such as 0,30",
                "--sprt 30,0             | --sprt takes two numbers, the smaller first, such as 0,30",
                "--sprt NaN,3            | 'NaN' is not a decimal number, such as 30 or -2.5",
                "--sprt 0,Infinity       | 'Infinity' is not a decimal number",
                "--sprt 0,1e400          | '1e400' is not a decimal number",
                "--sprt 0x1p3,1e2        | '0x1p3' is not a decimal number",
                "--sprt 0,1234567890123456 | '1234567890123456' has too many digits; expected at most 15 before and "
                        + "30 behind the point",
                "--sprt 1d,2             | '1d' is not a decimal number",
                "--games 99999999999     | '99999999999' is too large a number",
            })
    void faultsAreReported(String arguments, String said) {
        Run run = Run.of(("duel " + arguments.strip()).split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(said.strip(), "Usage: deadcube duel").doesNotContain("\tat ", "Exception");
    }

    @Test
    void theUsageDoesNotFollowAWrongName() {
        assertThat(Run.of("duel", "--bots", "simple,nobody"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "no bot is called 'nobody'; there are search, simple, fast, skirmisher, random, "
                                + "level-1 to level-8, nets, such as 'learned:net.txt', and programs, such as "
                                + "'exec:python3 my_bot.py'\n"));
        assertThat(Run.of("play", "--bots", "simple,nobody").err())
                .contains("'nobody' is not known")
                .doesNotContain("Usage");
        assertThat(Run.of("play", "--bots", "simple,nobody", "--loud").err()).contains("Usage");
    }

    @Test
    void allFaultsAreReportedAtOnce() {
        Run run = Run.of("duel", "--bots", "nobody,nobody,me", "--games", "0", "--seed", "x", "--loud");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines().takeWhile(line -> !line.startsWith("Usage")))
                .containsExactly(
                        "Invalid value for option '--seed': 'x' is not a whole number",
                        "Unknown option: '--loud'",
                        "--bots takes different names if there are more than two",
                        "--games takes a number from 1 upward",
                        "no bot is called 'nobody'; there are search, simple, fast, skirmisher, random, level-1 to "
                                + "level-8, nets, such as 'learned:net.txt', and programs, such as 'exec:python3 "
                                + "my_bot.py'",
                        "no bot is called 'me'; there are search, simple, fast, skirmisher, random, level-1 to "
                                + "level-8, nets, such as 'learned:net.txt', and programs, such as 'exec:python3 "
                                + "my_bot.py'");
    }

    /** Three bots play three duels; a table and a page show all of them, and an interrupted file is continued. */
    @Test
    void severalBotsAreCompared() throws IOException {
        Path file = folder.resolve("all.jsonl");
        Path page = folder.resolve("page.html");
        String[] arguments = {
            "duel",
            "--bots",
            "fast,skirmisher,random",
            "--games",
            "4",
            "--seed",
            "9",
            "--rows",
            file.toString(),
            "--page",
            page.toString()
        };
        Run run = Run.of(arguments);
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().filter(line -> line.contains(" wins "))).hasSize(3);
        assertThat(run.out().lines().skip(3))
                .hasSize(4)
                .first()
                .asString()
                .matches("bot +games +won +drawn +lost +score +rating +VP");
        assertThat(run.out().lines().skip(4)).allMatch(line -> line.matches("[a-z]+ +8 .*"));
        String rows = Files.readString(file).replaceAll("\"millis\":[0-9]+", "");
        assertThat(rows.lines()).hasSize(12);
        assertThat(Files.readString(page))
                .contains("<h1>Duel</h1>", "<td>skirmisher</td>", "<th>random</th>")
                .doesNotContain("%s");
        Files.write(file, Files.readAllLines(file).subList(0, 6));
        assertThat(Run.of(arguments).out()).isEqualTo(run.out());
        assertThat(Files.readString(file).replaceAll("\"millis\":[0-9]+", "")).isEqualTo(rows);
    }

    @Test
    void aBotThatPlaysItselfHasOneRowOnThePage() throws IOException {
        Path page = folder.resolve("page.html");
        Run.of("duel", "--bots", "random,random", "--games", "2", "--seed", "9", "--page", page.toString());
        assertThat(Files.readString(page).lines().filter(line -> line.startsWith("<tr><td>random</td><td>2</td>")))
                .hasSize(1);
    }

    @Test
    void decisionsAreWrittenOnce() throws IOException {
        Path file = folder.resolve("decisions.jsonl");
        String[] arguments = {
            "duel",
            "--bots",
            "random,random",
            "--games",
            "2",
            "--seed",
            "9",
            "--decisions",
            file.toString(),
            "--threads",
            "2"
        };
        assertThat(Run.of(arguments).exitCode()).isZero();
        String written = Files.readString(file);
        assertThat(written).startsWith("{\"encoding\":1,\"names\":{\"view\":[\"game round\"");
        assertThat(written.lines().filter(line -> line.contains("\"boards\""))).hasSize(2);
        assertThat(written.lines().filter(line -> line.contains("\"chosen\""))).hasSizeGreaterThan(100);
        Run again = Run.of(arguments);
        assertThat(again.exitCode()).isEqualTo(2);
        assertThat(again.err()).contains(file + " cannot be written: it exists already");
        assertThat(Files.readString(file)).isEqualTo(written);
    }

    /** Otherwise the file would have the decisions of the later games only. */
    @Test
    void decisionsOfGamesThatAreInRowsAreNotKnown() throws IOException {
        rows("rows.jsonl", "--games", "1");
        Path rows = folder.resolve("rows.jsonl");
        Path decisions = folder.resolve("decisions.jsonl");
        String[] arguments = {
            "duel",
            "--bots",
            "random,skirmisher",
            "--seed",
            "9",
            "--games",
            "2",
            "--rows",
            rows.toString(),
            "--decisions",
            decisions.toString()
        };
        assertThat(Run.of(arguments))
                .isEqualTo(new Run(
                        2,
                        "",
                        "--decisions: " + rows
                                + " holds games already, and their decisions are not known; expected"
                                + " no --decisions, or another file for --rows\n"));
        assertThat(decisions).doesNotExist();
        Files.delete(rows);
        assertThat(Run.of(arguments).exitCode()).isZero();
        assertThat(decisions).exists();
    }

    /** VIC-9: the set-up stays as agreed when a door opens. */
    @Test
    void decisionsAreWrittenWhenADoorHasOpened() throws IOException {
        Path mission = Files.writeString(folder.resolve("doors.txt"), """
                (name Doors, text "For tests.", zones [(cubes [a8, b8]), (cubes [g1, h1])], items 0, rounds 2,
                 scenery [(name Lever, cubes [a8], free, opens [(cube g7, side north)])])
                """);
        Path file = folder.resolve("doors.jsonl");
        Run run = Run.of(
                "duel",
                "--bots",
                "random,random",
                "--games",
                "2",
                "--seed",
                "4",
                "--battlefield",
                "walled-compound",
                "--scenario",
                mission.toString(),
                "--decisions",
                file.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        List<JsonNode> rows = new ArrayList<>();
        for (String line : Files.readAllLines(file)) rows.add(new ObjectMapper().readTree(line));
        JsonNode names = rows.get(0).at("/names/view");
        int door = 0;
        while (!names.get(door).asText().equals("face 1 column")) door++;
        int column = door;
        assertThat(rows.stream()
                        .filter(row -> row.has("view"))
                        .map(row -> row.get("view").get(column).asInt()))
                .contains(0, 7);
    }

    @Test
    void aBudgetIsGivenToTheBots() {
        Run small = Run.of("duel", "--bots", "search,fast", "--games", "2", "--seed", "9", "--budget", "5");
        assertThat(small.err()).isEmpty();
        assertThat(small.out()).contains("search wins ");
        assertThat(Run.of("duel", "--budget", "0").err())
                .contains("'0' is no budget: a number of iterations from 1 to 999999999 is expected, such as 1000, or "
                        + "a time");
        assertThat(Run.of("duel", "--budget", "0.0s").err()).contains("is no budget");
        assertThat(Run.of("duel", "--bots", "random,random", "--games", "1", "--budget", "0.5s")
                        .exitCode())
                .isZero();
    }
}
