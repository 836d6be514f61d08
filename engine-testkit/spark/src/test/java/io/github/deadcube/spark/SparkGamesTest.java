package io.github.deadcube.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.atIndex;

import io.github.deadcube.api.play.Input;
import io.github.deadcube.spark.GamePlan.Build;
import io.github.deadcube.testkit.bot.Evaluation;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import scala.jdk.javaapi.CollectionConverters;

class SparkGamesTest {
    private static final GamePlan PLAN =
            new GamePlan(7, "fast", "random", List.of("third", "revised"), List.of("Patrol", "Breakout"), 0);

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void start() {
        FolderOptions.builder()
                .master("local[2]")
                .config("spark.ui.enabled", false)
                .config("spark.sql.shuffle.partitions", 2)
                .getOrCreate();
        SparkSession.active().sparkContext().setLogLevel("OFF");
    }

    @AfterAll
    static void stop() {
        SparkSession.active().stop();
    }

    /** Games through Spark are the same as games played one by one. */
    @Test
    void digestsAreThoseOfGamesPlayedOneByOne() {
        assertThat(run("--games", "400", "--block", "100")).isZero();
        List<Long> spark = rows().select("digest").collectAsList().stream()
                .map(row -> row.getLong(0))
                .toList();
        List<Long> alone = LongStream.range(0, 400)
                .mapToObj(number -> PlayedGame.row(PLAN, number))
                .map(row -> row.getLong(PlayedGame.SCHEMA.fieldIndex("digest")))
                .toList();
        assertThat(spark).isEqualTo(alone);
        assertThat(rows().select("edition").distinct().count()).isEqualTo(2);
        assertThat(rows().select("teamA").distinct().count()).isEqualTo(6);
        assertThat(rows().select("battlefield").distinct().count()).isEqualTo(6);
        Row first = rows().first();
        assertThat(first.getJavaMap(first.fieldIndex("rules"))).isNotEmpty();
        Map<String, Integer> prompts = first.getJavaMap(first.fieldIndex("prompts"));
        assertThat(prompts).containsEntry("shuffle", 1).containsKeys("turn", "dice: test");
        assertThat(prompts.values().stream().mapToInt(times -> times).sum()).isEqualTo(first.getAs("inputs"));
        assertThat(first.getList(first.fieldIndex("keywordsA"))).isNotEmpty();
    }

    /** A job that was killed leaves files of the block that it was writing, which are not in the table. */
    @Test
    void aKilledJobContinues() throws IOException {
        assertThat(run("--games", "40", "--block", "20")).isZero();
        List<Row> whole = rows().collectAsList();
        List<String> files = List.of(rows().inputFiles());
        copy(part(), "part-of-a-killed-job.parquet");
        assertThat(report()).contains("<p>40 games with ");
        assertThat(run("--games", "80", "--block", "20")).isZero();
        assertThat(rows().count()).isEqualTo(80);
        assertThat(rows().select("number").distinct().count()).isEqualTo(80);
        assertThat(rows().collectAsList().subList(0, 40)).isEqualTo(whole);
        assertThat(rows().inputFiles()).containsAll(files);
    }

    @Test
    void twoJobsAtOnceWriteEachGameOnce() throws Exception {
        ExecutorService both = Executors.newFixedThreadPool(2);
        try {
            List<Future<Integer>> codes = both.invokeAll(
                    List.of(() -> run("--games", "80", "--block", "20"), () -> run("--games", "80", "--block", "20")));
            for (Future<Integer> code : codes) assertThat(code.get()).isZero();
        } finally {
            both.shutdownNow();
        }
        assertThat(rows().count()).isEqualTo(80);
        assertThat(rows().select("number").distinct().count()).isEqualTo(80);
    }

    @Test
    void aPartThatIsMissingChangedOrEmptyIsNamed() throws IOException {
        assertThat(run("--games", "40", "--block", "20")).isZero();
        Path part = part();
        byte[] sound = Files.readAllBytes(part);
        Files.delete(part.resolveSibling("." + part.getFileName() + ".crc"));
        Files.delete(part);
        assertFailed(part);
        Files.write(part, new byte[0]);
        assertFailed(part);
        Files.write(part, Arrays.copyOf(sound, sound.length / 2));
        assertFailed(part);
        byte[] changed = sound.clone();
        for (int i = 4; i < 8; i++) changed[sound.length / 4 + i] ^= 1;
        Files.write(part, changed);
        assertFailed(part);
        Files.write(part, sound);
        assertThat(report()).contains("<p>40 games with ");
    }

