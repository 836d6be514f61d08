package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.shared.Suggestion;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.PrintWriter;
import java.nio.file.Path;
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
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs a command. If its arguments have faults, it prints all of them instead. */
public final class ArgumentChecks implements IExecutionStrategy {
    /** A command or mixin that checks its options before the command runs. */
    public interface Checked {
        /** The faults, a line each; empty if the command may run. */
        default Vector<Sentence> faults() {
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
    public static final class UnknownName extends UsageFault.Unread {
        private static final long serialVersionUID = 1L;

        public UnknownName(Sentence fault) {
            super(fault);
        }
    }

    /** Wrong arguments, whose faults are told in the language of the command. */
    private static class Wrong extends ParameterException {
        private static final long serialVersionUID = 1L;

        Wrong(CommandLine command, String faults) {
            super(command, faults);
        }
    }

    /** Wrong arguments: names that do not exist, or faults in the content of files. Nothing else is wrong. */
    private static final class Misnamed extends Wrong {
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
    public static Vector<Sentence> fromOne(String option, int number) {
        return number < 1 ? Vector.of(Sentence.of("{option} takes a number from 1 upward", option)) : Vector.empty();
    }

    /** The same for a number that has a limit. */
    public static Vector<Sentence> fromOne(String option, int number, int most) {
        return number < 1 || number > most
                ? Vector.of(Sentence.of("{option} takes a number from 1 to {most}", option, most))
                : Vector.empty();
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
        Language language = Subcommand.language(command);
        Vector<String> typed = Vector.ofAll(parsed.originalArgs());
        for (Sentence fault : ArgumentConverters.unread(typed)) throw new Misnamed(command, fault.told(language));
        Vector<Exception> unread = Vector.ofAll(command.getParseResult().errors());
        Vector<ArgSpec> named = unread.filter(error -> !(error instanceof MissingParameterException))
                .flatMap(ArgumentChecks::argument);
        Vector<Told> faults = unread.filter(error -> !missing(error, named))
                .flatMap(error -> faults(error, unread, command))
                .distinct()
                .<Told>map(fault -> fault)
                .appendAll(between(commands.tail(), typed));
        Vector<OptionSpec> gaps = gaps(command).reject(named::contains);
        faults = faults.appendAll(gaps.map(ArgumentChecks::gap));
        Vector<ArgSpec> told = named.appendAll(gaps);
        boolean misnamed = gaps.isEmpty() && unread.forAll(error -> error.getCause() instanceof UnknownName);
        for (Checked checked : checked(command.getCommandSpec())) {
            Vector<Sentence> wrong = checked.faults().filter(fault -> !told.exists(argument -> about(fault, argument)));
            misnamed &= wrong.isEmpty();
            faults = faults.appendAll(wrong).appendAll(checked.misnamed());
        }
        if (faults.isEmpty()) return new CommandLine.RunLast().execute(parsed);
        Vector<String> lines = faults.map(fault -> fault.told(language));
        // files of an edition that is not understood cannot be judged
        if (!named.exists(argument ->
                argument instanceof OptionSpec option && option.longestName().equals(EditionOption.NAME)))
            lines = lines.appendAll(PrintableText.excerpt(
                    checked(command.getCommandSpec())
                            .flatMap(checked -> checked.ofFiles().map(fault -> fault.told(language)))
                            .distinct(),
                    language));
        String all = lines.distinct().mkString(System.lineSeparator());
        throw misnamed ? new Misnamed(command, all) : new Wrong(command, all);
    }

    /**
     * A command does not read what stands before the name of a command that belongs to it, such as {@code check} of
     * {@code teams}.
     */
    private static Option<Sentence> between(Vector<CommandLine> commands, Vector<String> arguments) {
        Vector<String> names = commands.map(CommandLine::getCommandName);
        return names.zip(LanguageOption.without(arguments))
                .find(pair -> !pair._1.equals(pair._2))
                .map(pair -> Sentence.of(
                        "'{argument}' stands before '{name}'; expected '{command}' and then what it takes",
                        pair._2,
                        pair._1,
                        names.mkString(" ")));
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

    private static Sentence gap(OptionSpec option) {
        return Sentence.of(
                "{option} has an empty part in {values}; expected one comma between two values",
                option.longestName(),
                Sentence.all(Vector.ofAll(option.originalStringValues())
                        .filter(text -> parts(option, text).exists(String::isBlank))
                        .map(UsageFault::quotedText)));
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
    private static Vector<Sentence> faults(Exception error, Vector<Exception> all, CommandLine command) {
        if (!(error instanceof UnmatchedArgumentException unmatched)) return UsageFault.sentences(error);
        Vector<String> unexplained = Vector.ofAll(unmatched.getUnmatched())
                .reject(text -> all.exists(
                        other -> other instanceof ParameterException wrong && text.equals(wrong.getValue())));
        Vector<Sentence> faults =
                command.getCommandSpec().positionalParameters().stream().anyMatch(ArgumentChecks::isFile)
                        ? unexplained.flatMap(
                                text -> ArgumentConverters.read(text).swap().map(Fault::sentence))
                        : Vector.empty();
        boolean explained =
                unexplained.isEmpty() || !faults.isEmpty() && !unexplained.exists(text -> text.startsWith("-"));
        return explained ? faults : faults.appendAll(surplus(unmatched));
    }

    /** What a command does not take. Picocli counts the arguments from 0, and does not say which commands there are. */
    private static Vector<Sentence> surplus(UnmatchedArgumentException unmatched) {
        if (unmatched.isUnknownOption()) return UsageFault.sentences(unmatched);
        CommandSpec command = unmatched.getCommandLine().getCommandSpec();
        Vector<String> texts = Vector.ofAll(unmatched.getUnmatched());
        boolean words = !command.positionalParameters().isEmpty();
        if (!command.subcommands().isEmpty() && !words
                || Help.near(texts.head(), command).nonEmpty())
            return Vector.of(Sentence.of(
                    "No command is called '{name}'; there are {commands}",
                    texts.head(),
                    Vector.ofAll(command.subcommands().keySet())));
        return Vector.of(Sentence.of(
                "{arguments} {count, plural, one {is an argument} other {are arguments}} that '{command}' does not "
                        + "take",
                texts.map(UsageFault::quotedText),
                texts.size(),
                command.qualifiedName()));
    }

    private static boolean isFile(ArgSpec argument) {
        return argument.typeInfo().getType() == Path.class
                || Vector.of(argument.auxiliaryTypes()).contains(Path.class);
    }

    private static boolean about(Sentence fault, ArgSpec argument) {
        return argument instanceof OptionSpec option && fault.toString().startsWith(option.longestName() + " ");
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
            Language language = Subcommand.language(command);
            if (wrong instanceof Wrong) err.println(wrong.getMessage());
            else if (wrong instanceof UnmatchedArgumentException unmatched)
                surplus(unmatched).forEach(line -> err.println(line.told(language)));
            else UsageFault.sentences(wrong).forEach(line -> err.println(line.told(language)));
            Option<Sentence> suggestion = suggested(wrong);
            suggestion.forEach(near -> err.println(near.told(language)));
            if (!(wrong instanceof Misnamed) && suggestion.isEmpty()) err.print(synopsis(command, language));
            err.flush();
            return Exit.USAGE.code();
        }

        /** Picocli suggests options well, and for any word some commands. */
        private static Option<Sentence> suggested(ParameterException wrong) {
            if (!(wrong instanceof UnmatchedArgumentException unmatched)) return Option.none();
            if (unmatched.isUnknownOption()) {
                Vector<String> options = Vector.ofAll(unmatched.getSuggestions());
                return Option.when(options.nonEmpty(), () -> Sentence.of("Possible solutions: {options}", options));
            }
            CommandSpec command = wrong.getCommandLine().getCommandSpec();
            Vector<String> near = near(unmatched.getUnmatched().get(0), command);
            return Option.when(
                    near.nonEmpty(),
                    () -> Sentence.of(
                            "Did you mean: {commands}?",
                            Sentence.any(near.map(name -> command.qualifiedName() + " " + name))));
        }

        /** The commands of a command whose names are like a word. */
        private static Vector<String> near(String word, CommandSpec command) {
            return Suggestion.among(word, Vector.ofAll(command.subcommands().keySet()));
        }

        private static String synopsis(CommandLine command, Language language) {
            CommandLine.Help help = command.getHelpFactory()
                    .create(command.getCommandSpec(), CommandLine.Help.defaultColorScheme(Ansi.OFF));
            return help.synopsisHeading()
                    + help.synopsis(help.synopsisHeadingLength())
                    + Sentence.of(
                                    "See '{command} --help'.",
                                    command.getCommandSpec().qualifiedName())
                            .told(language)
                    + System.lineSeparator();
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
