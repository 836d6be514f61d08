package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

class ScreenTest {
    @Test
    void aDumbTerminalHasNoColours() {
        assertThat(Screen.of(Map.of("TERM", "dumb"), true, () -> 80).ansi()).isEqualTo(Ansi.OFF);
        assertThat(Screen.of(Map.of("TERM", "xterm"), true, () -> 80).ansi()).isEqualTo(Ansi.AUTO);
        assertThat(Screen.of(Map.of(), true, () -> 80).ansi()).isEqualTo(Ansi.AUTO);
    }

    @Test
    void aTerminalIsMeasuredUnlessColumnsIsSet() {
        assertThat(Screen.of(Map.of(), true, () -> 97).columns()).contains(97);
        assertThat(Screen.of(Map.of("COLUMNS", "72"), true, () -> 97).columns()).contains(72);
        assertThat(Screen.of(Map.of("COLUMNS", "72"), false, ScreenTest::never).columns())
                .contains(72);
        assertThat(Screen.of(Map.of(), false, ScreenTest::never).columns()).isEmpty();
    }

    @Test
    void columnsThatAreNoNumberAreIgnored() {
        for (String nonsense : new String[] {"", "wide", "-80", "0", "8.5", "99999999999"})
            assertThat(Screen.of(Map.of("COLUMNS", nonsense), true, () -> 97).columns())
                    .as(nonsense)
                    .contains(97);
    }

    @Test
    void theWidthHasAMaximum() {
        assertThat(Screen.of(Map.of("COLUMNS", "1"), false, ScreenTest::never).columns())
                .contains(Screen.LEAST);
        assertThat(Screen.of(Map.of("COLUMNS", "999999999"), false, ScreenTest::never)
                        .columns())
                .contains(Screen.MOST);
    }

    @Test
    void aMeasuredWidthStaysWithinTheBounds() {
        assertThat(Screen.within(1)).isEqualTo(Screen.LEAST);
        assertThat(Screen.within(40)).isEqualTo(40);
        assertThat(Screen.within(1_000)).isEqualTo(Screen.MOST);
    }

    @Test
    void anUnmeasuredTerminalHasNoWidth() {
        assertThat(Screen.of(Map.of(), true, () -> 0).columns()).isEmpty();
    }

    @Test
    void aNarrowTerminalHasItsWidth() {
        assertThat(Screen.of(Map.of(), true, () -> 44).columns()).contains(44);
        assertThat(Screen.of(Map.of(), true, () -> 44).columnsOfHelp()).contains(Screen.LEAST_OF_HELP);
    }

    @Test
    void theHelpOfACommandIsNotNarrowerThanPicocliAllows() {
        assertThat(Screen.of(Map.of("COLUMNS", "40"), false, ScreenTest::never).columns())
                .contains(40);
        assertThat(Screen.of(Map.of("COLUMNS", "40"), false, ScreenTest::never).columnsOfHelp())
                .contains(Screen.LEAST_OF_HELP);
    }

    private static int never() {
        throw new AssertionError("a pipe is not measured");
    }
}