    private void assertFailed(Path part) {
        String said = failed("report", "--out", folder.resolve("out").toString(), "--page", page().toString());
        assertThat(said.lines()).hasSize(1);
        assertThat(said)
                .startsWith("the job has failed: ")
                .contains(part.getFileName().toString());
        assertThat(page()).doesNotExist();
    }

    /** Rows that a program wrote into the table, not a job. */
    @Test
    void aBlockWithoutItsGamesIsNamed() {
        assertThat(run("--games", "40", "--block", "20")).isZero();
        rows().where("number <> 7 AND number < 30")
                .union(rows().where("number = 21"))
                .write()
                .format("delta")
                .mode(SaveMode.Overwrite)
                .save(folder.resolve("out").toString());
        assertThat(failed("report", "--out", folder.resolve("out").toString(), "--page", page().toString())
                        .lines())
                .hasSize(2)
                .satisfies(
                        line -> assertThat(line).startsWith("block 0 has 19 games in 19 rows, not 20 games;"),
                        atIndex(0))
                .satisfies(
                        line -> assertThat(line).startsWith("block 1 has 10 games in 11 rows, not 20 games;"),
                        atIndex(1));
        assertThat(page()).doesNotExist();
    }

    @Test
    void aGameThatFailsDoesNotStopTheOthers() throws IOException {
        assertThat(codeOf(
                        "play", "--out", folder.resolve("out").toString(), "--games", "20", "--bots", "throws,random"))
                .isEqualTo(1);
        List<Row> failed = rows().where("failure <> ''").collectAsList();
        assertThat(failed).hasSizeBetween(1, 19);
        assertThat(failed)
                .allSatisfy(row ->
                        assertThat(row.<Long>getAs("number") % FailingBot.EACH).isZero());
        String said = said(
                false,
                () -> assertThat(codeOf(
                                "play",
                                "--out",
                                folder.resolve("out").toString(),
                                "--games",
                                "20",
                                "--bots",
                                "throws,random"))
                        .isEqualTo(1));
        assertThat(said)
                .contains("20 games are played")
                .contains("game 0 (seed 1, edition ", "this bot always fails")
                .contains(failed.size() + " games failed; the first " + failed.size() + " are above. "
                        + "One of them again: play --out FOLDER --first NUMBER --games 1 --seed 1")
                .contains(" --bots \"throws,random\" --iterations 0");
        assertThat(report())
                .contains(
                        (20 - failed.size()) + " games with ",
                        failed.size() + " other games failed and are not counted.");
        assertThat(codeOf(
                        "decisions",
                        "--out",
                        folder.resolve("decided").toString(),
                        "--games",
                        "4",
                        "--bots",
                        "throws,random"))
                .isEqualTo(1);
    }

    /** A game of a large run can be played alone. */
    @Test
    void oneGameAgain() {
        assertThat(run("--games", "1", "--first", "37")).isZero();
        assertThat(rows().collectAsList()).hasSize(1);
        assertThat(rows().first().<Long>getAs("digest"))
                .isEqualTo(PlayedGame.row(PLAN, 37).getLong(PlayedGame.SCHEMA.fieldIndex("digest")));
    }

