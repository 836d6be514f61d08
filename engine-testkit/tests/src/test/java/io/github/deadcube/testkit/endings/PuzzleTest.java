package io.github.deadcube.testkit.endings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.properties.Level;
import io.github.deadcube.testkit.perft.Solver;
import io.github.deadcube.testkit.perft.Solver.Judged;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PuzzleTest {
    private static final double CLEARLY = 0.05;
    private static final Vector<Puzzle> PUZZLES = Puzzle.shipped();

    /** Three small ones in each build. */
    static Stream<Puzzle> puzzles() {
        return PUZZLES.filter(puzzle ->
                        Level.thorough() || puzzle.number() == 4 || puzzle.number() == 9 || puzzle.number() == 23)
                .toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void oneChoiceIsClearlyBest(Puzzle puzzle) {
        GameState state = puzzle.state();
        Solver solver = new Solver(Deadcube.rules(), Solver.Goal.WIN);
        assertThat(solver.best(state)).containsExactly(puzzle.best());
        assertThat(solver.judged(state).map(Judged::choice).remove(puzzle.best()))
                .isNotEmpty()
                .allMatch(choice -> solver.loss(state, choice).doubleValue() >= CLEARLY);
    }

    @Test
    void thereAreThirtyDifferentOnes() {
        assertThat(PUZZLES.map(puzzle -> puzzle.state().digest()).distinct()).hasSize(30);
        assertThat(PUZZLES.map(Puzzle::number)).isEqualTo(Vector.rangeClosed(1, 30));
    }
}
