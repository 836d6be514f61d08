package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LadderTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aLadderContinuesAfterItsRowsAndRenewsAGuide() throws IOException {
        Path rows = folder.resolve("rows.txt");
        Run whole = Run.of("ladder", "--levels", "1,2", "--games", "4", "--rows", rows.toString());
        assertThat(whole.exitCode()).as(whole.err()).isZero();
        assertThat(whole.out()).contains("| `level-8` | search, 10000 iterations |", "| `level-2` | skirmisher | ");
        Vector<String> played = Vector.ofAll(Files.readAllLines(rows));
        assertThat(played).hasSize(2).allMatch(line -> line.startsWith("2\t1\t"));
        // the last row was interrupted
        Files.writeString(rows, played.head() + "\n" + played.last().substring(0, 9));
        Path guide = Files.writeString(
                folder.resolve("guide.md"),
                "before\n<!-- deadcube ladder -->\nold\n<!-- end of the ladder -->\nafter\n");
        Run more = Run.of(
                "ladder", "--levels", "1,2", "--games", "4", "--rows", rows.toString(), "--guide", guide.toString());
        assertThat(more.err()).isEmpty();
        Vector<String> again = Vector.ofAll(Files.readAllLines(rows));
        assertThat(again.head()).isEqualTo(played.head());
        assertThat(again.map(LadderTest::result)).isEqualTo(played.map(LadderTest::result));
        assertThat(Files.readString(guide))
                .startsWith("before\n<!-- deadcube ladder -->\nGames of ")
                .endsWith("|\n<!-- end of the ladder -->\nafter\n")
                .doesNotContain("old\n");
    }

    /** A row without the time. */
    private static String result(String row) {
        return row.replaceFirst("\t[0-9]+\t[0-9]+$", "");
    }

    @Test
    void aBlockHasEachPairOfTeamsInBothEditionsAndEachScenarioEquallyOften() {
        LadderGames games = new LadderGames(Deadcube.rules(), 1);
        Vector<LadderGames.Terms> block = Vector.range(0, 42).map(games::terms);
        assertThat(block.map(terms -> terms.edition() + terms.teams()).distinct())
                .hasSize(42);
        assertThat(block.groupBy(LadderGames.Terms::scenario).values().map(Vector::size))
                .hasSize(7)
                .containsOnly(6);
    }

    @Test
    void faultsAreReported() throws IOException {
        assertThat(Run.of("ladder", "--levels", "0,9", "--games", "-1").err())
                .contains(
                        "--levels takes two or more different numbers from 1 to 8",
                        "--games takes an even number from 0 upward");
        assertThat(Run.of("ladder", "--games", "1").err()).contains("--games takes an even number from 0 upward");
        assertThat(Run.of("ladder", "--levels", "4,4").err()).contains("--levels takes two or more different numbers");
        Path rows = Files.writeString(folder.resolve("rows.txt"), "torn\n");
        Path none = rows.resolveSibling("none");
        assertThat(Run.of("ladder", "--games", "0", "--rows", none.toString()))
                .isEqualTo(new Run(2, "", "--rows: there is no file " + none + "\n"));
        assertThat(none).doesNotExist();
        assertThat(Run.of("ladder", "--games", "0", "--rows", rows.toString()).err())
                .contains("rows.txt, line 1: 'torn' is no row of a ladder; expected 10 texts with tabs between them");
        String row = "2\t1\t0\tthird\tNowhere\tA and B\t0.5\t0.0\t1\t1\n";
        Files.writeString(rows, row);
        assertThat(Run.of("ladder", "--games", "0", "--rows", rows.toString()).err())
                .contains("rows.txt, line 1: this pair of games is of a ladder with another seed or other rules");
        assertThat(Files.readString(rows)).isEqualTo(row);
        Path guide = Files.writeString(folder.resolve("guide.md"), "nothing\n");
        assertThat(Run.of("ladder", "--games", "0", "--guide", guide.toString()).err())
                .contains("has no line '<!-- deadcube ladder -->'");
    }

    @Test
    void aPairOfGamesCountsOnce() throws IOException {
        Path rows = folder.resolve("rows.txt");
        Run.of("ladder", "--levels", "1,2", "--games", "2", "--rows", rows.toString());
        String row = Files.readString(rows);
        Files.writeString(rows, row + row);
        assertThat(Run.of("ladder", "--levels", "1,2", "--games", "2", "--rows", rows.toString())
                        .err())
                .contains("rows.txt, line 2: this pair of games is also in line 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | 9     | the higher level is '9'; expected a level from 1 to 8",
                "1 | 9     | the lower level is '9'; expected a level from 1 to 8",
                "6 | 0.7   | the score is '0.7'; expected 0, 0.25, 0.5, 0.75 or 1",
                "6 | NaN   | the score is 'NaN'; expected 0, 0.25, 0.5, 0.75 or 1",
                "7 | NaN   | the lead is 'NaN'; expected VP in halves, such as -2.5",
                "7 | 1d    | the lead is '1d'; expected VP in halves, such as -2.5",
                "8 | -7456 | the CPU time is '-7456'; expected microseconds from 0 upward",
                "9 | -1    | the number of decisions is '-1'; expected a number from 1 upward",
            })
    void valuesThatNoGameHasAreNoRow(int place, String value, String fault) throws IOException {
        LadderGames.Terms terms = new LadderGames(Deadcube.rules(), 1).terms(0);
        Vector<String> row = Vector.of(
                "2", "1", "0", terms.edition(), terms.scenario(), terms.teams(), "0.25", "-2.5", "74567", "90");
        Path rows = Files.writeString(folder.resolve("rows.txt"), row.mkString("\t") + "\n");
        assertThat(Run.of("ladder", "--games", "0", "--rows", rows.toString()).err())
                .isEmpty();
        Files.writeString(rows, row.update(place, value).mkString("\t") + "\n");
        assertThat(Run.of("ladder", "--games", "0", "--rows", rows.toString()))
                .isEqualTo(new Run(2, "", rows + ", line 1: " + fault + "\n"));
        Files.writeString(rows, row.update(place, value).update(2, "x").mkString("\t") + "\n");
        assertThat(Run.of("ladder", "--games", "0", "--rows", rows.toString()).err())
                .contains(fault, "the number of the pair is 'x'; expected a number from 0 upward");
    }

    @Test
    void aGuideWithoutAPlaceIsRefusedBeforeTheGames() {
        Path missing = folder.resolve("guide.md");
        Path rows = folder.resolve("rows.txt");
        Run run = Run.of(
                "ladder", "--levels", "1,2", "--games", "2", "--rows", rows.toString(), "--guide", missing.toString());
        assertThat(run.err()).contains("there is no file " + missing);
        assertThat(rows).doesNotExist();
    }
}
