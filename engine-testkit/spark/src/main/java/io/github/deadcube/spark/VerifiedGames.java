package io.github.deadcube.spark;

import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** What the rows of verified games say. */
final class VerifiedGames {
    private static final int BROKEN = 1;
    private static final int SHOWN = 20;

    private VerifiedGames() {}

    /** Prints how many games were checked, and the first that broke a promise. Returns the exit code. */
    static int print(Dataset<Row> rows, PlanOptions games) {
        Row all = rows.selectExpr("count(*)", "sum(inputs)", "count_if(promise <> '')")
                .first();
        long broken = all.getLong(2);
        System.out.printf(Locale.ROOT, "%,d games with %,d inputs are checked%n", all.getLong(0), all.getLong(1));
        if (broken == 0) {
            System.out.println("no promise is broken");
            return 0;
        }
        List<Row> shown =
                rows.where("promise <> ''").orderBy("number").limit(SHOWN).collectAsList();
        for (Row row : shown) System.out.println(words(row));
        System.out.printf(
                Locale.ROOT,
                "%,d games break a promise; the first %d are above. One of them again: verify --out FOLDER --first NUMBER --games 1 %s%n",
                broken,
                shown.size(),
                games.asOptions());
        return BROKEN;
    }

    private static String words(Row row) {
        return String.format(
                Locale.ROOT,
                "game %d (seed %d, edition %s%s, %s on %s, %s against %s): %s%n%s",
                row.<Long>getAs("number"),
                row.<Long>getAs("seed"),
                row.getAs("edition"),
                row.<Boolean>getAs("turned") ? " with turned switches" : "",
                row.getAs("scenario"),
                row.getAs("battlefield"),
                row.getAs("teamA"),
                row.getAs("teamB"),
                row.getAs("failure"),
                row.getAs("script"));
    }
}
