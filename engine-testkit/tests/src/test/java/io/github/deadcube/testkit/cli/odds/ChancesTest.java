package io.github.deadcube.testkit.cli.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.cli.odds.ContestReader.Contest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class ChancesTest {
    private static Run run(String line) {
        return Run.of(("odds --exact " + line).split(" ", -1));
    }

    private static String told(String line) {
        return Run.of(("odds " + line).split(" ", -1)).out();
    }

    @Test
    void theSummaryOfATestComesFirstAndIsRounded() {
        assertThat(told("1d5+")).isEqualTo("""
                mean        0.57
                at least 1  50.0 %
                at least 2  6.2 %
                at least 3  0.8 %
                at least 4  0.1 %

                0           50.0 %
                1           43.8 %
                2           5.5 %
                3           0.7 %
                4 or more   0.1 %
                """);
    }

    @Test
    void theSummaryOfAnOpposedTestComesFirstAndIsRounded() {
        assertThat(told("1d5+ v 1d5+")).isEqualTo("""
                the first side wins   27.8 %
                a draw                44.4 %
                the second side wins  27.8 %
                mean difference       0.00

                -4 or less            0.1 %
                -3                    0.4 %
                -2                    3.0 %
                -1                    24.3 %
                0                     44.4 %
                1                     24.3 %
                2                     3.0 %
                3                     0.4 %
                4 or more             0.1 %
                """);
        assertThat(told("0d5+ v 0d4+")).startsWith("the first side wins   0.0 %\na draw                100.0 %\n");
    }

    @Test
    void oneLineForEachSuccess() {
        Run run = run("1d5+");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("0\t0.500000000000\n1\t0.437500000000\n2\t0.054687500000\n3\t0.006835937500\n");
        assertThat(run.out()).endsWith("\n13\t0.000000000006\n14\t0.000000000001\n");
    }

    @Test
    void sevensMayExplodeToo() {
        assertThat(run("1d8+ explode 7").out()).startsWith("0\t0.750000000000\n1\t0.187500000000\n");
        assertThat(run("1d8+ explode 7 reroll 1 v 0d5+").out()).startsWith("0\t0.562500000000\n");
        assertThat(run("3d5+ explode 8")).isEqualTo(run("3d5+"));
    }

    @Test
    void theDifferenceGoesFromTheMostNegativeToTheMostPositive() {
        List<String> lines = run("1d5+ v 1d5+").out().lines().toList();
        assertThat(lines).hasSize(29).contains("0\t0.444444444444", "-13\t0.000000000004", "13\t0.000000000004");
        assertThat(lines.get(0)).isEqualTo("-14\t0.000000000000");
        assertThat(lines.get(28)).isEqualTo("14\t0.000000000000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3d5+",
                "3d5+ reroll 1",
                "4d5+ v 3d4+",
                "4d5+ reroll 1 v 3d4+ reroll 2",
                "3d8+ explode 7 reroll 2",
                "40d2+",
                "2d4+ v 0d5+"
            })
    void theRemainderIsBelowHalfATrillionth(String line) {
        List<Integer> values = run(line)
                .out()
                .lines()
                .map(l -> Integer.valueOf(l.split("\t", -1)[0]))
                .toList();
        int first = values.get(0);
        int last = values.get(values.size() - 1);
        assertThat(values).isEqualTo(IntStream.rangeClosed(first, last).boxed().toList());
        BigDecimal left = remains(line, first, last);
        assertThat(left).isLessThan(new BigDecimal("5e-13"));
        assertThat(remains(line, first, last - 1)).isGreaterThanOrEqualTo(new BigDecimal("5e-13"));
    }

    private static BigDecimal remains(String line, int first, int last) {
        Contest contest = ContestReader.read(line).get();
        Odds odds = Deadcube.odds();
        Odds.Distribution all = contest.other()
                .map(other -> odds.difference(contest.one(), other))
                .getOrElse(() -> odds.successes(contest.one()));
        return BigDecimal.ONE.subtract(all.atLeast(first)).add(all.atLeast(last + 1));
    }

    @ParameterizedTest
    @CsvSource({"0d5+, 0", "3d-, 0", "0d5+ v 0d4+, 0", "2d- reroll 1 v 0d4+, 0"})
    void withoutDiceNothingIsUncertain(String line, String value) {
        assertThat(run(line).out()).isEqualTo(value + "\t1.000000000000\n");
    }

    @Test
    void oneArgumentOrSeveral() {
        assertThat(Run.of("odds", "4d5+ reroll 1 v 3d4+", "--exact").out())
                .isEqualTo(Run.of("odds", "--exact", "4d5+ reroll 1 v 3d4+").out());
        assertThat(Run.of("odds", "4d5+ reroll 1 v 3d4+"))
                .isEqualTo(Run.of("odds", "4d5+", "reroll", "1", "v", "3d4+"));
    }

    @Test
    void onATerminalThereAreBars() {
        StringWriter out = new StringWriter();
        CommandLine command = Run.commandLine()
                .setOut(new PrintWriter(out))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.ON));
        assertThat(command.execute("odds", "1d5+")).isZero();
        assertThat(out.toString().lines())
                .contains(
                        "0           50.0 %   " + "█".repeat(40),
                        "1           43.8 %   " + "█".repeat(35),
                        "2           5.5 %    " + "█".repeat(4),
                        "3           0.7 %    █");
    }

    @Test
    void explodeAndRerollHaveNoOrder() {
        assertThat(run("3d5+ reroll 1 explode 7 v 2d4+").exitCode()).isZero();
        assertThat(run("3d5+ reroll 1 explode 7 v 2d4+")).isEqualTo(run("3d5+ explode 7 reroll 1 v 2d4+"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "3d9+                    | column 1: '3d9+' is not understood; expected dice and their target number",
                "3d5+ v                  | column 7: nothing is here; expected dice and their target number",
                "v 3d5+                  | column 1: 'v' is not understood; expected dice and their target number",
                "3d5+ reroll             | column 12: nothing is here; expected how many failures",
                "3d5+ reroll v 3d4+      | column 13: 'v' is not understood; expected how many failures",
                "3d5+ reroll -1          | column 13: '-1' is not understood; expected how many failures",
                "3d5+ 4d5+               | column 6: '4d5+' is not understood; expected explode, reroll, v or "
                        + "nothing more",
                "3d5+ v 4d5+ v 3d4+      | column 13: 'v' is not understood; expected explode, reroll or nothing more",
                "3d5+ explode            | column 13: nothing is here; expected the lowest face that explodes",
                "3d5+ explode 9          | column 14: '9' is not understood; expected the lowest face that explodes",
                "3d5+ explode 1          | column 14: '1' is not understood; expected the lowest face that explodes",
                "3d5+ explode 77         | column 14: '77' is not understood; expected the lowest face that explodes",
                "3d5+ explode 7 explode 6 | column 16: 'explode' is not understood; expected reroll, v or nothing more",
                "3d5+ reroll 1 explode 7 v 2d4+ explode 6 reroll 1 v | column 51: 'v' is not understood; expected "
                        + "nothing more",
                "101d5+                  | column 1: 101 dice; expected at most 100",
                "99999999999d5+          | column 1: 99999999999 dice; expected at most 100",
                "3d5+ reroll 999999999   | column 13: 999999999 re-rolls; expected at most 100",
                "-3d5+                   | column 1: '-3d5+' is not understood; expected dice",
                "\"\"                    | column 1: nothing is here; expected dice",
            })
    void faultsAreReportedWithTheirColumn(String line, String said) {
        Run run = run(line.strip());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(said.strip(), "Usage: deadcube odds").doesNotContain("\tat ", "Exception");
    }

    @Test
    void allFaultsAreReportedAtOnce() {
        assertThat(run("3x5+ reroll many v 3d1+ now").err())
                .contains("column 1:", "column 13:", "column 20:", "column 25:");
    }
}
