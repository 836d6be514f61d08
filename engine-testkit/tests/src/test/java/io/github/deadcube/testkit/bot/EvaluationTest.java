package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

/** What an evaluation knows of a set-up before the game. */
class EvaluationTest {
    private static final Setup SETUP =
            Script.play("""
                    board 4 x 4
                    wall north of b1 c1
                    wall east of b2
                    A1 RA 4+, rifle R6, pistol R3; A2 FI 4+, sabre CC; B1 SV 5+
                    objective 2 at a1; objective 1 at d4
                    play
                    """).state().position().game().setup();

    private final Evaluation evaluation = Evaluation.of(SETUP);

    @Test
    void theLongestRangeOfTheGuns() {
        assertThat(evaluation.range(ModelId.of("A1"))).isEqualTo(6);
        assertThat(evaluation.range(ModelId.of("A2"))).isZero();
    }

    @Test
    void theStepsToAnObjective() {
        assertThat(evaluation.objectives()).containsExactly(Cube.of("a1"), Cube.of("d4"));
        assertThat(evaluation.steps(Cube.of("a1"), 0)).isZero();
        assertThat(evaluation.steps(Cube.of("c2"), 0)).isGreaterThan(1);
        assertThat(evaluation.steps(Cube.of("c3"), 1)).isEqualTo(1);
    }
}
