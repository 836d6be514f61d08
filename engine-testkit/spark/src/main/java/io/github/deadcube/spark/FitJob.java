package io.github.deadcube.spark;

import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.bot.Evaluation;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** Fits the weights of the chance to win to the rows of {@link Rows#POSITIONS}, tests them on other games, and writes them. */
final class FitJob {
    /** The games whose number this divides are not used for the fit. */
    private static final int TESTED = 5;

    private FitJob() {}

    /**
     * Prints the error on other games, and writes the file.
     *
     * @param plan what was played, for the file
     * @return faults of the file; none if it is written
     */
    static Vector<String> write(Dataset<Row> rows, Vector<String> plan, LocalDate date, Path file) {
        PositionSet all = read(rows);
        PositionSet used = all.of(number -> number % TESTED != 0);
        PositionSet others = all.of(number -> number % TESTED == 0);
        if (used.size() == 0 || others.size() == 0)
            return Vector.of("at least " + (TESTED + 1) + " games are needed to fit and to test");
        double[][] weights = ChanceFit.of(used);
        ChanceScore score = new ChanceScore(others, weights);
        String error = String.format(
                Locale.ROOT,
                "log-loss %.4f, Brier score %.4f on %d positions of %d other games",
                score.logLoss(),
                score.brier(),
                others.size(),
                others.games());
        SparkOutput.print(used.size() + " positions of " + used.games() + " games are used");
        SparkOutput.print(error);
        SparkOutput.print("gain over the weights of this build: " + score.gain());
        score.calibration().forEach(SparkOutput::print);
        Vector<String> head = Vector.of(
                        "The weights of the chance to win, for 0, 1, 2, 3 and 4 or more rounds left.",
                        "Date " + date + "; " + used.size() + " positions of " + used.games() + " games; " + error
                                + ".",
                        "Games: " + plan.mkString("; ") + ".")
                .map(line -> "# " + line);
        return Vector.ofAll(TextFile.write(file, head.appendAll(lines(weights)).mkString("", "\n", "\n")));
    }

    private static PositionSet read(Dataset<Row> rows) {
        PositionSet all = new PositionSet();
        for (Row row : rows.where("failure = ''").orderBy("number").collectAsList()) {
            List<Double> numbers = row.getList(row.fieldIndex("features"));
            all.add(
                    row.<Long>getAs("number"),
                    row.<Integer>getAs("roundsLeft"),
                    numbers.stream().mapToDouble(Double::doubleValue).toArray(),
                    row.<Double>getAs("won"),
                    row.<Double>getAs("chance"));
        }
        return all;
    }

    /** A line for each feature, as the bots read it. */
    private static Vector<String> lines(double[][] weights) {
        return Evaluation.featureNames()
                .zipWithIndex()
                .map(named -> named._1() + ":"
                        + Vector.of(weights)
                                .map(phase -> String.format(Locale.ROOT, " %.5g", phase[named._2()]))
                                .mkString());
    }
}
