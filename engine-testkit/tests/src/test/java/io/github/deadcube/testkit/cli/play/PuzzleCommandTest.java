package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.endings.Puzzle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PuzzleCommandTest {
    private static final Puzzle FOURTH = Puzzle.shipped().get(3);

    private static Run answered(String answer) {
        return Run.of(("puzzle 4 " + answer).split(" ", -1));
    }

    @Test
    void withoutANumberAllAreListed() {
        Run run = Run.of("puzzle");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines())
                .hasSize(30)
                .allMatch(line ->
                        line.matches("[0-9]+: [AB]: .*, [0-9]+ models, [0-9]+ options, edition (third|revised)"))
                .contains("30: B: activation (RND-3), 3 models, 4 options, edition revised");
    }

    @Test
    void theBestChoiceIsRight() {
        assertThat(answered(FOURTH.best().toString())).isEqualTo(new Run(0, "Right.\n", ""));
    }

    @Test
    void theExampleOfTheHelpIsAnAnswer() {
        String help = Run.of("puzzle", "--help").out();
        Matcher example = Pattern.compile("Example: deadcube (puzzle .*)").matcher(help);
        assertThat(example.find()).isTrue();
        assertThat(Run.of(example.group(1).split(" ", -1)))
                .isEqualTo(new Run(1, "Another choice wins more often.\n", ""));
    }

    @Test
    void otherChoicesAreWrong() {
        assertThat(answered("A1 end")).isEqualTo(new Run(1, "Another choice wins more often.\n", ""));
    }

    @Test
    void aRefusalCitesTheRule() {
        Run run = answered("B1 survive");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith("ASK-1: ");
        assertThat(answered("A1 dances").exitCode()).isEqualTo(2);
        assertThat(answered("5 5 5").err()).startsWith("ASK-1: ");
    }

    @Test
    void choicesAreTypedUntilOneIsRight() {
        Run run = Run.typing("A1 end\nA1 dances\n" + FOURTH.best() + "\n", "puzzle", "4");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("puzzle 4: ", "board ", "  " + FOURTH.best(), "> Another choice", "> Right.");
        assertThat(run.err()).contains("'dances'");
        assertThat(Run.typing("A1 end\n", "puzzle", "4").exitCode()).isEqualTo(1);
    }

    @Test
    void theSolutionRanksAllChoices() {
        Run run = Run.of("puzzle", "4", "--solution");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("best: " + FOURTH.best()).containsPattern("%  " + FOURTH.best() + "\n.*%  ");
    }

    @Test
    void theSolutionRanksForTheSideThatChooses() {
        Run run = Run.of("puzzle", "29", "--solution");
        assertThat(run.out())
                .contains("wins most often for B? This is the last round; edition third.")
                .endsWith("""
                        best: B1 assault A1
                         13.36 %  B1 assault A1
                          2.03 %  B1 assault A2
                          0.00 %  B1 end
                          0.00 %  B1 advance
                        """);
    }

    @Test
    void argumentsAreChecked() {
        for (String line : new String[] {
            "puzzle 31", "puzzle 0", "puzzle 02-30", "puzzle --solution", "puzzle 4 --solution A1 end", "puzzle x"
        }) assertThat(Run.of(line.split(" ", -1)).exitCode()).as(line).isEqualTo(2);
    }
}
