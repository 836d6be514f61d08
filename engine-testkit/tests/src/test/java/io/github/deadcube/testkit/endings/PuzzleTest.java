package io.github.deadcube.testkit.endings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.perft.Solver;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PuzzleTest {
    private static final double CLEARLY = 0.05;
    private static final Vector<Puzzle> PUZZLES = Puzzle.shipped();

    private static final Set<String> SMALL = Set.of("4", "9", "22", "23", "29");

    /** Small ones in each build. */
    static Stream<Puzzle> puzzles() {
        return PUZZLES.filter(puzzle -> Level.thorough() || SMALL.contains(puzzle.name()))
                .toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void oneChoiceIsClearlyBest(Puzzle puzzle) {
        GameState state = puzzle.state();
        Solver solver = Solver.ofWins(Deadcube.rules());
        assertThat(solver.best(state)).containsExactly(puzzle.best());
        assertThat(solver.judged(state).keySet().remove(puzzle.best()))
                .isNotEmpty()
                .allMatch(choice -> solver.loss(state, choice).doubleValue() >= CLEARLY);
    }

    @Test
    void thereAreThirtyDifferentOnes() {
        assertThat(PUZZLES.map(puzzle -> puzzle.state().digest()).distinct()).hasSize(30);
        assertThat(PUZZLES.map(Puzzle::name))
                .isEqualTo(Vector.rangeClosed(1, 30).map(String::valueOf));
    }

    @Test
    void theyAskBothSidesByTwoEditions() {
        assertThat(PUZZLES.groupBy(puzzle -> side(puzzle) + " " + puzzle.edition())
                        .mapValues(Vector::size)
                        .toJavaMap())
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("A third", 19, "A revised", 2, "B third", 4, "B revised", 5));
    }

    private static Side side(Puzzle puzzle) {
        return ((Prompt.Decision) Deadcube.rules().prompt(puzzle.state())).side();
    }
}
