package io.github.deadcube.testkit.cli.command;

import java.util.Comparator;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Help with its options in alphabetical order. Picocli itself sorts by the capital letters of the machine's language. */
public final class OrderedHelp extends Help {
    private static final Comparator<OptionSpec> BY_NAME = Comparator.comparing(
            option -> option.shortestName().replaceFirst("^-+", "").toUpperCase(Locale.ROOT));

    /** Flags first, then options with a value, then those that may be repeated. */
    private static final Comparator<OptionSpec> OF_SYNOPSIS = Comparator.comparingInt(
                    (OptionSpec option) -> option.arity().max())
            .thenComparing(OptionSpec::isMultiValue)
            .thenComparing(BY_NAME);

    private OrderedHelp(CommandSpec command, ColorScheme colours) {
        super(command, colours);
    }

    /** Makes it the help of a command and its subcommands. */
    public static CommandLine in(CommandLine command) {
        return command.setHelpFactory(OrderedHelp::new);
    }

    @Override
    public Comparator<OptionSpec> createDefaultOptionSort() {
        return BY_NAME;
    }

    @Override
    public String synopsis(int headingLength) {
        return detailedSynopsis(headingLength, OF_SYNOPSIS, true);
    }
}
