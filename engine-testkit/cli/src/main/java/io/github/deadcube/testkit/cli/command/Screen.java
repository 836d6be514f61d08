package io.github.deadcube.testkit.cli.command;

import io.vavr.control.Option;
import java.io.Console;
import java.io.IOException;
import java.util.Map;
import java.util.function.IntSupplier;
import org.jline.terminal.impl.exec.ExecPty;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The screen of the command line.
 *
 * @param columns the width in characters, {@link #LEAST} to {@link #MOST}; none if unknown, as in a pipe
 */
public record Screen(boolean terminal, Ansi ansi, Option<Integer> columns) {
    /** The smallest width for which lines are broken. */
    static final int LEAST = 30;

    /** picocli has no narrower help. */
    static final int LEAST_OF_HELP = 55;

    static final int MOST = 400;

    /** The width of text if the screen has none. */
    public static final int USUAL = 80;

    /** A pipe or a file, which shows no colours. */
    public static final Screen NONE = new Screen(false, Ansi.OFF, Option.none());

    public static Screen here() {
        return of(System.getenv(), isTerminal(), Screen::measured);
    }

    /**
     * The width of the terminal, or 0. Picocli returns {@link #LEAST_OF_HELP} for a narrower one, and if it cannot
     * measure it.
     */
    private static int measured() {
        int columns = CommandSpec.create().usageMessage().autoWidth(true).width();
        if (columns > LEAST_OF_HELP) return columns;
        try (Pty terminal = ExecPty.current(new ExecTerminalProvider(), SystemStream.Output)) {
            return terminal.getSize().getColumns();
        } catch (IOException unmeasured) {
            return 0;
        }
    }

    /**
     * The screen for these environment variables. COLUMNS is used if it is a number.
     *
     * @param measured the width of the terminal; 0 if the terminal gives none
     */
    static Screen of(Map<String, String> environment, boolean terminal, IntSupplier measured) {
        Ansi ansi = environment.getOrDefault("TERM", "").equals("dumb") ? Ansi.OFF : Ansi.AUTO;
        Option<Integer> said = Decimals.whole(environment.getOrDefault("COLUMNS", ""));
        return new Screen(
                terminal,
                ansi,
                said.filter(number -> number > 0)
                        .orElse(() -> Option.when(terminal, measured::getAsInt).filter(number -> number > 0))
                        .map(Screen::within));
    }

    /** A width within the bounds. */
    public static int within(int columns) {
        return Math.max(LEAST, Math.min(MOST, columns));
    }

    /** The width of the help of a command. */
    public Option<Integer> columnsOfHelp() {
        return columns.map(number -> Math.max(LEAST_OF_HELP, number));
    }

    /** Whether a person can edit a line: on a terminal that can move its cursor. */
    public boolean canEdit() {
        return terminal && ansi != Ansi.OFF;
    }

    /**
     * Whether standard output is a terminal, also if standard input is none. It starts a program to ask if both are
     * not.
     */
    public static boolean showsOutput() {
        return isTerminal() || new ExecTerminalProvider().isSystemStream(SystemStream.Output);
    }

    /** From Java 22, a pipe also has a console, which reports that it is not a terminal. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) return false;
        try {
            return Boolean.TRUE.equals(Console.class.getMethod("isTerminal").invoke(console));
        } catch (ReflectiveOperationException older) {
            return true;
        }
    }
}