    @Test
    void theChanceToWinIsFittedToPositions() throws IOException {
        Path weights = folder.resolve("weights.txt");
        assertThat(run("positions", new String[] {"--games", "10", "--block", "5"}))
                .isZero();
        Dataset<Row> positions = rows();
        assertThat(positions.count()).isGreaterThan(100);
        assertThat(positions.selectExpr("count(distinct number)").first().getLong(0))
                .isEqualTo(10);
        assertThat(positions.first().getList(positions.first().fieldIndex("features")))
                .hasSize(Evaluation.featureNames().size());
        String out = folder.resolve("out").toString();
        String more = folder.resolve("more").toString();
        assertThat(new CommandLine(new SparkGames())
                        .execute("positions", "--out", more, "--games", "5", "--block", "5", "--seed", "900"))
                .isZero();
        assertThat(new CommandLine(new SparkGames())
                        .execute(
                                "fit",
                                "--out",
                                out,
                                "--also",
                                more + "=3",
                                "--date",
                                "2026-11-25",
                                "--weights",
                                weights.toString()))
                .isZero();
        List<String> lines = Files.readAllLines(weights);
        long tested = LongStream.range(7, 17).filter(FitJob::isTested).count();
        long testedMore = LongStream.range(900, 905).filter(FitJob::isTested).count();
        assertThat(lines.get(1))
                .startsWith("# Date 2026-11-25; ")
                .contains(
                        " positions of " + (10 - tested + 3 * (5 - testedMore)) + " games; log-loss ",
                        " of " + (tested + testedMore) + " other games");
        assertThat(lines.subList(2, 4))
                .anyMatch(line -> line.startsWith("# Games: block: 5; "))
                .anyMatch(line -> line.startsWith("# Games, each 3 times: block: 5; "));
        assertThat(lines.subList(4, lines.size()).stream().map(line -> line.substring(0, line.indexOf(':'))))
                .containsExactlyElementsOf(Evaluation.featureNames());
    }

    @Test
    void decisionsAreRowsOfNumbers() {
        assertThat(run("decisions", new String[] {"--games", "4", "--block", "2"}))
                .isZero();
        Dataset<Row> decisions = rows();
        assertThat(decisions.count()).isGreaterThan(200);
        Row first = decisions.first();
        assertThat(first.getList(first.fieldIndex("view"))).hasSize(Encoding.VIEW);
        assertThat(decisions
                        .selectExpr("chosen < size(options) and size(options) > 1")
                        .distinct()
                        .collectAsList())
                .containsExactly(RowFactory.create(true));
        assertThat(decisions.selectExpr("count(distinct number)").first().getLong(0))
                .isEqualTo(4);
        for (long number = 0; number < 4; number++) {
            String winner = PlayedGame.row(PLAN, number).getString(PlayedGame.SCHEMA.fieldIndex("winner"));
            assertThat(decisions
                            .where("number = " + number)
                            .selectExpr("side", "won")
                            .distinct()
                            .collectAsList())
                    .allSatisfy(row -> assertThat(row.getDouble(1))
                            .isEqualTo(winner.isEmpty() ? 0.5 : winner.equals(row.getString(0)) ? 1 : 0));
        }
    }

    @Test
    void randomGamesKeepAllPromises() {
        assertThat(verify("--games", "96")).isZero();
        assertThat(rows().count()).isEqualTo(96);
        assertThat(rows().where("promise <> '' OR script <> ''").count()).isZero();
        assertThat(rows().where("inputs > 0 AND size(rules) > 0").count()).isEqualTo(96);
        assertThat(rows().where("teamA = 'generated'").count()).isEqualTo(48);
        assertThat(rows().where("teamA <> 'generated'")
                        .select("edition", "scenario", "teamA")
                        .distinct()
                        .count())
                .isEqualTo(24);
        assertThat(rows().select("turned").distinct().count()).isEqualTo(2);
    }

    /** A verified game depends on its number alone. */
    @Test
    void aVerifiedGameCanBePlayedAgain() {
        for (long number = 0; number < 4; number++)
            assertThat(VerifiedGame.row(PLAN, number)).isEqualTo(VerifiedGame.row(PLAN, number));
    }

    @Test
    void brokenPromisesAreShownAndCounted() throws IOException {
        assertThat(verify("--games", "2")).isZero();
        Row sound = rows().first();
        Object[] broken = Stream.iterate(0, i -> i + 1)
                .limit(sound.size())
                .map(sound::get)
                .toArray();
        broken[VerifiedGame.SCHEMA.fieldIndex("promise")] = "GAMES_END";
        broken[VerifiedGame.SCHEMA.fieldIndex("failure")] = "it goes on";
        broken[VerifiedGame.SCHEMA.fieldIndex("script")] = "A1 activate";
        Row other = rows().where("number = 1").first();
        SparkSession.active()
                .createDataFrame(
                        List.of(RowFactory.create(Arrays.copyOf(broken, VerifiedGame.SCHEMA.size())), other),
                        VerifiedGame.SCHEMA)
                .write()
                .format("delta")
                .mode(SaveMode.Overwrite)
                .save(folder.resolve("out").toString());
        String said = said(false, () -> assertThat(verify("--games", "2")).isEqualTo(1));
        assertThat(said)
                .contains("2 games with ")
                .contains("game 0 (seed 7, edition third", ", Patrol on ", "): it goes on\nA1 activate\n")
                .contains("1 games break a promise")
                .contains("verify --out FOLDER --first NUMBER --games 1 --seed 7 --editions \"third,revised\"");
    }

