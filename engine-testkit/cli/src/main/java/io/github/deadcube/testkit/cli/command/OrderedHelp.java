package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

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

    /** The place of its texts in the catalogue of a language. */
    public static final String CONTEXT = "help";

    private static final ResourceBundle TEXTS = texts();

    private OrderedHelp(CommandSpec command, ColorScheme colours) {
        super(command, colours);
    }

    /**
     * Makes it the help of a command and its subcommands, with the texts of {@code help.properties} in the language of
     * the command.
     */
    public static CommandLine in(CommandLine command) {
        Language language = Subcommand.language(command);
        describe(command, language.equals(Language.ENGLISH) ? TEXTS : new Translated(language), language);
        return command.setHelpFactory(OrderedHelp::new);
    }

    private static void describe(CommandLine command, ResourceBundle texts, Language language) {
        command.setResourceBundle(texts);
        command.getCommandSpec()
                .usageMessage()
                .synopsisHeading(language.text(CONTEXT, "Usage: "))
                .synopsisSubcommandLabel(language.text(CONTEXT, "[COMMAND]"))
                .commandListHeading(language.text(CONTEXT, "Commands:%n"));
        command.getSubcommands().values().forEach(sub -> describe(sub, texts, language));
    }

    /** The texts in a language. */
    private static final class Translated extends ResourceBundle {
        private final Language language;

        Translated(Language language) {
            this.language = language;
        }

        @Override
        protected @Nullable Object handleGetObject(String key) {
            return TEXTS.containsKey(key) ? language.text(CONTEXT, TEXTS.getString(key)) : null;
        }

        @Override
        public Enumeration<String> getKeys() {
            return TEXTS.getKeys();
        }
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

    /** Without the language, which all commands have. */
    @Override
    protected Ansi.Text createDetailedSynopsisOptionsText(
            Collection<ArgSpec> done, List<OptionSpec> options, Comparator<OptionSpec> order, boolean clusters) {
        return super.createDetailedSynopsisOptionsText(
                done,
                Vector.ofAll(options)
                        .reject(option -> option.longestName().equals(LanguageOption.NAME))
                        .asJava(),
                order,
                clusters);
    }

    @Override
    public IParamLabelRenderer parameterLabelRenderer() {
        return new LabelsIn(Subcommand.language(commandSpec().commandLine()), super.parameterLabelRenderer());
    }

    /** The words that stand for values, such as {@code FILE}, in a language. */
    private record LabelsIn(Language language, IParamLabelRenderer english) implements IParamLabelRenderer {
        @Override
        public Ansi.Text renderParameterLabel(ArgSpec argument, Ansi ansi, List<Ansi.IStyle> styles) {
            return english.renderParameterLabel(translated(argument), ansi, styles);
        }

        private ArgSpec translated(ArgSpec argument) {
            String label = language.text(CONTEXT, argument.paramLabel());
            if (label.equals(argument.paramLabel())) return argument;
            return argument instanceof OptionSpec option
                    ? option.toBuilder().paramLabel(label).build()
                    : ((PositionalParamSpec) argument)
                            .toBuilder().paramLabel(label).build();
        }

        @Override
        public String separator() {
            return english.separator();
        }
    }
}
