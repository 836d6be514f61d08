package io.github.deadcube.spark;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Plays many games with Spark, a row for each, as Parquet files. The games are divided into blocks of successive seeds. A block is
 * written whole or not at all, so that a job that was killed continues after its last block.
 */
@Command(
        name = "deadcube-spark",
        mixinStandardHelpOptions = true,
        exitCodeOnExecutionException = 3,
        description =
                "Plays many games between bots with Apache Spark, and writes rows as Parquet. A job that was killed continues.")
public final class SparkGames implements Callable<Integer> {
    private static final String ALL = "all";
    private static final String PLAN = "_plan.txt";
    private static final int BROKEN = 1;
    private static final int REFUSED = 2;
    private static final int SHOWN = 20;
    private static final long GAMES_OF_A_TASK = 250;
    private static final long MOST_TASKS = 10_000;
    private static final Vector<String> WORK = Vector.of("play", "decisions", "verify", "report");

    @Parameters(
            paramLabel = "play|decisions|verify|report",
            description = "play writes a row for each game; decisions writes a row for each decision, as numbers;"
                    + " verify plays at random and checks every promise of the rules, with a row for each game;"
                    + " report writes a page about the rows of play.")
    private String what = "";

    @Option(names = "--out", required = true, paramLabel = "FOLDER", description = "Where the rows are written.")
    private String out = "";

    @Option(names = "--games", defaultValue = "10000", description = "The number of games; default 10000.")
    private long games;

    @Option(names = "--seed", defaultValue = "1", description = "The seed of the first game; default 1.")
    private long seed;

    @Option(
            names = "--bots",
            split = ",",
            defaultValue = "simple,simple",
            description = "The bots of side A and side B.")
    private List<String> bots = List.of();

    @Option(names = "--editions", split = ",", defaultValue = ALL, description = "The editions; default all.")
    private List<String> editions = List.of();

    @Option(names = "--scenarios", split = ",", defaultValue = ALL, description = "The scenarios; default all.")
    private List<String> scenarios = List.of();

    @Option(
            names = "--iterations",
            defaultValue = "0",
            description = "The budget of a decision; default: the bot decides.")
    private int iterations;

    @Option(names = "--block", defaultValue = "10000", description = "The games of a block; default 10000.")
    private long block;

    @Option(names = "--page", paramLabel = "FILE", description = "The page that report writes; default games.html.")
    private java.nio.file.Path page = java.nio.file.Path.of("games.html");

    @Option(names = "--master", description = "The Spark master. Default: the one of spark-submit, or local[*].")
    private String master = "";

    /** Runs a job; ends the virtual machine with the exit code. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new SparkGames()).execute(arguments));
    }

    /** Plays the blocks that are missing. Returns 0, 1 if a promise is broken, or 2 if the arguments are wrong. */
    @Override
    public Integer call() throws IOException {
        Vector<String> faults = faults();
        if (!faults.isEmpty()) {
            faults.forEach(System.err::println);
            return REFUSED;
        }
        SparkSession.Builder builder = SparkSession.builder().appName("deadcube");
        if (!master.isEmpty()) builder.master(master);
        else if (System.getProperty("spark.master") == null) builder.master("local[*]");
        SparkSession spark =
                builder.config("spark.ui.showConsoleProgress", true).getOrCreate();
        spark.sparkContext().setLogLevel("WARN");
        return what.equals("report") ? report(spark) : blocks(spark);
    }

    private int report(SparkSession spark) throws IOException {
        FileSystem files = files(spark);
        if (!plan(files).startsWith("play ") || files.globStatus(new Path(out, "block=*/_SUCCESS")).length == 0) {
            System.err.println("--out: " + out + " has no whole block of play");
            return REFUSED;
        }
        for (String error :
                TextFile.write(page, GamesReport.page(spark, spark.read().parquet(out)))) {
            System.err.println("--page: " + error);
            return REFUSED;
        }
        System.out.println(page + " is written");
        return 0;
    }

    private int blocks(SparkSession spark) throws IOException {
        GamePlan plan =
                new GamePlan(seed, bots.get(0), bots.get(1), List.copyOf(editions), List.copyOf(scenarios), iterations);
        FileSystem files = files(spark);
        if (!agrees(files, what + " " + plan + " block " + block)) {
            System.err.println("--out: " + out + " holds games of another plan; use its arguments, or another folder");
            return REFUSED;
        }
        for (long first = 0; first < games; first += block)
            if (!files.exists(new Path(folder(first), "_SUCCESS"))) play(spark, plan, first);
        return what.equals("verify") ? verdict(spark) : 0;
    }

