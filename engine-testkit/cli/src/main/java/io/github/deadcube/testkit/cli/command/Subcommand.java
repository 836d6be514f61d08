package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.start.PackagedVersion;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Common to all commands: help, version and output. */
@Command(mixinStandardHelpOptions = true, versionProvider = Subcommand.Version.class)
public abstract class Subcommand {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @CommandLine.Option(
            names = LanguageOption.NAME,
            paramLabel = "CODE",
            converter = LanguageOption.Reader.class,
            completionCandidates = LanguageOption.Codes.class)
    private Optional<Language> spoken = Optional.empty();

    protected CommandContext context() {
        return ((Subcommand) spec.root().userObject()).context();
    }

    protected final Rules rules() {
        return context().rules();
    }

    protected final Screen screen() {
        return context().screen();
    }

    protected final Progress progress() {
        return context().progress();
    }

    protected final CommandLine command() {
        return spec.commandLine();
    }

    /** The language in which it speaks to people. */
    protected final Language language() {
        return spoken.orElseGet(() -> context().language());
    }

    /** The language of a command, before its arguments are read. */
    static Language language(CommandLine command) {
        return command.getCommandSpec().root().userObject() instanceof Subcommand main
                ? main.context().language()
                : Language.ENGLISH;
    }

    /** Prints a line. */
    protected final void say(Told line) {
        out().println(line.told(language()));
    }

    /** Prints a line on standard error. */
    protected final void warn(Told line) {
        err().println(line.told(language()));
    }

    protected final PrintWriter out() {
        return command().getOut();
    }

    protected final PrintWriter err() {
        return command().getErr();
    }

    /** Prints faults, at first those of a long list, and returns their exit code. */
    protected final int refused(Seq<Fault> faults) {
        return printed(faults.map(fault -> fault.told(language())).toVector());
    }

    protected final int refused(Fault fault) {
        return refused(Vector.of(fault));
    }

    /** The same for a report of several lines. */
    protected final int refused(String report) {
        return printed(Vector.ofAll(report.lines()));
    }

    private int printed(Vector<String> lines) {
        PrintableText.excerpt(lines, language()).forEach(err()::println);
        return Exit.USAGE.code();
    }

    /**
     * Prints the fault of a record that is not read, and returns its code: a file that can be opened is damaged, or no
     * text.
     */
    protected final Exit unread(Path file, Fault fault) {
        refused(fault);
        return Files.isReadable(file) && !Files.isDirectory(file) ? Exit.DAMAGED : Exit.USAGE;
    }

    /** The fault of a folder that is missing, or that is a file. */
    protected static Fault noFolder(String option, Path given) {
        String name = TextFile.name(given);
        return (Files.exists(given)
                        ? Fault.of(Sentence.of("{name} is a file", name), "a folder")
                        : Fault.of(Sentence.of("there is no folder {name}", name)))
                .at(option);
    }

    /** Why a file cannot be written: it is also read, perhaps under another name. None if it can be written. */
    protected static Option<Fault> alsoRead(String option, Path written, Iterable<Path> read) {
        return Vector.ofAll(read)
                .find(file -> TextFile.same(written, file))
                .map(file -> Fault.of(Sentence.of("{written} is read", TextFile.name(written)), "another name")
                        .at(option));
    }

    /**
     * What a command line gives to its commands.
     *
     * @param in where lines are typed or sent
     * @param progress on the screen
     * @param seeds of games without one
     * @param tokens of seats, which cannot be guessed
     * @param language in which they speak to people
     */
    public record CommandContext(
            Rules rules,
            InputStream in,
            Screen screen,
            Progress progress,
            LongSupplier seeds,
            Supplier<String> tokens,
            Language language) {}

    /** The version of the package and of the rules. */
    public static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {PackagedVersion.text()};
        }
    }
}
