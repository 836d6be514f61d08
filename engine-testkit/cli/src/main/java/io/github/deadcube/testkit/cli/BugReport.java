package io.github.deadcube.testkit.cli;

import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.PrintableText;
import io.github.deadcube.testkit.cli.play.PlayCommand.Bug;
import java.io.PrintWriter;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Prints unexpected exceptions with the facts that a bug report needs. */
final class BugReport {
    private BugReport() {}

    /** Runs a command line that this method creates, and returns its exit code. Never throws. */
    static int run(Supplier<CommandLine> made, PrintWriter out, PrintWriter err, String... arguments) {
        try {
            int exitCode = made.get()
                    .setOut(out)
                    .setErr(err)
                    .setExecutionExceptionHandler((bug, command, parsed) -> report(bug, out, err))
                    .execute(Stream.of(arguments).map(PrintableText::given).toArray(String[]::new));
            if (exitCode != Exit.BUG.code()) out.flush();
            return exitCode;
        } catch (RuntimeException | Error bug) {
            return report(bug, out, err);
        }
    }

    private static int report(Throwable bug, PrintWriter out, PrintWriter err) {
        if (bug instanceof Output.Lost) {
            err.println(bug.getMessage());
            return Exit.LOST.code();
        }
        flush(out);
        return Output.failed(err, bug, bug instanceof Bug ? String.valueOf(bug.getMessage()) : bug.toString())
                .code();
    }

    private static void flush(PrintWriter out) {
        try {
            out.flush();
        } catch (Output.Lost lost) {
            // The bug matters more than the failed output.
        }
    }
}
