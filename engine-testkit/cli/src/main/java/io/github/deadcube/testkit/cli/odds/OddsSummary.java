package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.odds.Distribution;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Harm;
import io.github.deadcube.testkit.cli.odds.OddsTable.Row;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Odds for people: what matters first, then each value. Chances are rounded to a tenth of a per cent; rare values share a row. */
final class OddsSummary {
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    /** Half of the last shown digit. */
    private static final BigDecimal SMALL = new BigDecimal("0.0005");

    private OddsSummary() {}

    /** A line: a label and what follows it. */
    record Line(String what, String value) {
        static Line of(String what, BigDecimal probability) {
            return new Line(what, percent(probability));
        }
    }

    static Vector<Line> ofSuccesses(Distribution successes) {
        return Vector.rangeClosed(1, successes.most())
                .map(n -> new Row("at least " + n, successes.atLeast(n)))
                .takeWhile(row -> row.probability().compareTo(SMALL) >= 0)
                .map(row -> Line.of(row.what(), row.probability()))
                .prepend(new Line("mean", decimals(successes.mean())));
    }

    static Vector<Line> ofDifference(Distribution difference) {
        BigDecimal first = difference.atLeast(1);
        BigDecimal equal = difference.probabilityOf(0);
        return Vector.of(
                Line.of("the first side wins", first),
                Line.of("a draw", equal),
                Line.of("the second side wins", BigDecimal.ONE.subtract(first).subtract(equal)),
                new Line("mean difference", decimals(difference.mean())));
    }

    static Vector<Line> ofAttack(Odds.OfAttack odds) {
        return of(odds.target(), "").appendAll(odds.attacker().toVector().flatMap(harm -> of(harm, " back")));
    }

    private static Vector<Line> of(Harm harm, String back) {
        return Vector.of(
                Line.of("kill" + back, harm.kill()),
                Line.of("no damage" + back, harm.lost().probabilityOf(0)),
                new Line("mean loss" + back, decimals(harm.expected()) + " of " + harm.left() + " HP"));
    }

    /** Each value with its chance; at both ends, values that are rarer than the last digit share a row. */
    static Vector<Row> rows(Distribution values, String what) {
        int from = values.least();
        int to = values.most();
        while (from < to && below(values, from).compareTo(SMALL) < 0) from++;
        while (to > from && values.atLeast(to).compareTo(SMALL) < 0) to--;
        Vector<Row> rows = Vector.rangeClosed(from, to).map(n -> new Row(what + n, values.probabilityOf(n)));
        if (from > values.least()) rows = rows.update(0, new Row(what + from + " or less", below(values, from)));
        boolean more = values.atLeast(to).compareTo(values.probabilityOf(to)) > 0;
        return more ? rows.update(rows.size() - 1, new Row(what + to + " or more", values.atLeast(to))) : rows;
    }

    private static BigDecimal below(Distribution values, int value) {
        return BigDecimal.ONE.subtract(values.atLeast(value + 1));
    }

    /** {@code 12.5 %}; a chance that is not certain is neither 0 nor 100. */
    static String percent(BigDecimal probability) {
        boolean possible = probability.signum() > 0;
        boolean certain = probability.compareTo(BigDecimal.ONE) >= 0;
        if (possible && probability.compareTo(SMALL) < 0) return "<0.1 %";
        if (!certain && probability.compareTo(BigDecimal.ONE.subtract(SMALL)) > 0) return ">99.9 %";
        return probability.multiply(HUNDRED).setScale(1, RoundingMode.HALF_EVEN).toPlainString() + " %";
    }

    private static String decimals(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