    /** The game claims a last state that its inputs do not lead to. */
    @Test
    void aBrokenPromiseIsARowWithAScript() {
        VerifiedGame game = new VerifiedGame(PLAN, 2);
        PlayedState played = game.played();
        Row row = game.checked(new PlayedState(
                played.scriptRunner(), played.firstState(), played.inputs().init(), played.state()));
        assertThat(row.<String>getAs(VerifiedGame.SCHEMA.fieldIndex("promise"))).isEqualTo("SAME_INPUTS_SAME_STATE");
        assertThat(row.<String>getAs(VerifiedGame.SCHEMA.fieldIndex("failure")))
                .contains("the same inputs led to another state before");
        String script = row.getAs(VerifiedGame.SCHEMA.fieldIndex("script"));
        assertThat(script).contains("play\n");
        assertThat(played.scriptRunner().play(script).state())
                .hasToString(played.transitions().init().last().state().toString());
    }

    /** The engine refuses an input that the game claims to have accepted. */
    @Test
    void aFailureOfTheEngineIsARowToo() {
        VerifiedGame game = new VerifiedGame(PLAN, 3);
        PlayedState played = game.played();
        Row row = game.checked(new PlayedState(
                played.scriptRunner(), played.firstState(), played.inputs().tail(), played.state()));
        assertThat(row.<String>getAs(VerifiedGame.SCHEMA.fieldIndex("promise"))).isEqualTo("ERROR");
        assertThat(row.<String>getAs(VerifiedGame.SCHEMA.fieldIndex("failure"))).contains("refused on replay by");
    }

    @Test
    void aGameThatCannotBeSetUpIsARowOfEachJob() {
        GamePlan plan = new GamePlan(7, "fast", "random", List.of("of tomorrow"), List.of("Patrol"), 0);
        for (Rows rows : Rows.values()) {
            List<Row> all =
                    rows.dataset(plan, SparkSession.active().range(4, 5, 1, 1)).collectAsList();
            assertThat(all).as(rows.job()).singleElement().satisfies(row -> {
                assertThat(row.<Long>getAs("number")).isEqualTo(4);
                assertThat(row.<Long>getAs("seed")).isEqualTo(11);
                assertThat(row.<String>getAs("failure")).contains("NoSuchElementException", "GamePlan.game");
            });
        }
    }

    /** The state of the game is not the one of a script that could be written. */
    @Test
    void aFailureOfTheCheckIsARowToo() {
        VerifiedGame game = new VerifiedGame(PLAN, 2);
        Row row = game.row(() -> {
            PlayedState played = game.played();
            return new PlayedState(played.scriptRunner(), played.firstState(), Vector.of((Input) null), played.state());
        });
        assertThat(row.<String>getAs(VerifiedGame.SCHEMA.fieldIndex("edition"))).isEqualTo("third");
        assertThat(row.<String>getAs(VerifiedGame.SCHEMA.fieldIndex("promise"))).isEqualTo("ERROR");
        assertThat(row.<String>getAs(VerifiedGame.SCHEMA.fieldIndex("failure"))).contains("VerifiedGame.checked");
    }

    /** Successive games run through the scenarios, so that the remainder of a number would choose some of them. */
    @Test
    void eachScenarioHasGamesOfTheWeakerPolicyAndForTheTest() {
        List<String> scenarios = List.of("Patrol", "Breakout", "Patrol", "Breakout", "Patrol", "Breakout", "Patrol");
        for (int count : new int[] {2, 5, 7}) {
            GamePlan plan = new GamePlan(7, "fast", "random", List.of("third"), scenarios.subList(0, count), 0);
            for (int scenario = 0; scenario < count; scenario++) {
                long[] seeds = LongStream.iterate(scenario, number -> number + count)
                        .limit(400)
                        .map(plan::seed)
                        .toArray();
                assertThat(LongStream.of(seeds)
                                .filter(Rows.PositionRows::wanders)
                                .count())
                        .isBetween(150L, 250L);
                assertThat(LongStream.of(seeds).filter(FitJob::isTested).count())
                        .isBetween(50L, 110L);
            }
        }
    }

