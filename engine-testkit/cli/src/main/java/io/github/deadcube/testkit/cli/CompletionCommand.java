package io.github.deadcube.testkit.cli;

import io.github.deadcube.testkit.cli.command.Subcommand;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** {@code deadcube completion}: what a shell needs to complete commands, options and the names that ship. */
@Command(name = "completion")
final class CompletionCommand extends Subcommand implements Runnable {
    @Override
    public void run() {
        out().print(AutoComplete.bash("deadcube", command().getParent()));
        out().flush();
    }
}
