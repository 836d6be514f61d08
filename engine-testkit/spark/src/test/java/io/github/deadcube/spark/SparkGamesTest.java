package io.github.deadcube.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.learning.Encoding;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class SparkGamesTest {
    private static final GamePlan PLAN =
            new GamePlan(7, "fast", "random", List.of("third", "revised"), List.of("Patrol", "Breakout"), 0);

    @TempDir
    private Path folder = Path.of("");

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
                .mapToObj(number -> PlayedGame.of(PLAN, number))
                .map(row -> row.getLong(PlayedGame.SCHEMA.fieldIndex("digest")))
                .toList();
        assertThat(spark).isEqualTo(alone);
        assertThat(rows().select("edition").distinct().count()).isEqualTo(2);
        assertThat(rows().select("teamA").distinct().count()).isEqualTo(6);
        assertThat(rows().select("battlefield").distinct().count()).isEqualTo(6);
        Row first = rows().first();
        assertThat(first.getJavaMap(first.fieldIndex("rules"))).isNotEmpty();
        assertThat(first.getJavaMap(first.fieldIndex("prompts"))).isNotEmpty();
        assertThat(first.getList(first.fieldIndex("keywordsA"))).isNotEmpty();
    }

    /** A job that was killed leaves no success marker in the block that it was writing. */
    @Test
    void aKilledJobContinues() throws IOException {
        assertThat(run("--games", "60", "--block", "20")).isZero();
        List<Row> whole = rows().collectAsList();
        Path torn = folder.resolve("out/block=000000001");
        Files.delete(torn.resolve("_SUCCESS"));
        try (Stream<Path> parts = Files.list(torn)) {
            Files.delete(parts.filter(part -> part.toString().endsWith(".parquet"))
                    .findFirst()
                    .get());
        }
        long kept = Files.getLastModifiedTime(folder.resolve("out/block=000000000/_SUCCESS"))
                .toMillis();
        assertThat(run("--games", "80", "--block", "20")).isZero();
        assertThat(rows().count()).isEqualTo(80);
        assertThat(rows().select("number").distinct().count()).isEqualTo(80);
        assertThat(rows().collectAsList().subList(0, 60)).isEqualTo(whole);
        assertThat(Files.getLastModifiedTime(folder.resolve("out/block=000000000/_SUCCESS"))
                        .toMillis())
                .isEqualTo(kept);
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
        assertThat(decisions
                        .selectExpr("bool_and((won > 0.5) = (lead > 0) or won = 0.5 or lead = 0)")
                        .first()
                        .getBoolean(0))
                .isTrue();
    }

    @Test
    void randomGamesKeepAllPromises() {
        assertThat(run("verify", new String[] {"--games", "24", "--block", "24"}))
                .isZero();
        assertThat(rows().count()).isEqualTo(24);
        assertThat(rows().where("promise <> '' OR script <> ''").count()).isZero();
        assertThat(rows().where("inputs > 0 AND size(rules) > 0").count()).isEqualTo(24);
        assertThat(rows().where("teamA = 'generated'").count()).isEqualTo(12);
        assertThat(rows().where("teamA <> 'generated'")
                        .select("battlefield")
                        .distinct()
                        .count())
                .isEqualTo(6);
        assertThat(rows().select("turned").distinct().count()).isEqualTo(2);
    }

    /** A verified game depends on its number alone. */
    @Test
    void aVerifiedGameCanBePlayedAgain() {
        for (long number = 0; number < 4; number++)
            assertThat(VerifiedGame.of(PLAN, number)).isEqualTo(VerifiedGame.of(PLAN, number));
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
                .hasToString(played.steps().last().before().toString());
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
                ResultSet of = statement.executeQuery(sql.formatted("'" + folder.resolve("out") + "/*/*.parquet'"))) {
            while (of.next())
                duck.add(of.getString(1) + " " + of.getString(2) + " " + of.getLong(3) + " " + of.getLong(4));
        }
        assertThat(duck).hasSize(6).isEqualTo(spark);
    }

    @Test
    void theReportShowsScoresOfTeamsAndKeywords() throws IOException {
        assertThat(report("720"))
                .contains("720 games with ", "fast against random", "<h2>Keywords</h2>", "<th>RAPID FIRE</th>")
                .containsPattern("<tr><th>Ashbarrow Rabble</th><td[^>]*>[^<]*</td>"
                        + Pattern.quote(cell("Ashbarrow Rabble")) + "</tr>");
    }

    /** The normal approximation would give teams that always win or lose an interval of length 0. */
    @Test
    void theIntervalSuitsFewGames() throws IOException {
        String html = report("12");
        for (String team : List.of("Ashbarrow Rabble", "Saltwind Wardens", "Kiln Road Breakers"))
            assertThat(html).contains("<tr><th>" + team + "</th>" + cell(team) + "</tr>");
    }

    private String report(String games) throws IOException {
        assertThat(run("--games", games, "--block", games)).isZero();
        Path page = folder.resolve("games.html");
        assertThat(run("report", new String[] {"--page", page.toString()})).isZero();
        return Files.readString(page);
    }

    /** The cell of a team in the third edition: score, interval of Agresti and Coull, and number of games. */
    private String cell(String team) {
        Dataset<Row> third = rows().where("edition = 'third' AND '" + team + "' IN (teamA, teamB)");
        double won =
                third.where("if(teamA = '" + team + "', 'A', 'B') = winner").count();
        double drawn = third.where("winner = ''").count();
        long games = third.count();
        double centre = (won + drawn / 2 + 2) / (games + 4);
        double half = 1.96 * Math.sqrt(((won + drawn / 4 + 2) / (games + 4) - centre * centre) / (games + 4));
        double low = Math.max(0, centre - half);
        double high = Math.min(1, centre + half);
        return String.format(
                Locale.ROOT,
                "<td class=\"%s\">%.2f (%.2f to %.2f; %d)</td>",
                low > 0.5 ? "high" : high < 0.5 ? "low" : "",
                (won + drawn / 2) / games,
                low,
                high,
                games);
    }

    @Test
    void aReportNeedsWholeBlocksOfPlay() {
        String out = folder.resolve("out").toString();
        assertThat(refused("report", "--out", out)).contains("--out: " + out + " has no whole block of play");
        assertThat(run("verify", new String[] {"--games", "2", "--block", "2"})).isZero();
        assertThat(refused("report", "--out", out)).contains("--out: " + out + " has no whole block of play");
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
        assertThat(run("--games", "20", "--block", "20")).isZero();
        assertThat(run("--games", "20", "--block", "20", "--iterations", "5")).isEqualTo(2);
        assertThat(rows().count()).isEqualTo(20);
    }

    @Test
    void allFaultsAreReportedAtOnce() {
        assertThat(refused(
                        "win",
                        "--out",
                        folder.toString(),
                        "--bots",
                        "nobody,simple",
                        "--editions",
                        "ninth",
                        "--scenarios",
                        "Chess",
                        "--games",
                        "30",
                        "--block",
                        "20"))
                .contains(
                        "'win' is unknown: play, decisions, verify, report are known",
                        "--bots: no bot is called 'nobody'; there are search, simple",
                        "--editions: no edition is called 'ninth'; there are ",
                        "--scenarios: no scenario is called 'Chess'; there are Patrol, ",
                        "--games takes a multiple of --block, which is 20");
    }

    /** What a job that is refused prints. */
    private static String refused(String... arguments) {
        PrintStream err = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            assertThat(new CommandLine(new SparkGames()).execute(arguments)).isEqualTo(2);
        } finally {
            System.setErr(err);
        }
        return said.toString(StandardCharsets.UTF_8);
    }

    private int run(String... more) {
        return run("play", more);
    }

    private int run(String what, String[] more) {
        List<String> arguments = Stream.concat(
                        Stream.of(
                                what,
                                "--out",
                                folder.resolve("out").toString(),
                                "--seed",
                                "7",
                                "--bots",
                                "fast,random",
                                "--editions",
                                "third,revised",
                                "--scenarios",
                                "Patrol,Breakout",
                                "--master",
                                "local[2]"),
                        Stream.of(more))
                .toList();
        return new CommandLine(new SparkGames()).execute(arguments.toArray(String[]::new));
    }

    private Dataset<Row> rows() {
        return SparkSession.active()
                .read()
                .parquet(folder.resolve("out").toString())
                .orderBy("number");
    }
}
