package io.github.deadcube.spark;

import io.vavr.collection.Vector;
import java.util.function.ToIntFunction;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Option;

/** Where the rows are, and which Spark reads and writes them. */
final class FolderOptions {
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
        if (SparkSession.getDefaultSession().isDefined()) return job.applyAsInt(SparkSession.active());
        SparkSession.Builder builder = SparkSession.builder().appName("deadcube");
        if (!master.isEmpty()) builder.master(master);
        else if (System.getProperty("spark.master") == null) builder.master("local[*]");
        SparkSession spark =
                builder.config("spark.ui.showConsoleProgress", true).getOrCreate();
        try {
            spark.sparkContext().setLogLevel("WARN");
            return job.applyAsInt(spark);
        } finally {
            spark.stop();
        }
    }
}
