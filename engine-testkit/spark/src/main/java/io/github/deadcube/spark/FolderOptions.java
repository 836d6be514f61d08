package io.github.deadcube.spark;

import io.github.deadcube.spark.Failures.SparkOutput;
import io.vavr.collection.Vector;
import java.util.function.ToIntFunction;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Option;

/** Where the rows are, and which Spark reads and writes them. */
final class FolderOptions {
    private static final String LOG = "log4j2.configurationFile";

    @Option(names = "--out", required = true, paramLabel = "FOLDER", description = "The folder of the rows.")
    private String out = "";

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "The Spark master. Default: the one of spark-submit, or local[*].")
    private String master = "";

    String out() {
        return out;
    }

    Vector<String> faults() {
        return out.isBlank() ? Vector.of("--out takes the name of a folder") : Vector.empty();
    }

    /** Uses the session that is there, or starts one and stops it at the end. */
    int withSpark(ToIntFunction<SparkSession> job) {
        if (SparkSession.getDefaultSession().isDefined()) return tried(job, SparkSession.active());
        // Spark's log repeats each failure with its stack trace; a job says it on one line
        if (System.getProperty(LOG) == null)
            System.setProperty(LOG, "classpath:io/github/deadcube/spark/log4j2.properties");
        SparkSession.Builder builder = builder().appName("deadcube");
        String asked = master.isEmpty() ? System.getProperty("spark.master", "local[*]") : master;
        SparkSession spark;
        try {
            spark = builder.master(asked)
                    .config("spark.ui.showConsoleProgress", true)
                    .getOrCreate();
        } catch (Exception fault) {
            failed("Spark cannot start with the master " + asked, fault);
            return asked.startsWith("local") ? SparkGames.REFUSED : SparkGames.FAILED;
        }
        try {
            return tried(job, spark);
        } finally {
            spark.stop();
        }
    }

    /** A session that reads and writes Delta tables, and notices changed bytes in them. */
    static SparkSession.Builder builder() {
        return SparkSession.builder()
                .config("spark.sql.extensions", "io.delta.sql.DeltaSparkSessionExtension")
                .config("spark.sql.catalog.spark_catalog", "org.apache.spark.sql.delta.catalog.DeltaCatalog")
                // the log of some thousand blocks is small
                .config("spark.databricks.delta.snapshotPartitions", 1)
                .config("spark.hadoop.parquet.page.verify-checksum.enabled", true);
    }

    @SuppressWarnings("CatchingUnchecked") // Spark's methods throw checked exceptions that they do not declare
    private static int tried(ToIntFunction<SparkSession> job, SparkSession spark) {
        try {
            return job.applyAsInt(spark);
        } catch (Exception fault) {
            boolean stopped = spark.sparkContext().isStopped();
            return failed(
                    stopped
                            ? "Spark has stopped; does its master "
                                    + spark.sparkContext().master() + " answer?"
                            : "the job has failed",
                    fault);
        }
    }

    private static int failed(String what, Exception fault) {
        SparkOutput.fault(what + ": " + Failures.brief(fault));
        return SparkGames.FAILED;
    }
}
