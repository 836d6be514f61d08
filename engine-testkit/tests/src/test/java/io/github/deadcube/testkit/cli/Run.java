package io.github.deadcube.testkit.cli;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.architecture.Sentences;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.command.Subcommand.CommandContext;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/**
 * One run of the command line, in this process.
 *
 * @param exitCode its exit code
 * @param out its standard output
 * @param err its error output
 */
public record Run(int exitCode, String out, String err) {
    /** Each error output of each test is sentences. */
    public Run {
        Sentences.areSentences(err);
    }

    /** The seed of games without a given seed. */
    public static final long SEED = 42;

    private static final Screen TERMINAL = new Screen(true, Ansi.OFF, Option.none());

    /** Runs with the engine. */
    public static Run of(String... arguments) {
        return with(Deadcube.rules(), arguments);
    }

    /** Runs with an engine that the test may replace. */
    public static Run with(Rules rules, String... arguments) {
        return typing("", rules, arguments);
    }

    public static Run typing(String lines, String... arguments) {
        return typing(lines, Deadcube.rules(), arguments);
    }

    /** With output to a terminal without colours. */
    public static Run onTerminal(String... arguments) {
        return on(TERMINAL, arguments);
    }

    /** The same with typed lines. */
    public static Run typingOnTerminal(String lines, String... arguments) {
        return run(lines, Deadcube.rules(), TERMINAL, arguments);
    }

    /** On a screen. */
    public static Run on(Screen screen, String... arguments) {
        return run("", Deadcube.rules(), screen, arguments);
    }

    private static Run typing(String lines, Rules rules, String... arguments) {
        return run(lines, rules, Screen.NONE, arguments);
    }

    private static Run run(String lines, Rules rules, Screen screen, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        InputStream in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
        int exitCode = BugReport.run(
                () -> Main.commandLine(rules, in, screen, () -> SEED, arguments),
                Output.answers(out, screen::terminal),
                Output.complaints(err),
                arguments);
        return new Run(exitCode, normal(out), normal(err));
    }

    /** A command line without typed input. */
    public static CommandLine commandLine() {
        return Main.commandLine(Deadcube.rules(), InputStream.nullInputStream(), Screen.NONE, () -> SEED);
    }

    /** What a command has that stands alone. */
    public static CommandContext context() {
        return new CommandContext(
                Deadcube.rules(),
                InputStream.nullInputStream(),
                Screen.NONE,
                Progress.NONE,
                () -> SEED,
                () -> "token",
                Language.ENGLISH);
    }

    private static String normal(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