    @Test
    void duckDbReadsTheSameRows() throws SQLException {
        assertThat(run("--games", "60", "--block", "20")).isZero();
        String sql = "SELECT edition, teamA, count(*), sum(inputs) FROM %s GROUP BY 1, 2 ORDER BY 1, 2";
        rows().createOrReplaceTempView("rows");
        List<String> spark = SparkSession.active().sql(sql.formatted("rows")).collectAsList().stream()
                .map(row -> row.mkString(" "))
                .toList();
        List<String> duck = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = connection.createStatement();
                ResultSet of = statement.executeQuery(sql.formatted("'" + folder.resolve("out") + "/*.parquet'"))) {
            while (of.next())
                duck.add(of.getString(1) + " " + of.getString(2) + " " + of.getLong(3) + " " + of.getLong(4));
        }
        assertThat(duck).hasSize(12).isEqualTo(spark);
    }

    /**
     * Two bots that differ: Ashbarrow wins six times, loses once and draws once. RAPID FIRE is also on the card of its
     * opponent.
     */
    @Test
    void theReportShowsScoresWithIntervals() {
        List<Row> games = new ArrayList<>();
        for (int i = 0; i < 6; i++) games.add(game("third", "Ashbarrow Rabble", "Kiln Road Breakers", "A"));
        games.add(game("revised", "Kiln Road Breakers", "Ashbarrow Rabble", "A"));
        games.add(game("revised", "Ashbarrow Rabble", "Kiln Road Breakers", ""));
        String page = GamesReport.page(
                SparkSession.active(), SparkSession.active().createDataFrame(games, PlayedGame.SCHEMA));
        assertThat(page)
                .contains("<p>8 games with 80 inputs: fast against random.</p>")
                .contains("<tr><th></th><th>revised</th><th>third</th></tr><tr><th>Ashbarrow Rabble</th>"
                        + "<td class=\"\">0.25 (0.06 to 0.78; 2)</td><td class=\"high\">1.00 (0.55 to 1.00; "
                        + "6)</td></tr>"
                        + "<tr><th>Kiln Road Breakers</th>"
                        + "<td class=\"\">0.75 (0.22 to 0.94; 2)</td><td class=\"low\">0.00 (0.00 to 0.45; "
                        + "6)</td></tr>")
                .contains("<h2>Bots by edition</h2>")
                .doesNotContain("Side A by ");
        assertThat(page.substring(page.indexOf("<h2>Keywords</h2>")))
                .contains("<tr><th></th><th>all games</th><th>with an event</th><th>without an event</th></tr>")
                .contains("<tr><th>FRENZY</th>")
                .doesNotContain("RAPID FIRE");
    }

    private static Row game(String edition, String teamA, String teamB, String winner) {
        return RowFactory.create(
                0L,
                0L,
                edition,
                "Patrol",
                "Open ground",
                teamA,
                teamB,
                "fast",
                "random",
                winner,
                0,
                0,
                4,
                10,
                0L,
                teamA.startsWith("Ash") ? new String[] {"FRENZY", "RAPID FIRE"} : new String[] {"RAPID FIRE"},
                teamB.startsWith("Ash") ? new String[] {"FRENZY", "RAPID FIRE"} : new String[] {"RAPID FIRE"},
                "",
                CollectionConverters.asScala(new TreeMap<String, Integer>()),
                CollectionConverters.asScala(new TreeMap<>(Map.of("K-FRENZY", winner.isEmpty() ? 1 : 0))));
    }

    @Test
    void theReportReadsTheRowsOfPlay() throws IOException {
        assertThat(run("--games", "144")).isZero();
        assertThat(report())
                .contains("<p>144 games with ", "fast against random", "<h2>Keywords</h2>", "<th>RAPID FIRE</th>");
    }

    private String report() throws IOException {
        assertThat(codeOf("report", "--out", folder.resolve("out").toString(), "--page", page().toString()))
                .isZero();
        return Files.readString(page());
    }

    @Test
    void aReportNeedsBlocksOfPlay() {
        String out = folder.resolve("out").toString();
        assertThat(refused("report", "--out", out)).contains("--out: " + out + " has no block of play");
        assertThat(verify("--games", "2")).isZero();
        assertThat(refused("report", "--out", out)).contains("--out: " + out + " has no block of play");
    }

    @Test
    void aPageThatCannotBeWrittenIsAnError() {
        assertThat(run("--games", "2", "--block", "2")).isZero();
        Path page = folder.resolve("missing/games.html");
        assertThat(refused("report", "--out", folder.resolve("out").toString(), "--page", page.toString()))
                .contains("--page: " + page + " cannot be written: its folder does not exist.");
    }

    @Test
    void anotherPlanIsRefused() {
        String out = folder.resolve("out").toString();
        assertThat(run("--games", "20")).isZero();
        assertThat(said(
                        true,
                        () -> assertThat(run("--games", "20", "--iterations", "5"))
                                .isEqualTo(2)))
                .contains("--out: " + out + " has games of another plan; expected its arguments, or another folder. "
                        + "There: iterations: 0. Asked: iterations: 5");
        SparkSession.active()
                .sql("ALTER TABLE delta.`" + out + "` SET TBLPROPERTIES ('deadcube.build' = 'of yesterday')");
        assertThat(said(true, () -> assertThat(run("--games", "20")).isEqualTo(2)))
                .contains("There: build: of yesterday. Asked: build: " + Build.checksum());
        assertThat(rows().count()).isEqualTo(20);
    }

    @Test
    void theVersionIsTheBuildOfPlans() {
        assertThat(said(
                        false,
                        () -> assertThat(new CommandLine(new SparkGames()).execute("--version"))
                                .isZero()))
                .isEqualTo("build " + Build.checksum() + System.lineSeparator());
    }

    @Test
    void aFolderThatCannotBeUsedIsAnError() throws IOException {
        Path file = Files.writeString(folder.resolve("out"), "a file");
        assertThat(said(true, () -> assertThat(run("--games", "2")).isEqualTo(2)))
                .contains("--out: " + file + " cannot be used: ");
    }

    @Test
    void aFolderMayHaveAnyName() {
        String out = folder.resolve("a[b]*{c}").toString();
        assertThat(codeOf("play", "--out", out, "--games", "2", "--bots", "fast,random"))
                .isZero();
        assertThat(codeOf("report", "--out", out, "--page", page().toString())).isZero();
        assertThat(Path.of(out, "_delta_log")).isDirectory();
    }

    @Test
    void aFolderOfAnUnknownKindIsAnError() {
        assertThat(refused("play", "--out", "nowhere://x/y", "--games", "2"))
                .isEqualTo("--out: nowhere://x/y cannot be used: No FileSystem for scheme \"nowhere\""
                        + System.lineSeparator());
    }

    @Test
    void theLastNumberIsALong() {
        Path out = folder.resolve("out");
        assertThat(refused("play", "--out", out.toString(), "--games", "10", "--first", "9223372036854775800"))
                .contains("--first and --games: the last number is more than 9223372036854775807");
        assertThat(out).doesNotExist();
    }

    @Test
    void allFaultsAreReportedAtOnce() {
        assertThat(refused(
                        "play",
                        "--out",
                        "",
                        "--bots",
                        "nobody,simple,fast",
                        "--editions",
                        "ninth,third,third",
                        "--scenarios",
                        "Chess",
                        "--games",
                        "30",
                        "--first",
                        "5",
                        "--block",
                        "20",
                        "--iterations",
                        "-1"))
                .contains(
                        "--out takes the name of a folder",
                        "--bots: no bot is called 'nobody'; there are search, simple",
                        "--bots takes two names, such as simple,simple",
                        "--editions: no edition is called 'ninth'; there are third, living, revised, or all of them "
                                + "with 'all'",
                        "--editions: 'third' is there twice",
                        "--scenarios: no scenario is called 'Chess'; there are Patrol, ",
                        "--games takes a multiple of --block, which is 20",
                        "--first takes a multiple of --block, which is 20",
                        "--iterations takes a number from 0 upward");
        assertThat(refused("verify", "--out", "x", "--games", "0", "--editions", ","))
                .contains("--games and --block take a number from 1 upward, --first from 0", "--editions");
        assertThat(refused("verify", "--out", "x", "--bots", "simple,simple")).contains("Unknown options: '--bots'");
        assertThat(refused("fit", "--out", "x", "--also", "x=4", "--also", "y=0", "--date", "2026-11-25"))
                .contains("--also takes TIMES from 1 upward", "--also takes other folders than --out");
        assertThat(refused("win")).contains("Unmatched argument at index 0: 'win'");
        assertThat(refused()).contains("Missing required subcommand");
    }

    /** What a job that is refused prints. */
    private static String refused(String... arguments) {
        return said(true, () -> assertThat(codeOf(arguments)).isEqualTo(2));
    }

    /** What a job that cannot be done prints. */
    private static String failed(String... arguments) {
        return said(true, () -> assertThat(codeOf(arguments)).isEqualTo(3));
    }

    private static int codeOf(String... arguments) {
        return new CommandLine(new SparkGames()).execute(arguments);
    }

    private Path page() {
        return folder.resolve("games.html");
    }

    /** The first file of the rows. */
    private Path part() {
        return Path.of(URI.create(rows().inputFiles()[0]));
    }

    private static void copy(Path file, String name) throws IOException {
        Files.copy(file, file.resolveSibling(name));
    }

    /** What is printed as an error, or as output. */
    private static String said(boolean error, Runnable job) {
        PrintStream before = error ? System.err : System.out;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream to = new PrintStream(said, true, StandardCharsets.UTF_8);
        if (error) System.setErr(to);
        else System.setOut(to);
        try {
            job.run();
        } finally {
            if (error) System.setErr(before);
            else System.setOut(before);
        }
        return said.toString(StandardCharsets.UTF_8);
    }

    private int run(String... more) {
        return run("play", more);
    }

    private int run(String what, String[] more) {
        return job(what, Stream.concat(Stream.of("--bots", "fast,random"), Stream.of(more)));
    }

    @Test
    void eachSmallWorldIsVisitedOnce() {
        assertThat(worlds("third floor above")).isZero();
        assertThat(worlds("third (floor above|half-cube)")).isZero();
        List<Row> rows = SparkSession.active()
                .read()
                .format("delta")
                .load(folder.resolve("out").toString())
                .orderBy("name")
                .collectAsList();
        assertThat(rows.stream().map(row -> row.<String>getAs("name")))
                .containsExactly("third floor above", "third half-cube");
        assertThat(rows.stream().map(row -> row.<String>getAs("counts")))
                .containsExactly("158 states, 236 inputs, 36 ends", "933 states, 1535 inputs, 65 ends");
        assertThat(rows).allMatch(row -> row.<String>getAs("failure").isEmpty());
    }

    @Test
    void worldsOfAnotherBuildAreRefused() {
        String out = folder.resolve("out").toString();
        assertThat(worlds("third floor above")).isZero();
        SparkSession.active()
                .sql("ALTER TABLE delta.`" + out + "` SET TBLPROPERTIES ('deadcube.build' = 'of yesterday')");
        assertThat(said(true, () -> assertThat(worlds("third floor above")).isEqualTo(2)))
                .contains(
                        "--out: " + out + " has rows of another job or build; expected that build, or another folder. "
                                + "There: build: of yesterday. Asked: build: " + Build.checksum());
    }

    private int worlds(String of) {
        return new CommandLine(new SparkGames())
                .execute("worlds", "--out", folder.resolve("out").toString(), "--of", of);
    }

    private int verify(String... more) {
        return job("verify", Stream.of(more));
    }

    private int job(String what, Stream<String> more) {
        Stream<String> usual = Stream.of(
                what,
                "--out",
                folder.resolve("out").toString(),
                "--seed",
                "7",
                "--editions",
                "third,revised",
                "--scenarios",
                "Patrol,Breakout");
        return new CommandLine(new SparkGames())
                .execute(Stream.concat(usual, more).toArray(String[]::new));
    }

    private Dataset<Row> rows() {
        return SparkSession.active()
                .read()
                .format("delta")
                .load(folder.resolve("out").toString())
                .orderBy("number");
    }
}
