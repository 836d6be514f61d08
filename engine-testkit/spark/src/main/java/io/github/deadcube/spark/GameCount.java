package io.github.deadcube.spark;

import io.vavr.collection.Vector;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** What the rows of a job say: how many games were played or checked, and which failed. */
final class GameCount {
    private static final int BROKEN = 1;
    private static final int SHOWN = 20;

    private GameCount() {}

    /** Prints how many games there are, and the first that broke a promise or did not end. Returns the exit code. */
    static int print(Rows job, Dataset<Row> rows, PlanOptions games) {
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
                "%,d games %s; the first %d are above. One of them again: %s --out FOLDER --first NUMBER --games 1 %s%n",
                broken,
                verified ? "break a promise" : "failed",
                shown.size(),
                job.job(),
                games.asOptions());
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
