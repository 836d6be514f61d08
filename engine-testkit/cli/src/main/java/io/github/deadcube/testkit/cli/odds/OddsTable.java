package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.odds.Distribution;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Harm;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import picocli.CommandLine;

/**
 * Odds as lines: a summary and rounded chances, or exactly. Exact lines are for programs: the value, a tab and twelve decimals.
 *
 * @param exact until what remains is below {@link #REMAINS}
 */
record OddsTable(Vector<OddsSummary.Line> summary, Vector<Row> rounded, Vector<Row> exact) {
    private static final int DECIMALS = 12;
    private static final int BAR = 40;

    /** The sum of the omitted probabilities is smaller than this. */
    private static final BigDecimal REMAINS = new BigDecimal("5e-13");

    /** A line: a value and its exact probability. */
    record Row(String what, BigDecimal probability) {}

    /** Values from 0. */
    static OddsTable ofSuccesses(Distribution successes) {
        return new OddsTable(OddsSummary.ofSuccesses(successes), OddsSummary.rows(successes, ""), of(successes, 0));
    }

    static OddsTable ofDifference(Distribution difference) {
        return new OddsTable(
                OddsSummary.ofDifference(difference), OddsSummary.rows(difference, ""), bothEnds(difference));
    }

    /** From the most negative to the most positive; equally improbable values at both ends are both shown or both omitted. */
    private static Vector<Row> bothEnds(Distribution difference) {
        BigDecimal remains = difference.rest();
        int from = difference.least();
        int to = difference.most();
        while (true) {
            BigDecimal first = difference.probabilityOf(from);
            BigDecimal last = difference.probabilityOf(to);
            int order = first.compareTo(last);
            remains = remains.add(order == 0 ? first.add(last) : first.min(last));
            if (remains.compareTo(REMAINS) >= 0) return of(difference, from, to);
            if (order <= 0) from++;
            if (order >= 0) to--;
        }
    }

    /** The HP that the target loses and whether that kills it; then the same for the answer of the target. */
    static OddsTable ofAttack(Odds.OfAttack odds) {
        Vector<Row> exact =
                of(odds.target(), "").appendAll(odds.attacker().toVector().flatMap(harm -> of(harm, " back")));
        Vector<Row> rounded = OddsSummary.rows(odds.target().lost(), "damage ")
                .appendAll(odds.attacker().toVector().flatMap(harm -> OddsSummary.rows(harm.lost(), "damage back ")));
        return new OddsTable(OddsSummary.ofAttack(odds), rounded, exact);
    }

    private static Vector<Row> of(Harm harm, String back) {
        return of(harm.lost(), 0)
                .map(row -> new Row("damage" + back + " " + row.what(), row.probability()))
                .append(new Row("kill" + back, harm.kill()));
    }

    private static Vector<Row> of(Distribution distribution, int from) {
        BigDecimal remains = distribution.rest();
        int to = distribution.most();
        while (remains.add(distribution.probabilityOf(to)).compareTo(REMAINS) < 0)
            remains = remains.add(distribution.probabilityOf(to--));
        return of(distribution, from, to);
    }

    private static Vector<Row> of(Distribution distribution, int from, int to) {
        return Vector.rangeClosed(from, to)
                .map(value -> new Row(String.valueOf(value), distribution.probabilityOf(value)));
    }

    void print(CommandLine command, boolean exactly) {
        PrintWriter out = command.getOut();
        if (exactly) exact.forEach(row -> out.println(row.what() + "\t" + decimals(row.probability())));
        else lines(command.getColorScheme().ansi().enabled()).forEach(out::println);
        out.flush();
    }

    /** The summary, an empty line, and a line for each value, on a terminal with a bar. */
    private Vector<String> lines(boolean bars) {
        int width = summary.map(line -> line.what().length())
                .appendAll(rounded.map(row -> row.what().length()))
                .max()
                .getOrElse(0);
        BigDecimal most = rounded.map(Row::probability).max().getOrElse(BigDecimal.ONE);
        return summary.map(line -> padded(line.what(), width) + "  " + line.value())
                .append("")
                .appendAll(rounded.map(row -> padded(row.what(), width) + "  "
                        + (bars
                                ? padded(OddsSummary.percent(row.probability()), 7) + "  "
                                        + bar(row.probability(), most)
                                : OddsSummary.percent(row.probability()))));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static String decimals(BigDecimal probability) {
        return probability.setScale(DECIMALS, RoundingMode.HALF_EVEN).toPlainString();
    }

    private static String bar(BigDecimal probability, BigDecimal most) {
        BigDecimal length = probability.multiply(BigDecimal.valueOf(BAR)).divide(most, MathContext.DECIMAL32);
        return "█".repeat(length.setScale(0, RoundingMode.HALF_UP).intValueExact());
    }
}
