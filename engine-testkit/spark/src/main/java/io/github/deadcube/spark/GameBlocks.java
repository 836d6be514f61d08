package io.github.deadcube.spark;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;

/**
 * A folder with rows about games, in blocks of successive numbers. A block is whole when it has Spark's file {@code _SUCCESS}. Only whole
 * blocks are read, and only the others are played, so that a job that was killed continues.
 */
final class GameBlocks {
    private static final String PLAN = "_plan.txt";
    private static final String SUCCESS = "_SUCCESS";
    private static final long GAMES_OF_A_TASK = 250;
    private static final long MOST_TASKS = 10_000;

    private final SparkSession spark;
    private final Path folder;
    private final FileSystem files;

    private GameBlocks(SparkSession spark, Path folder, FileSystem files) {
        this.spark = spark;
        this.folder = folder;
        this.files = files;
    }

    /**
     * A folder for the games of a plan; an empty folder gets the plan. Or an error on one line, if the folder cannot be used or has
     * other games.
     *
     * @param plan lines that describe the games, each with a name and a value
     */
    static Either<String, GameBlocks> planned(SparkSession spark, String out, Vector<String> plan) {
        return opened(spark, out, blocks -> {
            Option<Vector<String>> known = blocks.plan();
            if (known.isEmpty() && !blocks.whole().isEmpty())
                return Option.some(out + " has blocks without a plan; use another folder");
            if (known.isEmpty()) blocks.write(plan);
            return known.filter(lines -> !lines.equals(plan))
                    .map(lines -> out + " has games of another plan; use its arguments, or another folder. There: "
                            + lines.removeAll(plan).mkString("; ") + ". Asked: "
                            + plan.removeAll(lines).mkString("; "));
        });
    }

    /** A folder with a whole block of played games; or an error on one line. */
    static Either<String, GameBlocks> played(SparkSession spark, String out) {
        return opened(
                spark,
                out,
                blocks -> Option.when(
                        blocks.whole().isEmpty()
                                || !blocks.plan().exists(lines -> lines.contains(GamePlan.job(Rows.PLAY))),
                        out + " has no whole block of play"));
    }

    /** What is wrong with a folder, if anything. */
    private interface Check {
        Option<String> fault(GameBlocks blocks) throws IOException;
    }

    private static Either<String, GameBlocks> opened(SparkSession spark, String out, Check check) {
        try {
            Path folder = new Path(out);
            FileSystem files = folder.getFileSystem(spark.sparkContext().hadoopConfiguration());
            GameBlocks blocks = new GameBlocks(spark, folder, files);
            return check.fault(blocks)
                    .<Either<String, GameBlocks>>map(Either::left)
                    .getOrElse(Either.right(blocks));
        } catch (IOException | IllegalArgumentException fault) {
            return Either.left(out + " cannot be used: " + fault.getMessage());
        }
    }

    /** Plays the blocks that are missing. */
    void play(Rows rows, GamePlan plan, BlockOptions asked) {
        long end = asked.first() + asked.games();
        for (long first = asked.first(); first < end; first += asked.block()) {
            Path block = new Path(folder, String.format(Locale.ROOT, "block=%09d", first / asked.block()));
            if (isWhole(block)) continue;
            String progress = "games " + first + " to " + (first + asked.block() - 1) + " of " + end;
            spark.sparkContext().setJobDescription(rows.job() + ": " + progress);
            // not by cores: executors may register after the first block has begun
            int tasks = (int) Math.min(MOST_TASKS, (asked.block() + GAMES_OF_A_TASK - 1) / GAMES_OF_A_TASK);
            rows.of(plan, spark.range(first, first + asked.block(), 1, tasks))
                    .write()
                    .mode(SaveMode.Overwrite)
                    .parquet(block.toString());
            System.out.println(progress + " are written");
        }
    }

    /** The rows of all whole blocks. */
    Dataset<Row> read() {
        try {
            return spark.read()
                    .option("basePath", folder.toString())
                    .parquet(whole().map(Path::toString).toJavaArray(String[]::new));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private boolean isWhole(Path block) {
        try {
            return files.exists(new Path(block, SUCCESS));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private Vector<Path> whole() throws IOException {
        return Vector.of(files.globStatus(new Path(folder, "block=*/" + SUCCESS)))
                .map(FileStatus::getPath)
                .map(Path::getParent)
                .sorted();
    }

    private Option<Vector<String>> plan() throws IOException {
        Path file = new Path(folder, PLAN);
        if (!files.exists(file)) return Option.none();
        try (FSDataInputStream in = files.open(file)) {
            return Option.some(Vector.ofAll(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()));
        }
    }

    /** Writes under another name first: a job that is killed leaves no half of a plan. */
    private void write(Vector<String> plan) throws IOException {
        Path half = new Path(folder, PLAN + ".new");
        try (FSDataOutputStream to = files.create(half, true)) {
            to.write(plan.mkString("", "\n", "\n").getBytes(StandardCharsets.UTF_8));
        }
        if (!files.rename(half, new Path(folder, PLAN))) throw new IOException("the plan cannot be written");
    }
}
