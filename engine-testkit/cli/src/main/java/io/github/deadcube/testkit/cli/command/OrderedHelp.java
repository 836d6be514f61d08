package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.core.support.TextFile;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.Locale;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Help with its options in alphabetical order. Picocli itself sorts by the capital letters of the machine's language.
 */
public final class OrderedHelp extends CommandLine.Help {
    private static final Comparator<OptionSpec> BY_NAME = Comparator.comparing(
            option -> option.longestName().replaceFirst("^-+", "").toUpperCase(Locale.ROOT));

    /** Flags first, then options with a value, then those that may be repeated. */
    private static final Comparator<OptionSpec> OF_SYNOPSIS = Comparator.comparingInt(
                    (OptionSpec option) -> option.arity().max())
            .thenComparing(OptionSpec::isMultiValue)
            .thenComparing(BY_NAME);

    private static final ResourceBundle TEXTS = texts();

    private OrderedHelp(CommandSpec command, ColorScheme colours) {
        super(command, colours);
    }

    /** Makes it the help of a command and its subcommands, with the texts of {@code help.properties}. */
    public static CommandLine in(CommandLine command) {
        describe(command, TEXTS);
        return command.setHelpFactory(OrderedHelp::new);
    }

    private static void describe(CommandLine command, ResourceBundle texts) {
        command.setResourceBundle(texts);
        command.getSubcommands().values().forEach(sub -> describe(sub, texts));
    }

    /** Read from the class, because a look-up by name depends on the language of the machine. */
    private static ResourceBundle texts() {
        String texts = TextFile.packaged(OrderedHelp.class.getResourceAsStream("help.properties"), "the help");
        try {
            return new PropertyResourceBundle(new StringReader(texts));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
