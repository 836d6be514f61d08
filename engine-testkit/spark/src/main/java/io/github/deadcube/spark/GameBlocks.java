package io.github.deadcube.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.countDistinct;
import static org.apache.spark.sql.functions.lit;

import io.delta.exceptions.DeltaConcurrentModificationException;
import io.delta.tables.DeltaTable;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.spark.Failures.SparkOutput;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.delta.DeltaLog;
import org.apache.spark.sql.delta.Snapshot;
import org.apache.spark.sql.types.StructType;
import picocli.CommandLine;
import scala.jdk.javaapi.CollectionConverters;

/**
 * A Delta table with rows about games, in blocks of successive numbers. A block is one transaction: the table has all
 * of it or nothing, and has it once, even if several jobs play it at the same time. A job that was killed continues
 * with the next block. The table keeps the plan.
 */
record GameBlocks(SparkSession spark, String folder) {
    private static final String FORMAT = "delta";
    /** The beginning of the properties of the table that are lines of the plan. */
    private static final String PLAN = "deadcube.";

    private static final String NAME_AND_VALUE = ": ";
    private static final String BLOCK = "block ";
    /** How long a job waits for a table that another one makes: two seconds. */
    private static final int TRIES = 20;

    private static final long PAUSE_MILLIS = 100;

    /**
     * A table for the rows of a plan; an empty folder gets one. Or a fault, if the folder cannot be used or has other
     * rows.
     *
     * @param plan lines that describe the rows, each with a name and a value
     * @param otherwise what the folder has if its plan is another one
     * @param expected what would be right beside another folder
     */
    static Either<Fault, GameBlocks> planned(
            SparkSession spark, String out, StructType schema, Vector<String> plan, String otherwise, String expected) {
        return opened(spark, out, blocks -> {
            if (!blocks.exists()) blocks.create(schema, plan);
            Vector<String> known = blocks.plan();
            return Option.when(
                    !known.equals(plan.sorted()),
                    () -> Fault.of(
                            out + " has " + otherwise,
                            expected + ", or another folder. There: "
                                    + known.removeAll(plan).mkString("; ") + ". Asked: "
                                    + plan.removeAll(known).mkString("; ")));
        });
    }

    /** A table with a block of rows; or a fault. */
    static Either<Fault, GameBlocks> played(SparkSession spark, String out, Rows rows) {
        return opened(
                spark,
                out,
                blocks -> Option.when(
                        !blocks.exists()
                                || !blocks.plan().contains(GamePlan.job(rows))
                                || blocks.written().isEmpty(),
                        () -> Fault.of(out + " has no block of " + rows.job())));
    }

    @SuppressWarnings("CatchingUnchecked") // Spark's methods throw checked exceptions that they do not declare
    private static Either<Fault, GameBlocks> opened(
            SparkSession spark, String out, Function<GameBlocks, Option<Fault>> check) {
        try {
            GameBlocks blocks = new GameBlocks(spark, out);
            return check.apply(blocks)
                    .<Either<Fault, GameBlocks>>map(Either::left)
                    .getOrElse(Either.right(blocks));
        } catch (Exception fault) {
            if (spark.sparkContext().isStopped()) throw new IllegalStateException(fault);
            return Either.left(Fault.of(out + " cannot be used: " + Failures.brief(fault)));
        }
    }

    private boolean exists() {
        return DeltaTable.isDeltaTable(spark, folder);
    }

