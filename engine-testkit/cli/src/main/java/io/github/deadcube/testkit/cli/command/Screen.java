package io.github.deadcube.testkit.cli.command;

import io.vavr.control.Option;
import java.io.Console;
import java.util.Map;
import java.util.function.IntSupplier;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/**
 * What the command line prints on.
 *
 * @param columns how many characters a line has room for, {@link #LEAST} to {@link #MOST}; none where that is not known, as in a pipe
 */
public record Screen(boolean terminal, Ansi ansi, Option<Integer> columns) {
    /** The least width that lines are made for; a narrower terminal breaks them. */
    static final int LEAST = 55;

    static final int MOST = 400;

    /** A pipe or a file, which shows no colours. */
    public static final Screen NONE = new Screen(false, Ansi.OFF, Option.none());

    /** The screen of this process. */
    public static Screen here() {
        return of(
                System.getenv(),
                isTerminal(),
                () -> CommandSpec.create().usageMessage().autoWidth(true).width());
    }

    /**
     * Under these variables of the environment; a terminal can be measured. COLUMNS, if it is a number, is believed. What is
     * measured is not, unless it is more than {@link #LEAST}: picocli measures as much where the terminal does not say.
     */
    static Screen of(Map<String, String> environment, boolean terminal, IntSupplier measured) {
        Ansi ansi = environment.getOrDefault("TERM", "").equals("dumb") ? Ansi.OFF : Ansi.AUTO;
        Option<Integer> said = Decimals.whole(environment.getOrDefault("COLUMNS", ""));
        return new Screen(
                terminal,
                ansi,
                said.filter(number -> number > 0)
                        .orElse(() -> Option.when(terminal, measured::getAsInt).filter(number -> number > LEAST))
                        .map(number -> Math.max(LEAST, Math.min(MOST, number))));
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
