package io.github.deadcube.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.endings.Puzzle;
import io.github.deadcube.testkit.perft.Solver;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The puzzles of the days, which a program writes. */
class PuzzleYearTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Vector<Puzzle> ALL =
            PuzzleYear.days().map(day -> Puzzle.named(day).get());

    @Test
    void eachDayOfALeapYearHasItsOwn() {
        assertThat(PuzzleYear.days())
                .hasSize(366)
                .startsWith("01-01")
                .contains("02-29")
                .endsWith("12-31");
        assertThat(Puzzle.names().drop(30)).isEqualTo(PuzzleYear.days());
        assertThat(ALL.map(Puzzle::situation).distinct()).hasSize(366);
    }

    /** Some in each build. */
    @Test
    void theNumbersAreThoseOfExactPlay() {
        for (int i = 0; i < ALL.size(); i += Level.thorough() ? 1 : 30) {
            Puzzle puzzle = ALL.get(i);
            Puzzle solved = Puzzle.solved(
                            puzzle.name(),
                            puzzle.situation(),
                            puzzle.steps(),
                            puzzle.state(),
                            RULES,
                            Solver.ofWins(RULES).within(PuzzleYear.MOST_STATES))
                    .get();
            assertThat(solved).isEqualTo(puzzle);
        }
    }

    /** The same program writes the same file. */
    @Test
    void theProgramFindsThemAgain() {
        Vector<String> days = PuzzleYear.days().take(Level.thorough() ? 366 : 2);
        List<Puzzle> found = new ArrayList<>();
        new PuzzleYear(PuzzleYear.SEED).find(days, found::add);
        assertThat(Vector.ofAll(found)).isEqualTo(ALL.take(days.size()));
    }

    @Test
    void theBestChoiceIsClearAndNotAlwaysOfOneKind() {
        for (Puzzle puzzle : ALL) {
            assertThat(puzzle.answers().size()).as(puzzle.name()).isGreaterThanOrEqualTo(4);
            assertThat(puzzle.answers()
                            .head()
                            .wins()
                            .subtract(puzzle.answers().get(1).wins())
                            .doubleValue())
                    .as(puzzle.name())
                    .isGreaterThanOrEqualTo(4.99);
        }
        assertThat(ALL.count(puzzle -> !puzzle.best().toString().contains("shoot")))
                .isGreaterThan(50);
    }
}