    /** Creates the table, unless another job does so at the same time. */
    private void create(StructType schema, Vector<String> plan) {
        var table = DeltaTable.createIfNotExists(spark).location(folder).addColumns(schema);
        for (String line : plan) {
            int end = line.indexOf(NAME_AND_VALUE);
            table.property(PLAN + line.substring(0, end), line.substring(end + NAME_AND_VALUE.length()));
        }
        try {
            table.execute();
        } catch (Exception other) {
            // another job makes the folder of its log before the log: then Delta says that the location is not empty
            for (int tries = 0; !exists(); tries++) {
                if (tries == TRIES) throw other;
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private Snapshot snapshot() {
        return DeltaLog.forTable(spark, folder).update(false, scala.Option.empty(), scala.Option.empty());
    }

    Vector<String> plan() {
        return values().map(line -> line._1 + NAME_AND_VALUE + line._2)
                .toVector()
                .sorted();
    }

    Map<String, String> values() {
        return TreeMap.ofAll(CollectionConverters.asJava(snapshot().metadata().configuration()))
                .filterKeys(name -> name.startsWith(PLAN))
                .mapKeys(name -> name.substring(PLAN.length()));
    }

    private TreeSet<String> written() {
        return TreeSet.ofAll(
                CollectionConverters.asJava(snapshot().transactions()).keySet());
    }

    void play(Rows rows, GamePlan plan, BlockOptions asked) {
        long end = asked.first + asked.games;
        for (long first = asked.first; first < end; first += asked.block()) {
            String block = BLOCK + first / asked.block();
            if (written().contains(block)) continue;
            String progress = "games " + first + " to " + (first + asked.block() - 1) + " of " + end;
            spark.sparkContext().setJobDescription(rows.job() + ": " + progress);
            boolean own = write(block, rows.dataset(plan, spark.range(first, first + asked.block(), 1, asked.tasks())));
            SparkOutput.print(progress + (own ? " are written" : " are written by another job"));
        }
    }

    /** Returns whether this job wrote the block, not another one. */
    private boolean write(String block, Dataset<Row> rows) {
        try {
            rows.write()
                    .format(FORMAT)
                    .mode(SaveMode.Append)
                    .option("txnAppId", block)
                    .option("txnVersion", 1)
                    .save(folder);
            return true;
        } catch (DeltaConcurrentModificationException other) {
            if (!written().contains(block)) throw other;
            return false;
        }
    }

    Dataset<Row> read() {
        return spark.read().format(FORMAT).load(folder);
    }

    /** Compares the rows with the plan: each block must have each of its games, and no other rows. */
    Vector<String> faults() {
        Map<String, String> plan = values();
        long size = Long.parseLong(plan.get("block").get());
        boolean rowForEachGame =
                Rows.valueOf(plan.get("job").get().toUpperCase(Locale.ROOT)).isOneForEachGame();
        TreeSet<String> written = written();
        Map<String, Row> found = Vector.ofAll(read().groupBy(col("number")
                                .minus(col("number").mod(lit(size)))
                                .as("first"))
                        .agg(countDistinct("number"), count("*"))
                        .collectAsList())
                .toSortedMap(row -> BLOCK + row.getLong(0) / size, row -> row);
        return written.addAll(found.keySet()).toVector().flatMap(block -> {
            Option<Row> row = found.get(block);
            long games = row.map(all -> all.getLong(1)).getOrElse(0L);
            long rows = row.map(all -> all.getLong(2)).getOrElse(0L);
            boolean whole = written.contains(block) && games == size && (!rowForEachGame || rows == games);
            return Option.when(
                    !whole,
                    () -> block + " has " + games + " games in " + rows + " rows, not " + size + " games; delete "
                            + folder + " and start the job again");
        });
    }

    static final class BlockOptions {
        private static final long USUAL_BLOCK = 10_000;
        private static final long GAMES_OF_A_TASK = 250;
        private static final long MOST_TASKS = 10_000;

        @CommandLine.Option(
                names = "--games",
                defaultValue = "10000",
                description = "The number of games; default ${DEFAULT-VALUE}.")
        private long games = USUAL_BLOCK;

        @CommandLine.Option(
                names = "--first",
                defaultValue = "0",
                description = "The number of the first game; default ${DEFAULT-VALUE}.")
        private long first;

        @CommandLine.Option(
                names = "--block",
                defaultValue = "0",
                description = "The games of a block, which is written as a whole; default: all games, at most 10000.")
        private long block;

        /** Not by cores: executors may register after the first block has begun. */
        int tasks() {
            return (int) Math.min(MOST_TASKS, (block() + GAMES_OF_A_TASK - 1) / GAMES_OF_A_TASK);
        }

        long block() {
            return block == 0 ? Math.min(games, USUAL_BLOCK) : block;
        }

        Vector<String> faults() {
            if (games < 1 || block < 0 || first < 0)
                return Vector.of("--games and --block take a number from 1 upward, --first from 0");
            if (first > Long.MAX_VALUE - games)
                return Vector.of("--first and --games: the last number is more than " + Long.MAX_VALUE);
            Vector<String> faults = Vector.empty();
            if (games % block() != 0)
                faults = faults.append("--games takes a multiple of --block, which is " + block());
            return first % block() == 0
                    ? faults
                    : faults.append("--first takes a multiple of --block, which is " + block());
        }
    }
}
