package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The help of each command is the same in every language of the machine. */
class HelpOrderTest {
    private static final Pattern OPTION = Pattern.compile("(?m)^(?: {6}|  -[hV], )--([a-z-]+)");

    private final Locale here = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(here);
    }

    static Stream<String> commands() {
        return Run.commandLine().getSubcommands().keySet().stream();
    }

    /** In Turkish the capital letter of i is not I, and comes after Z. */
    @ParameterizedTest
    @MethodSource("commands")
    void isTheSameInTurkish(String command) {
        Locale.setDefault(Locale.ROOT);
        Run plain = Run.of(command, "--help");
        Locale.setDefault(new Locale("tr", "TR"));
        assertThat(Run.of(command, "--help")).isEqualTo(plain);
        assertThat(plain.exitCode()).isZero();
        Matcher option = OPTION.matcher(plain.out());
        assertThat(option.results().map(one -> one.group(1))).isSorted().isNotEmpty();
    }
}
