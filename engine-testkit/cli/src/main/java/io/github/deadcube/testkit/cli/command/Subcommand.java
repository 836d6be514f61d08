package io.github.deadcube.testkit.cli.command;

import io.vavr.collection.Vector;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What each command has: help, the version, and where it prints. */
@Command(mixinStandardHelpOptions = true, versionProvider = Version.class)
public abstract class Subcommand {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    protected final CommandLine command() {
        return spec.commandLine();
    }

    protected final PrintWriter out() {
        return command().getOut();
    }

    protected final PrintWriter err() {
        return command().getErr();
    }

    /** Prints what is wrong, and returns the exit code for that. */
    protected final int refused(Vector<String> faults) {
        faults.forEach(err()::println);
        return Exit.USAGE.code();
    }

    /** The same of a list that may be long. */
    protected final int refusedBriefly(Vector<String> faults) {
        return refused(Printable.excerpt(faults));
    }
}
