package io.github.deadcube.spark;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.spark.ChanceFit.PositionSet;
import io.github.deadcube.spark.Failures.SparkOutput;
import io.github.deadcube.testkit.bot.Evaluation;
import io.github.deadcube.testkit.chance.ChanceWeights;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.apache.spark.sql.Row;

/**
 * Fits the weights of the chance to win to the rows of {@link Rows#POSITIONS}, tests them on other games, and writes
 * them.
 */
final class FitJob {
    /** One of so many games is not used for the fit. */
    private static final int TESTED = 5;
    /** A stream of the seed that no bot, no dice and no job use. */
    private static final int STREAM = 23;

    private FitJob() {}

    /**
     * Prints the error on other games, of each table and of all, and writes the file.
     *
     * @param games one table or more, and how often each of its games counts
     * @return faults of the file; none if it is written
     */
    static Vector<String> write(Vector<Tuple2<GameBlocks, Integer>> games, LocalDate date, Path file) {
        PositionSet used = new PositionSet();
        Vector<PositionSet> tested = Vector.empty();
        for (Tuple2<GameBlocks, Integer> table : games) {
            PositionSet all = read(table._1());
            long first = Long.parseLong(table._1().values().get("seed").get());
            PositionSet fitted = all.of(number -> !isTested(first + number));
            for (int i = 0; i < table._2(); i++) used.addGames(fitted);
            tested = tested.append(all.of(number -> isTested(first + number)));
        }
        PositionSet others = new PositionSet();
        tested.forEach(others::addGames);
        if (used.size() == 0 || others.size() == 0)
            return Vector.of(
                    "more games are needed: one of " + TESTED + " is for the test, and the others for the fit");
        ChanceWeights weights = ChanceFit.fitted(used);
        for (int i = 0; i < games.size(); i++) {
            SparkOutput.print(described(games.get(i)));
            SparkOutput.print(
                    tested.get(i).size() == 0
                            ? "none of them is for the test"
                            : error(new ChanceScore(tested.get(i), weights), tested.get(i)));
        }
        ChanceScore score = new ChanceScore(others, weights);
        String error = error(score, others);
        SparkOutput.print("All: " + error);
        score.calibration().forEach(SparkOutput::print);
        Vector<String> head = Vector.of(
                        "The weights of the chance to win, for 0, 1, 2, 3 and 4 or more rounds left.",
                        "Date " + date + "; " + used.size() + " positions of " + used.games() + " games; " + error
                                + ".")
                .appendAll(games.map(FitJob::described))
                .map(line -> "# " + line);
        Vector<String> lines = head.appendAll(weights.lines(Evaluation.featureNames()));
        return TextFile.write(file, lines.mkString("", "\n", "\n"))
                .map(Fault::toString)
                .toVector();
    }

    private static String described(Tuple2<GameBlocks, Integer> table) {
        String times = table._2() == 1 ? "" : ", each " + table._2() + " times";
        return "Games" + times + ": " + table._1().plan().mkString("; ") + ".";
    }

    private static String error(ChanceScore score, PositionSet positions) {
        return String.format(
                Locale.ROOT,
                "log-loss %.4f, Brier score %.4f on %d positions of %d other games, gain over the build that played %s",
                score.logLoss(),
                score.brier(),
                positions.size(),
                positions.games(),
                score.gain());
    }

    /** By the seed, not by the number: games of every fifth number may have one scenario only. */
    static boolean isTested(long seed) {
        return SplitMix64.stream(seed, STREAM).below(TESTED) == 0;
    }

    private static PositionSet read(GameBlocks games) {
        PositionSet all = new PositionSet();
        for (Row row : games.read().where("failure = ''").orderBy("number").collectAsList()) {
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

    /** How well chances predict the results of games that were not used to fit them. */
    static final class ChanceScore {
        private static final int TENTHS = 10;
        private static final double SURE = 1e-9;
        private static final double NORMAL_95 = 1.96;

        private final PositionSet positions;
        private final double[] chances;

        ChanceScore(PositionSet positions, ChanceWeights weights) {
            this.positions = positions;
            this.chances = new double[positions.size()];
            for (int i = 0; i < chances.length; i++)
                chances[i] = weights.chance(
                        positions.get(i).features(), positions.get(i).roundsLeft());
        }

        /** The mean of −ln of the chance of what has happened; 0.693 for chances of a half. */
        double logLoss() {
            double sum = 0;
            for (int i = 0; i < chances.length; i++)
                sum += loss(chances[i], positions.get(i).won());
            return sum / chances.length;
        }

        /** The mean square of the differences between chance and result. */
        double brier() {
            double sum = 0;
            for (int i = 0; i < chances.length; i++)
                sum += Math.pow(chances[i] - positions.get(i).won(), 2);
            return sum / chances.length;
        }

        /**
         * How much smaller the log-loss is than that of the build's own weights, with an interval of 95 % over games.
         */
        String gain() {
            TreeMap<Long, double[]> games = new TreeMap<>();
            double all = 0;
            for (int i = 0; i < chances.length; i++) {
                double gain = loss(positions.get(i).before(), positions.get(i).won())
                        - loss(chances[i], positions.get(i).won());
                double[] game = games.computeIfAbsent(positions.get(i).game(), number -> new double[2]);
                game[0] += gain;
                game[1]++;
                all += gain;
            }
            double mean = all / chances.length;
            double squares = 0;
            for (double[] game : games.values()) squares += Math.pow(game[0] - mean * game[1], 2);
            return String.format(Locale.ROOT, "%.4f ± %.4f", mean, NORMAL_95 * Math.sqrt(squares) / chances.length);
        }

        /** For each tenth of the chances, the positions, their mean chance and the part of them that was won. */
        Vector<String> calibration() {
            return Vector.range(0, TENTHS).map(tenth -> {
                int positionsThere = 0;
                double chance = 0;
                double won = 0;
                for (int i = 0; i < chances.length; i++) {
                    if (Math.min(TENTHS - 1, (int) (chances[i] * TENTHS)) != tenth) continue;
                    positionsThere++;
                    chance += chances[i];
                    won += positions.get(i).won();
                }
                return String.format(
                        Locale.ROOT,
                        "%3d %% to %3d %%: %6d positions, chance %.3f, won %.3f",
                        tenth * TENTHS,
                        (tenth + 1) * TENTHS,
                        positionsThere,
                        positionsThere == 0 ? 0 : chance / positionsThere,
                        positionsThere == 0 ? 0 : won / positionsThere);
            });
        }

        private static double loss(double chance, double won) {
            double p = Math.max(SURE, Math.min(1 - SURE, chance));
            return -won * StrictMath.log(p) - (1 - won) * StrictMath.log(1 - p);
        }
    }
}
