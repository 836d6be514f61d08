package io.github.deadcube.testkit.cli;

import io.github.deadcube.testkit.cli.play.Bug;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Says what has gone wrong, and what a report needs. */
final class Bugs implements IExecutionExceptionHandler {
    static final int EXIT_CODE = 70;

    @Override
    public int handleExecutionException(Exception bug, CommandLine command, ParseResult parsed) {
        command.getOut().flush();
        PrintWriter err = command.getErr();
        err.println("This is a bug of deadcube. Please report it with all that follows.");
        err.println(bug instanceof Bug ? bug.getMessage() : bug);
        bug.printStackTrace(err);
        err.flush();
        return EXIT_CODE;
    }
}
