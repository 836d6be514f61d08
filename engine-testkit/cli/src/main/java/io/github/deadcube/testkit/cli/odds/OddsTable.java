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

/** Prints a probability per line: the value, a tab, twelve decimals, and on a terminal a bar. */
record OddsTable(Vector<Row> rows) {
    private static final int DECIMALS = 12;
    private static final int BAR = 40;

    /** The sum of the omitted probabilities is smaller than this. */
    private static final BigDecimal REMAINS = new BigDecimal("5e-13");

    /** A line: a value and its exact probability. */
    record Row(String what, BigDecimal probability) {}

    /** Values from 0. */
    static OddsTable ofSuccesses(Distribution successes) {
        return of(successes, 0);
    }

    /** From the most negative to the most positive; equally improbable values at both ends are both shown or both omitted. */
    static OddsTable ofDifference(Distribution difference) {
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
        Vector<Row> back = odds.attacker().map(harm -> of(harm, " back")).getOrElse(Vector.empty());
        return new OddsTable(of(odds.target(), "").appendAll(back));
    }

    private static Vector<Row> of(Harm harm, String back) {
        return of(harm.lost(), 0)
                .rows()
                .map(row -> new Row("damage" + back + " " + row.what(), row.probability()))
                .append(new Row("kill" + back, harm.kill()));
    }

    private static OddsTable of(Distribution distribution, int from) {
        BigDecimal remains = distribution.rest();
        int to = distribution.most();
        while (remains.add(distribution.probabilityOf(to)).compareTo(REMAINS) < 0)
            remains = remains.add(distribution.probabilityOf(to--));
        return of(distribution, from, to);
    }

    private static OddsTable of(Distribution distribution, int from, int to) {
        return new OddsTable(Vector.rangeClosed(from, to)
                .map(value -> new Row(String.valueOf(value), distribution.probabilityOf(value))));
    }

    void print(CommandLine command) {
        boolean terminal = command.getColorScheme().ansi().enabled();
        PrintWriter out = command.getOut();
        BigDecimal most = rows.map(Row::probability).max().getOrElse(BigDecimal.ONE);
        for (Row row : rows) out.println(line(row) + (terminal ? "\t" + bar(row.probability(), most) : ""));
        out.flush();
    }

    private static String line(Row row) {
        return row.what() + "\t"
                + row.probability().setScale(DECIMALS, RoundingMode.HALF_EVEN).toPlainString();
    }

    private static String bar(BigDecimal probability, BigDecimal most) {
        BigDecimal length = probability.multiply(BigDecimal.valueOf(BAR)).divide(most, MathContext.DECIMAL32);
        return "█".repeat(length.setScale(0, RoundingMode.HALF_UP).intValueExact());
    }
}
