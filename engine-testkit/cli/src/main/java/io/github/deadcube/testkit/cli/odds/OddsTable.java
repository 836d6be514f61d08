package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Harm;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.testkit.cli.odds.OddsTable.Row;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import picocli.CommandLine;

/**
 * Odds as lines: a summary and rounded chances, or exactly. Exact lines are for programs: the value, a tab and twelve
 * decimals.
 *
 * @param exact until what remains is below {@link #REMAINS}
 */
record OddsTable(Vector<OddsSummary.Line> summary, Vector<Row> rounded, Vector<Row> exact) {
    private static final int DECIMALS = 12;
    private static final int BAR = 40;

    /** The sum of the omitted probabilities is smaller than this. */
    private static final BigDecimal REMAINS = new BigDecimal("5e-13");

    /** A line: a value and its exact probability. */
    record Row(Sentence what, BigDecimal probability) {}

    /** Values from 0. */
    static OddsTable ofSuccesses(Odds.Distribution successes) {
        return new OddsTable(
                OddsSummary.ofSuccesses(successes), OddsSummary.rows(successes, Value.NUMBER), rows(successes));
    }

    static OddsTable ofDifference(Odds.Distribution difference) {
        return new OddsTable(
                OddsSummary.ofDifference(difference), OddsSummary.rows(difference, Value.NUMBER), bothEnds(difference));
    }

    /**
     * From the most negative to the most positive; equally improbable values at both ends are both shown or both
     * omitted.
     */
    private static Vector<Row> bothEnds(Odds.Distribution difference) {
        BigDecimal remains = difference.rest();
        int from = difference.least();
        int to = difference.most();
        while (true) {
            BigDecimal first = difference.probabilityOf(from);
            BigDecimal last = difference.probabilityOf(to);
            int order = first.compareTo(last);
            remains = remains.add(order == 0 ? first.add(last) : first.min(last));
            if (remains.compareTo(REMAINS) >= 0) return rows(difference, from, to, Value.NUMBER);
            if (order <= 0) from++;
            if (order >= 0) to--;
        }
    }

    /** The HP that the target loses and whether that kills it; then the same for the answer of the target. */
    static OddsTable ofAttack(Odds.OfAttack odds) {
        Vector<Row> exact = rows(odds.target(), Value.DAMAGE)
                .appendAll(odds.attacker().toVector().flatMap(harm -> rows(harm, Value.DAMAGE_BACK)));
        Vector<Row> rounded = OddsSummary.rows(odds.target().lost(), Value.DAMAGE)
                .appendAll(
                        odds.attacker().toVector().flatMap(harm -> OddsSummary.rows(harm.lost(), Value.DAMAGE_BACK)));
        return new OddsTable(OddsSummary.ofAttack(odds), rounded, exact);
    }

    /** What a number in a row says. */
    private enum Value {
        NUMBER,
        DAMAGE,
        DAMAGE_BACK;

        Sentence numbered(int number) {
            return switch (this) {
                case NUMBER -> Sentence.of("{number}", number);
                case DAMAGE -> Sentence.of("damage {number}", number);
                case DAMAGE_BACK -> Sentence.of("damage back {number}", number);
            };
        }

        Sentence kill() {
            return Sentence.of(this == DAMAGE_BACK ? "kill back" : "kill");
        }
    }

    private static Vector<Row> rows(Harm harm, Value value) {
        return rows(harm.lost(), value).append(new Row(value.kill(), harm.kill()));
    }

    private static Vector<Row> rows(Odds.Distribution distribution) {
        return rows(distribution, Value.NUMBER);
    }

    private static Vector<Row> rows(Odds.Distribution distribution, Value value) {
        BigDecimal remains = distribution.rest();
        int to = distribution.most();
        while (remains.add(distribution.probabilityOf(to)).compareTo(REMAINS) < 0)
            remains = remains.add(distribution.probabilityOf(to--));
        return rows(distribution, 0, to, value);
    }

    private static Vector<Row> rows(Odds.Distribution distribution, int from, int to, Value value) {
        return Vector.rangeClosed(from, to)
                .map(number -> new Row(value.numbered(number), distribution.probabilityOf(number)));
    }

    /** Exact lines are for programs, and so the same in all languages. */
    void print(CommandLine command, boolean exactly, Language language) {
        PrintWriter out = command.getOut();
        if (exactly) exact.forEach(row -> out.println(row.what() + "\t" + decimals(row.probability())));
        else lines(command.getColorScheme().ansi().enabled(), language).forEach(out::println);
        out.flush();
    }

    /** The summary, an empty line, and a line for each value, on a terminal with a bar. */
    private Vector<String> lines(boolean bars, Language language) {
        int width = summary.map(OddsSummary.Line::what)
                .appendAll(rounded.map(Row::what))
                .map(what -> what.told(language).length())
                .max()
                .getOrElse(0);
        BigDecimal most = rounded.map(Row::probability).max().getOrElse(BigDecimal.ONE);
        return summary.map(line -> padded(line.what().told(language), width) + "  "
                        + line.value().told(language))
                .append("")
                .appendAll(rounded.map(row -> padded(row.what().told(language), width) + "  "
                        + chance(row.probability(), most, bars, language)));
    }

