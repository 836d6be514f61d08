package io.github.deadcube.testkit.cli.command;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** How commands are used. Its words are the command line's own, so that their colours are trusted. */
final class Help {
    private Help() {}

    /** Prints what {@code --help} and {@code --version} ask for; none if nobody asks. */
    static Option<Integer> asked(ParseResult parsed) {
        return Vector.ofAll(parsed.asCommandLineList())
                .find(command -> command.isUsageHelpRequested() || command.isVersionHelpRequested())
                .map(Help::printed);
    }

    /** Says what is wrong with the arguments, and what would be right. */
    static int after(ParameterException wrong, String... arguments) {
        CommandLine command = wrong.getCommandLine();
        PrintWriter err = command.getErr();
        err.println(wrong.getMessage());
        if (!UnmatchedArgumentException.printSuggestions(wrong, err)) err.print(command.getUsageMessage(Ansi.OFF));
        err.flush();
        return Exit.USAGE.code();
    }

    private static int printed(CommandLine command) {
        PrintWriter out = command.getOut();
        if (command.isUsageHelpRequested()) out.print(Printable.own(command.getUsageMessage()));
        else command.printVersionHelp(out, Ansi.OFF);
        out.flush();
        return Exit.DONE.code();
    }
}
