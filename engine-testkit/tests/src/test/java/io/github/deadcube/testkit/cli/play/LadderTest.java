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

class LadderTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aLadderContinuesAfterItsRowsAndRenewsAGuide() throws IOException {
        Path rows = folder.resolve("rows.txt");
        Run whole = Run.of("ladder", "--levels", "1,2", "--games", "4", "--rows", rows.toString());
        assertThat(whole.exitCode()).as(whole.err()).isZero();
        assertThat(whole.out()).contains("| `level-8` | search, 5000 iterations |", "| `level-2` | skirmisher | ");
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
                .contains("--levels takes numbers from 1 to 8", "--games takes a number from 0 upward");
        Path rows = Files.writeString(folder.resolve("rows.txt"), "torn\n");
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
    void aGuideWithoutAPlaceIsRefusedBeforeTheGames() {
        Path missing = folder.resolve("guide.md");
        Path rows = folder.resolve("rows.txt");
        Run run = Run.of(
                "ladder", "--levels", "1,2", "--games", "2", "--rows", rows.toString(), "--guide", missing.toString());
        assertThat(run.err()).contains("There is no file " + missing);
        assertThat(rows).doesNotExist();
    }
}
