package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.shared.Suggestion;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs a command. If its arguments have faults, it prints all of them instead. */
public final class ArgumentChecks implements IExecutionStrategy {
    /** A command or mixin that checks its options before the command runs. */
    public interface Checked {
        /** The faults, a line each; empty if the command may run. */
        default Vector<String> faults() {
            return Vector.empty();
        }

        /** The faults of names and of what files contain. The usage does not say what would be right. */
        default Seq<Fault> misnamed() {
            return Vector.empty();
        }

        /**
         * The faults that files have besides. Asked for only if the command does not run, so that all faults come at
         * once.
         */
        default Seq<Fault> ofFiles() {
            return Vector.empty();
        }
    }

    /** A name that nothing has. The fault says which names there are. */
    public static final class UnknownName extends TypeConversionException {
        private static final long serialVersionUID = 1L;

        public UnknownName(String fault) {
            super(fault);
        }
    }

    /** Wrong arguments: names that do not exist, or faults in the content of files. Nothing else is wrong. */
    private static final class Misnamed extends ParameterException {
        private static final long serialVersionUID = 1L;

        Misnamed(CommandLine command, String faults) {
            super(command, faults);
        }
    }

    /** Commands whose arguments are read completely, even after a fault. */
    public static CommandLine among(CommandLine main) {
        main.getSubcommands().values().forEach(ArgumentChecks::readCompletely);
        return main.setExecutionStrategy(new ArgumentChecks()).setParameterExceptionHandler(Help::after);
    }

    private static void readCompletely(CommandLine command) {
        command.getCommandSpec().parser().collectErrors(true);
        command.getSubcommands().values().forEach(ArgumentChecks::readCompletely);
    }

    /** The fault of a number that counts something, or none. */
    public static Vector<String> fromOne(String option, int number) {
        return number < 1 ? Vector.of(option + " takes a number from 1 upward") : Vector.empty();
    }

    /** The same for a number that has a limit. */
    public static Vector<String> fromOne(String option, int number, int most) {
        return number < 1 || number > most ? Vector.of(option + " takes a number from 1 to " + most) : Vector.empty();
    }

    /** Picocli prints other exceptions than {@link ExecutionException} itself. */
    @Override
    public int execute(ParseResult parsed) {
        try {
            return executed(parsed);
        } catch (ParameterException | ExecutionException known) {
            throw known;
        } catch (RuntimeException bug) {
            throw new ExecutionException(parsed.commandSpec().commandLine(), bug.toString(), bug);
        }
    }

    private static int executed(ParseResult parsed) {
        Option<Integer> help = Help.asked(parsed);
        if (help.isDefined()) return help.get();
        Vector<CommandLine> commands = Vector.ofAll(parsed.asCommandLineList());
        CommandLine command = commands.last();
        Vector<String> typed = Vector.ofAll(parsed.originalArgs());
        for (String fault : ArgumentConverters.unread(typed)) throw new Misnamed(command, fault);
        Vector<Exception> unread = Vector.ofAll(command.getParseResult().errors());
        Vector<ArgSpec> named = unread.filter(error -> !(error instanceof MissingParameterException))
                .flatMap(ArgumentChecks::argument);
        Vector<String> faults = unread.filter(error -> !missing(error, named))
                .flatMap(error -> faults(error, unread, command))
                .distinct()
                .appendAll(between(commands.tail(), typed));
        Vector<OptionSpec> gaps = gaps(command).reject(named::contains);
        faults = faults.appendAll(gaps.map(ArgumentChecks::gap));
        Vector<ArgSpec> told = named.appendAll(gaps);
        boolean misnamed = gaps.isEmpty() && unread.forAll(error -> error.getCause() instanceof UnknownName);
        for (Checked checked : checked(command.getCommandSpec())) {
            Vector<String> wrong = checked.faults().filter(fault -> !told.exists(argument -> about(fault, argument)));
            misnamed &= wrong.isEmpty();
            faults = faults.appendAll(wrong).appendAll(checked.misnamed().map(Fault::toString));
        }
        if (faults.isEmpty()) return new CommandLine.RunLast().execute(parsed);
        // files of an edition that is not understood cannot be judged
        if (!named.exists(argument ->
                argument instanceof OptionSpec option && option.longestName().equals(EditionOption.NAME)))
            faults = faults.appendAll(PrintableText.excerpt(checked(command.getCommandSpec())
                    .flatMap(checked -> checked.ofFiles().map(Fault::toString))
                    .distinct()));
        String all = faults.distinct().mkString(System.lineSeparator());
        throw misnamed ? new Misnamed(command, all) : new ParameterException(command, all);
    }

