package io.github.deadcube.testkit.cli;

import io.vavr.collection.Vector;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.ParseResult;

/** Runs a command unless something is wrong with its arguments, and then says all of it. */
final class AllAtOnce implements IExecutionStrategy {
    /** A command that can tell what is wrong with its options before it runs. */
    interface Checked {
        /** A line for each; none if it may run. */
        Vector<String> faults();
    }

    /** Commands whose arguments are to be read to their end, whatever is wrong with them. */
    static CommandLine among(CommandLine main) {
        main.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().parser().collectErrors(true));
        return main.setExecutionStrategy(new AllAtOnce());
    }

    @Override
    public int execute(ParseResult parsed) {
        Integer help = CommandLine.executeHelpRequest(parsed);
        if (help != null) return help;
        CommandLine command = Vector.ofAll(parsed.asCommandLineList()).last();
        Vector<String> faults = Vector.ofAll(command.getParseResult().errors())
                .map(Exception::getMessage)
                .distinct();
        if (command.getCommand() instanceof Checked checked) faults = faults.appendAll(checked.faults());
        if (!faults.isEmpty())
            throw new CommandLine.ParameterException(command, faults.mkString(System.lineSeparator()));
        return new CommandLine.RunLast().execute(parsed);
    }
}
