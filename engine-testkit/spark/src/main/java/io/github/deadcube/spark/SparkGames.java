package io.github.deadcube.spark;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.spark.Failures.SparkOutput;
import io.github.deadcube.spark.GamePlan.Build;
import io.github.deadcube.spark.GamePlan.PlanOptions;
import io.github.deadcube.testkit.bot.Bots;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.regex.Pattern;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * The jobs: four write rows about games to a Delta table, one about small worlds, one reports about games, and one
 * learns from them. Every job is a command.
 */
@Command(
        name = "deadcube-spark",
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = SparkGames.Version.class,
        exitCodeOnExecutionException = 3,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:The job is done.",
            "1:A promise is broken, or a game has failed.",
            "2:The arguments are wrong; nothing is written.",
            "3:The job has failed. It continues when it is started again."
        },
        description = "Plays many games with Apache Spark, and writes rows to a Delta table. A job that was killed "
                + "continues with the same arguments.")
public final class SparkGames {
    static final int REFUSED = 2;
    static final int FAILED = 3;

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"build " + Build.checksum()};
        }
    }

    /** Runs a job; ends the JVM with the exit code. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new SparkGames()).execute(arguments));
    }

    @Command(name = "play", description = "Plays games between bots; a row for each game.")
    int play(
            @Mixin FolderOptions folder,
            @Mixin GameBlocks.BlockOptions blocks,
            @Mixin PlanOptions games,
            @Mixin BotOptions bots) {
        return run(Rows.PLAY, folder, blocks, games, bots);
    }

    @Command(name = "decisions", description = "Plays games between bots; a row for each decision, as numbers.")
    int decisions(
            @Mixin FolderOptions folder,
            @Mixin GameBlocks.BlockOptions blocks,
            @Mixin PlanOptions games,
            @Mixin BotOptions bots) {
        return run(Rows.DECISIONS, folder, blocks, games, bots);
    }

    @Command(
            name = "positions",
            description = "Plays games between bots; a row for some positions, from which 'fit' learns.")
    int positions(
            @Mixin FolderOptions folder,
            @Mixin GameBlocks.BlockOptions blocks,
            @Mixin PlanOptions games,
            @Mixin BotOptions bots) {
        return run(Rows.POSITIONS, folder, blocks, games, bots);
    }

    @Command(
            name = "fit",
            description = "Fits the chance to win to the rows of positions, and tests it on a fifth of the games.")
    int fit(
            @Mixin FolderOptions folder,
            @Option(
                            names = "--date",
                            required = true,
                            paramLabel = "DATE",
                            description = "The date that the file names, such as 2026-11-25.")
                    LocalDate date,
            @Option(
                            names = "--weights",
                            paramLabel = "FILE",
                            defaultValue = "win-chance.txt",
                            description = "The file of the weights; default ${DEFAULT-VALUE}.")
                    Path weights,
            @Option(
                            names = "--also",
                            paramLabel = "FOLDER[=TIMES]",
                            hideParamSyntax = true,
                            mapFallbackValue = "1",
                            description =
                                    "A folder with positions of more games, and how often each of them counts. It "
                                            + "may be given more than once.")
                    @Nullable
                    Map<String, Integer> also) {
        Vector<String> faults = folder.faults().appendAll(fileFaults("--weights", weights));
        SortedMap<String, Integer> times = TreeMap.ofAll(also == null ? Map.of() : also);
        if (times.values().exists(n -> n < 1)) faults = faults.append("--also takes TIMES from 1 upward");
        if (times.containsKey(folder.out()))
            faults = faults.append("--also takes other folders than --out, whose games count once");
        if (!faults.isEmpty()) return refused(faults);
        return folder.withSpark(spark -> Either.sequence(times.put(folder.out(), 1)
                        .toVector()
                        .map(named -> GameBlocks.played(spark, named._1(), Rows.POSITIONS)
                                .map(blocks -> Tuple.of(blocks, named._2()))))
                .fold(
                        unfit -> refused(
                                unfit.map(fault -> "--out, --also: " + fault).toVector()),
                        games -> fitted(games.toVector(), date, weights)));
    }

    private static int fitted(Vector<Tuple2<GameBlocks, Integer>> games, LocalDate date, Path weights) {
        return counted(games.map(Tuple2::_1), () -> {
            Vector<String> unfit = FitJob.write(games, date, weights);
            if (unfit.nonEmpty()) return refused(unfit);
            SparkOutput.print(weights + " is written");
            return 0;
        });
    }

    @Command(
            name = "verify",
            description = "Plays random games and checks every promise of the rules; a row for each game.")
    int verify(@Mixin FolderOptions folder, @Mixin GameBlocks.BlockOptions blocks, @Mixin PlanOptions games) {
        return run(Rows.VERIFY, folder, blocks, games, new BotOptions());
    }

    @Command(
            name = "worlds",
            description =
                    "Visits every state of the small worlds and checks every promise of the rules; a row for each "
                            + "world.")
    int worlds(
            @Mixin FolderOptions folder,
            @Option(
                            names = "--of",
                            paramLabel = "REGEX",
                            defaultValue = ".*",
                            description = "The names of the worlds; default ${DEFAULT-VALUE}.")
                    Pattern of) {
        Vector<String> faults = folder.faults();
        return faults.isEmpty()
                ? folder.withSpark(spark -> WorldRows.visit(spark, folder.out(), of.pattern()))
                : refused(faults);
    }

    private static int run(
            Rows rows, FolderOptions folder, GameBlocks.BlockOptions blocks, PlanOptions games, BotOptions bots) {
        Vector<String> faults = folder.faults()
                .appendAll(blocks.faults())
                .appendAll(games.faults())
                .appendAll(bots.faults());
        if (!faults.isEmpty()) return refused(faults);
        return folder.withSpark(spark -> {
            GamePlan plan = bots.plan(games);
            Either<Fault, GameBlocks> open = GameBlocks.planned(
                    spark,
                    folder.out(),
                    rows.schema(),
                    plan.described(rows, blocks.block()),
                    "games of another plan",
                    "its arguments");
            return open.fold(fault -> refused(Vector.of("--out: " + fault)), known -> {
                known.play(rows, plan, blocks);
                return counted(
                        Vector.of(known),
                        () -> GameCount.print(
                                rows,
                                known.read(),
                                games.asOptions() + (rows == Rows.VERIFY ? "" : " " + bots.asOptions())));
            });
        });
    }

    @Command(
            name = "report",
            description = "Writes a page with the scores of teams, sides and keywords in the rows of play.")
    int report(
            @Mixin FolderOptions folder,
            @Option(
                            names = "--page",
                            paramLabel = "FILE",
                            defaultValue = "games.html",
                            description = "The page; default ${DEFAULT-VALUE}.")
                    Path page) {
        Vector<String> faults = folder.faults().appendAll(fileFaults("--page", page));
        if (!faults.isEmpty()) return refused(faults);
        return folder.withSpark(spark -> GameBlocks.played(spark, folder.out(), Rows.PLAY)
                .fold(
                        fault -> refused(Vector.of("--out: " + fault)),
                        blocks -> counted(Vector.of(blocks), () -> written(page, spark, blocks))));
    }

    private static Vector<String> fileFaults(String option, Path file) {
        Path parent = file.toAbsolutePath().getParent();
        return parent != null && Files.isDirectory(parent)
                ? Vector.empty()
                : Vector.of(option + ": " + file + " cannot be written: its folder does not exist.");
    }

    /** Goes on if each block has its games once. */
    private static int counted(Seq<GameBlocks> blocks, IntSupplier job) {
        Vector<String> faults = blocks.flatMap(GameBlocks::faults).toVector();
        if (faults.isEmpty()) return job.getAsInt();
        SparkOutput.faults(faults);
        return FAILED;
    }

    private static int written(Path page, SparkSession spark, GameBlocks blocks) {
        for (Fault error : TextFile.write(page, GamesReport.page(spark, blocks.read())))
            return refused(Vector.of("--page: " + error));
        SparkOutput.print(page + " is written");
        return 0;
    }

    private static int refused(Vector<String> faults) {
        SparkOutput.faults(faults);
        return REFUSED;
    }

    private static final class BotOptions {
        private static final String USUAL = "simple";

        @Option(
                names = "--bots",
                split = ",",
                defaultValue = USUAL + "," + USUAL,
                paramLabel = "BOT",
                description = "The bots of side A and side B; default ${DEFAULT-VALUE}.")
        private List<String> bots = List.of(USUAL, USUAL);

        @Option(
                names = "--iterations",
                defaultValue = "0",
                description = "The budget of a decision; default: the bot decides.")
        private int iterations;

        GamePlan plan(PlanOptions games) {
            return new GamePlan(
                    games.seed(),
                    bots.get(0),
                    bots.get(1),
                    List.copyOf(games.editions()),
                    List.copyOf(games.scenarios()),
                    iterations);
        }

        String asOptions() {
            return "--bots \"" + String.join(",", bots) + "\" --iterations " + iterations;
        }

        Vector<String> faults() {
            Vector<String> known = Bots.registry().names();
            Vector<String> faults = Vector.ofAll(bots)
                    .reject(known::contains)
                    .map(bot -> "--bots: no bot is called '" + bot + "'; there are " + known.mkString(", "));
            if (bots.size() != 2) faults = faults.append("--bots takes two names, such as simple,simple");
            return iterations < 0 ? faults.append("--iterations takes a number from 0 upward") : faults;
        }
    }

    /** What the rows of a job say: how many games were played or checked, and which failed. */
    private static final class GameCount {
        private static final int BROKEN = 1;
        private static final int SHOWN = 20;

        private GameCount() {}

        /**
         * Prints how many games there are, and the first that broke a promise or did not end. Returns the exit code.
         */
        static int print(Rows job, Dataset<Row> rows, String again) {
            boolean verified = job == Rows.VERIFY;
            String failed = verified ? "promise <> ''" : "failure <> ''";
            Row all = rows.selectExpr("count(distinct number)", "count_if(" + failed + ")")
                    .first();
            long broken = all.getLong(1);
            if (verified)
                System.out.printf(
                        Locale.ROOT,
                        "%,d games with %,d inputs are checked%n",
                        all.getLong(0),
                        rows.selectExpr("sum(inputs)").first().getLong(0));
            else System.out.printf(Locale.ROOT, "%,d games are played%n", all.getLong(0));
            if (broken == 0) {
                SparkOutput.print(verified ? "no promise is broken" : "no game failed");
                return 0;
            }
            List<Row> shown = rows.where(failed).orderBy("number").limit(SHOWN).collectAsList();
            for (Row row : shown) SparkOutput.print(words(row));
            System.out.printf(
                    Locale.ROOT,
                    "%,d games %s; the first %d are above. One of them again: %s --out FOLDER --first NUMBER "
                            + "--games 1 %s%n",
                    broken,
                    verified ? "break a promise" : "failed",
                    shown.size(),
                    job.job(),
                    again);
            return BROKEN;
        }

        private static String words(Row row) {
            Vector<String> columns = Vector.of(row.schema().fieldNames());
            String setup = columns.contains("edition")
                    ? String.format(
                            Locale.ROOT,
                            ", edition %s%s, %s on %s, %s against %s",
                            row.getAs("edition"),
                            columns.contains("turned") && row.<Boolean>getAs("turned") ? " with turned switches" : "",
                            row.getAs("scenario"),
                            row.getAs("battlefield"),
                            row.getAs("teamA"),
                            row.getAs("teamB"))
                    : "";
            return String.format(
                    Locale.ROOT,
                    "game %d (seed %d%s): %s%n%s",
                    row.<Long>getAs("number"),
                    row.<Long>getAs("seed"),
                    setup,
                    row.getAs("failure"),
                    columns.contains("script") ? row.getAs("script") : "");
        }
    }
}