    /**
     * A command does not read what stands before the name of a command that belongs to it, such as {@code check} of
     * {@code teams}.
     */
    private static Option<String> between(Vector<CommandLine> commands, Vector<String> arguments) {
        Vector<String> names = commands.map(CommandLine::getCommandName);
        return names.zip(arguments)
                .find(pair -> !pair._1.equals(pair._2))
                .map(pair -> "'" + pair._2 + "' stands before '" + pair._1 + "'; expected '" + names.mkString(" ")
                        + "' and then what it takes");
    }

    private static Vector<Checked> checked(CommandSpec spec) {
        return Option.of(spec.userObject())
                .filter(Checked.class::isInstance)
                .map(Checked.class::cast)
                .toVector()
                .appendAll(Vector.ofAll(spec.mixins().values()).flatMap(ArgumentChecks::checked));
    }

    /** The given options for lists of which a part is empty. Picocli leaves an empty part at the end out. */
    private static Vector<OptionSpec> gaps(CommandLine command) {
        return Vector.ofAll(command.getParseResult().matchedOptions())
                .filter(option -> !option.splitRegex().isEmpty())
                .filter(option -> Vector.ofAll(option.originalStringValues())
                        .exists(text -> parts(option, text).exists(String::isBlank)));
    }

    private static Vector<String> parts(OptionSpec option, String text) {
        return Vector.of(text.split(option.splitRegex(), -1));
    }

    private static String gap(OptionSpec option) {
        return option.longestName() + " has an empty part in '"
                + option.originalStringValues().stream()
                        .filter(text -> parts(option, text).exists(String::isBlank))
                        .collect(Collectors.joining("' and '"))
                + "'; expected one comma between two values";
    }

    private static Option<ArgSpec> argument(Exception error) {
        return error instanceof ParameterException wrong ? Option.of(wrong.getArgSpec()) : Option.none();
    }

    /** An argument that cannot be read is not a missing argument. */
    private static boolean missing(Exception error, Vector<ArgSpec> named) {
        return error instanceof MissingParameterException missing
                && !missing.getMissing().isEmpty()
                && named.containsAll(missing.getMissing());
    }

    /**
     * Picocli does not say why it does not take an argument that may be left out, and says twice that it does not take
     * another.
     */
    private static Vector<String> faults(Exception error, Vector<Exception> all, CommandLine command) {
        if (!(error instanceof UnmatchedArgumentException unmatched)) return Vector.of(error.getMessage());
        Vector<String> unexplained = Vector.ofAll(unmatched.getUnmatched())
                .reject(text -> all.exists(
                        other -> other instanceof ParameterException wrong && text.equals(wrong.getValue())));
        Vector<String> faults =
                command.getCommandSpec().positionalParameters().stream().anyMatch(ArgumentChecks::isFile)
                        ? unexplained.flatMap(
                                text -> ArgumentConverters.read(text).swap().map(Fault::text))
                        : Vector.empty();
        boolean explained =
                unexplained.isEmpty() || !faults.isEmpty() && !unexplained.exists(text -> text.startsWith("-"));
        return explained ? faults : faults.append(surplus(unmatched));
    }

    /** What a command does not take. Picocli counts the arguments from 0, and does not say which commands there are. */
    private static String surplus(UnmatchedArgumentException unmatched) {
        if (unmatched.isUnknownOption()) return String.valueOf(unmatched.getMessage());
        CommandSpec command = unmatched.getCommandLine().getCommandSpec();
        Vector<String> texts = Vector.ofAll(unmatched.getUnmatched());
        boolean words = !command.positionalParameters().isEmpty();
        if (!command.subcommands().isEmpty() && !words
                || Help.near(texts.head(), command).nonEmpty())
            return "No command is called '" + texts.head() + "'; there are "
                    + String.join(", ", command.subcommands().keySet());
        return texts.mkString("'", "', '", "'")
                + (texts.size() == 1 ? " is an argument" : " are arguments")
                + " that '" + command.qualifiedName() + "' does not take";
    }