    private static String chance(BigDecimal probability, BigDecimal most, boolean bar, Language language) {
        String percent = OddsSummary.percent(probability).told(language);
        return bar ? padded(percent, 7) + "  " + bar(probability, most) : percent;
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

    /**
     * Odds for people: what matters first, then each value. Chances are rounded to a tenth of a per cent; rare values
     * share a row.
     */
    private static final class OddsSummary {
        private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

        /** Half of the last shown digit. */
        private static final BigDecimal SMALL = new BigDecimal("0.0005");

        private static final Sentence TENTH = share(new BigDecimal("0.1"));
        private static final Sentence ALMOST = share(new BigDecimal("99.9"));

        private OddsSummary() {}

        /** A line: a label and what follows it. */
        record Line(Sentence what, Told value) {
            static Line of(Sentence what, BigDecimal probability) {
                return new Line(what, percent(probability));
            }
        }

        static Vector<Line> ofSuccesses(Odds.Distribution successes) {
            return Vector.rangeClosed(1, successes.most())
                    .map(n -> new Row(Sentence.of("at least {number}", n), successes.atLeast(n)))
                    .takeWhile(row -> row.probability().compareTo(SMALL) >= 0)
                    .map(row -> Line.of(row.what(), row.probability()))
                    .prepend(new Line(Sentence.of("mean"), Sentence.decimal(successes.mean(), 2)));
        }

        static Vector<Line> ofDifference(Odds.Distribution difference) {
            BigDecimal first = difference.atLeast(1);
            BigDecimal equal = difference.probabilityOf(0);
            return Vector.of(
                    Line.of(Sentence.of("the first side wins"), first),
                    Line.of(Sentence.of("a draw"), equal),
                    Line.of(
                            Sentence.of("the second side wins"),
                            BigDecimal.ONE.subtract(first).subtract(equal)),
                    new Line(Sentence.of("mean difference"), Sentence.decimal(difference.mean(), 2)));
        }

        static Vector<Line> ofAttack(Odds.OfAttack odds) {
            return lines(odds.target(), Value.DAMAGE)
                    .appendAll(odds.attacker().toVector().flatMap(harm -> lines(harm, Value.DAMAGE_BACK)));
        }

        private static Vector<Line> lines(Harm harm, Value value) {
            boolean back = value == Value.DAMAGE_BACK;
            return Vector.of(
                    Line.of(value.kill(), harm.kill()),
                    Line.of(
                            Sentence.of(back ? "no damage back" : "no damage"),
                            harm.lost().probabilityOf(0)),
                    new Line(
                            Sentence.of(back ? "mean loss back" : "mean loss"),
                            Sentence.of("{loss} of {left} HP", Sentence.decimal(harm.expected(), 2), harm.left())));
        }

        /** Each value with its chance; at both ends, values that are rarer than the last digit share a row. */
        static Vector<Row> rows(Odds.Distribution values, Value what) {
            int from = values.least();
            int to = values.most();
            BigDecimal below = values.rest().add(values.probabilityOf(from));
            while (from < to && below.compareTo(SMALL) < 0) below = below.add(values.probabilityOf(++from));
            BigDecimal above = values.probabilityOf(to);
            while (to > from && above.compareTo(SMALL) < 0) above = above.add(values.probabilityOf(--to));
            Vector<Row> rows =
                    Vector.rangeClosed(from, to).map(n -> new Row(what.numbered(n), values.probabilityOf(n)));
            if (from > values.least())
                rows = rows.update(0, new Row(Sentence.of("{value} or less", what.numbered(from)), below));
            boolean more = above.compareTo(values.probabilityOf(to)) > 0;
            return more
                    ? rows.update(rows.size() - 1, new Row(Sentence.of("{value} or more", what.numbered(to)), above))
                    : rows;
        }

        /** {@code 12.5 %}; a chance that is not certain is neither 0 nor 100. */
        static Sentence percent(BigDecimal probability) {
            boolean possible = probability.signum() > 0;
            boolean certain = probability.compareTo(BigDecimal.ONE) >= 0;
            if (possible && probability.compareTo(SMALL) < 0) return Sentence.of("<{share}", TENTH);
            if (!certain && probability.compareTo(BigDecimal.ONE.subtract(SMALL)) > 0)
                return Sentence.of(">{share}", ALMOST);
            return share(probability.multiply(HUNDRED).setScale(1, RoundingMode.HALF_EVEN));
        }

        private static Sentence share(BigDecimal percent) {
            return Sentence.of("{number} %", Sentence.decimal(percent));
        }
    }
}
