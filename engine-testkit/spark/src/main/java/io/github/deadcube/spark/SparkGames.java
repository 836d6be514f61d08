package io.github.deadcube.spark;

import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntSupplier;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The jobs: three write rows about games to a Delta table, and one reports about them. Every job is a command. */
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
        description =
                "Plays many games with Apache Spark, and writes rows to a Delta table. A job that was killed continues with the same arguments.")
public final class SparkGames {
    /** The code of a job with wrong arguments. */
    static final int REFUSED = 2;
    /** The code of a job that cannot be done. */
    static final int FAILED = 3;

    /** The build, as the plans name it. */
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
            @Mixin FolderOptions folder, @Mixin BlockOptions blocks, @Mixin PlanOptions games, @Mixin BotOptions bots) {
        return run(Rows.PLAY, folder, blocks, games, bots);
    }

    @Command(name = "decisions", description = "Plays games between bots; a row for each decision, as numbers.")
    int decisions(
            @Mixin FolderOptions folder, @Mixin BlockOptions blocks, @Mixin PlanOptions games, @Mixin BotOptions bots) {
        return run(Rows.DECISIONS, folder, blocks, games, bots);
    }

    @Command(
            name = "verify",
            description = "Plays random games and checks every promise of the rules; a row for each game.")
    int verify(@Mixin FolderOptions folder, @Mixin BlockOptions blocks, @Mixin PlanOptions games) {
        return run(Rows.VERIFY, folder, blocks, games, new BotOptions());
    }

    private static int run(Rows rows, FolderOptions folder, BlockOptions blocks, PlanOptions games, BotOptions bots) {
        Vector<String> faults = folder.faults()
                .appendAll(blocks.faults())
                .appendAll(games.faults())
                .appendAll(bots.faults());
        if (!faults.isEmpty()) return refused(faults);
        return folder.withSpark(spark -> {
            GamePlan plan = bots.plan(games);
            Either<String, GameBlocks> open =
                    GameBlocks.planned(spark, folder.out(), rows, plan.described(rows, blocks.block()));
            return open.fold(fault -> refused(Vector.of("--out: " + fault)), known -> {
                known.play(rows, plan, blocks);
                return counted(known, () -> GameCount.print(rows, known.read(), games));
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
        Vector<String> faults = folder.faults();
        Path parent = page.toAbsolutePath().getParent();
        if (parent == null || !Files.isDirectory(parent))
            faults = faults.append("--page: " + page + " cannot be written: its folder does not exist.");
        if (!faults.isEmpty()) return refused(faults);
        return folder.withSpark(spark -> GameBlocks.played(spark, folder.out())
                .fold(
                        fault -> refused(Vector.of("--out: " + fault)),
                        blocks -> counted(blocks, () -> written(page, spark, blocks))));
    }

    /** Goes on if each block has its games once. */
    private static int counted(GameBlocks blocks, IntSupplier job) {
        Vector<String> faults = blocks.faults();
        if (faults.isEmpty()) return job.getAsInt();
        SparkOutput.faults(faults);
        return FAILED;
    }

    private static int written(Path page, SparkSession spark, GameBlocks blocks) {
        for (String error : TextFile.write(page, GamesReport.page(spark, blocks.read())))
            return refused(Vector.of("--page: " + error));
        SparkOutput.print(page + " is written");
        return 0;
    }

    private static int refused(Vector<String> faults) {
        SparkOutput.faults(faults);
        return REFUSED;
    }
}