    private static boolean isFile(ArgSpec argument) {
        return argument.typeInfo().getType() == Path.class
                || Vector.of(argument.auxiliaryTypes()).contains(Path.class);
    }

    private static boolean about(String fault, ArgSpec argument) {
        return argument instanceof OptionSpec option && fault.startsWith(option.longestName() + " ");
    }

    /** The usage help. Its text comes from the command line itself, so its colours are safe. */
    private static final class Help {
        private Help() {}

        /**
         * Prints help or version if {@code --help} or {@code --version} is given; otherwise returns none. What is
         * unknown is a fault here too.
         */
        static Option<Integer> asked(ParseResult parsed) {
            Vector<CommandLine> commands = Vector.ofAll(parsed.asCommandLineList());
            Option<CommandLine> asked =
                    commands.find(command -> command.isUsageHelpRequested() || command.isVersionHelpRequested());
            if (asked.isDefined()) commands.forEach(Help::checkNames);
            return asked.map(Help::printed);
        }

        /**
         * Picocli ignores unknown arguments beside {@code --help}; a command of {@code teams} that is mistyped is a
         * file to it.
         */
        private static void checkNames(CommandLine command) {
            ParseResult read = command.getParseResult();
            Vector<String> unknown = Vector.ofAll(read.unmatched());
            if (unknown.isEmpty() && !read.hasSubcommand())
                unknown = Vector.ofAll(read.matchedPositionals())
                        .flatMap(ArgSpec::originalStringValues)
                        .filter(word -> !near(word, command.getCommandSpec()).isEmpty())
                        .take(1);
            if (!unknown.isEmpty()) throw new UnmatchedArgumentException(command, unknown.toJavaList());
        }

        /**
         * Prints the faults of the arguments, and the synopsis if it says what would be right. The whole help would
         * hide the faults.
         */
        static int after(ParameterException wrong, String... arguments) {
            CommandLine command = wrong.getCommandLine();
            PrintWriter err = command.getErr();
            err.println(
                    wrong instanceof UnmatchedArgumentException unmatched ? surplus(unmatched) : wrong.getMessage());
            if (!(wrong instanceof Misnamed) && !suggested(wrong, err)) err.print(synopsis(command));
            err.flush();
            return Exit.USAGE.code();
        }

        /** Picocli suggests options well, and for any word some commands. */
        private static boolean suggested(ParameterException wrong, PrintWriter err) {
            if (!(wrong instanceof UnmatchedArgumentException unmatched) || unmatched.isUnknownOption())
                return UnmatchedArgumentException.printSuggestions(wrong, err);
            CommandSpec command = wrong.getCommandLine().getCommandSpec();
            Vector<String> near = near(unmatched.getUnmatched().get(0), command);
            if (near.nonEmpty())
                err.println("Did you mean: "
                        + near.map(name -> command.qualifiedName() + " " + name).mkString(" or ") + "?");
            return near.nonEmpty();
        }

        /** The commands of a command whose names are like a word. */
        private static Vector<String> near(String word, CommandSpec command) {
            return Suggestion.among(word, Vector.ofAll(command.subcommands().keySet()));
        }

        private static String synopsis(CommandLine command) {
            CommandLine.Help help = command.getHelpFactory()
                    .create(command.getCommandSpec(), CommandLine.Help.defaultColorScheme(Ansi.OFF));
            return help.synopsisHeading() + help.synopsis(help.synopsisHeadingLength()) + "See '"
                    + command.getCommandSpec().qualifiedName() + " --help'." + System.lineSeparator();
        }

        private static int printed(CommandLine command) {
            PrintWriter out = command.getOut();
            if (command.isUsageHelpRequested()) out.print(PrintableText.own(command.getUsageMessage()));
            else command.printVersionHelp(out, Ansi.OFF);
            out.flush();
            return Exit.DONE.code();
        }
    }
}