    /** Prints how many games were checked, and those that broke a promise. */
    private int verdict(SparkSession spark) {
        Dataset<Row> rows = spark.read().parquet(out);
        Row all = rows.selectExpr("count(*)", "sum(inputs)").first();
        System.out.printf(Locale.ROOT, "%,d games with %,d inputs are checked%n", all.getLong(0), all.getLong(1));
        List<Row> broken =
                rows.where("promise <> ''").orderBy("number").limit(SHOWN).collectAsList();
        for (Row row : broken)
            System.out.println(
                    "game " + row.getAs("number") + ": " + row.getAs("failure") + "\n" + row.getAs("script"));
        System.out.println(broken.isEmpty() ? "no promise is broken" : "promises are broken: see column 'promise'");
        return broken.isEmpty() ? 0 : BROKEN;
    }

    private Vector<String> faults() {
        if (editions.equals(List.of(ALL))) editions = Deadcube.editions().asJava();
        if (scenarios.equals(List.of(ALL)))
            scenarios = Shipped.missions().map(Mission::name).asJava();
        Vector<String> known = Bots.registry().names();
        Vector<String> missions = Shipped.missions().map(Mission::name);
        Vector<String> faults = Vector.ofAll(bots)
                .reject(known::contains)
                .map(bot -> "--bots: no bot is called '" + bot + "'; there are " + known.mkString(", "))
                .appendAll(Vector.ofAll(editions)
                        .filter(edition -> Deadcube.edition(edition).isEmpty())
                        .map(edition -> "--editions: no edition is called '" + edition + "'; there are "
                                + Deadcube.editions().mkString(", ")))
                .appendAll(Vector.ofAll(scenarios)
                        .reject(missions::contains)
                        .map(one -> "--scenarios: no scenario is called '" + one + "'; there are "
                                + missions.mkString(", ")));
        if (!WORK.contains(what))
            faults = faults.prepend("'" + what + "' is unknown: " + WORK.mkString(", ") + " are known");
        if (bots.size() != 2) faults = faults.append("--bots takes two names, such as simple,simple");
        if (games < 1 || block < 1) faults = faults.append("--games and --block take a number from 1 upward");
        else if (games % block != 0) faults = faults.append("--games takes a multiple of --block, which is " + block);
        return iterations < 0 ? faults.append("--iterations takes a number from 0 upward") : faults;
    }

    private String folder(long first) {
        return out + "/block=" + String.format(Locale.ROOT, "%09d", first / block);
    }

    /** Writes the plan into an empty folder, or compares it with the one that is there. */
    private boolean agrees(FileSystem files, String plan) throws IOException {
        String known = plan(files);
        if (!known.isEmpty()) return known.equals(plan);
        try (FSDataOutputStream to = files.create(new Path(out, PLAN), false)) {
            to.write(plan.getBytes(StandardCharsets.UTF_8));
        }
        return true;
    }

    /** The plan of the folder; an empty text if it has none. */
    private String plan(FileSystem files) throws IOException {
        Path file = new Path(out, PLAN);
        if (!files.exists(file)) return "";
        try (FSDataInputStream in = files.open(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private FileSystem files(SparkSession spark) throws IOException {
        return new Path(out).getFileSystem(spark.sparkContext().hadoopConfiguration());
    }

    private void play(SparkSession spark, GamePlan plan, long first) {
        String progress = "games " + first + " to " + (first + block - 1) + " of " + games;
        spark.sparkContext().setJobDescription(what + ": " + progress);
        // not by cores: executors may register after the first block has begun
        int tasks = (int) Math.min(MOST_TASKS, (block + GAMES_OF_A_TASK - 1) / GAMES_OF_A_TASK);
        Dataset<Long> numbers = spark.range(first, first + block, 1, tasks);
        Dataset<Row> rows = switch (what) {
            case "play" ->
                numbers.map(
                        (MapFunction<Long, Row>) number -> PlayedGame.of(plan, number),
                        Encoders.row(PlayedGame.SCHEMA));
            case "verify" ->
                numbers.map(
                        (MapFunction<Long, Row>) number -> VerifiedGame.of(plan, number),
                        Encoders.row(VerifiedGame.SCHEMA));
            default ->
                numbers.flatMap(
                        (FlatMapFunction<Long, Row>) number -> DecidedGame.of(plan, number),
                        Encoders.row(DecidedGame.SCHEMA));
        };
        rows.write().mode(SaveMode.Overwrite).parquet(folder(first));
        System.out.println(progress + " are written");
    }
}
