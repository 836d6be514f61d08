package io.github.deadcube.testkit.cli;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.ArgumentConverters;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.LanguageOption;
import io.github.deadcube.testkit.cli.command.OrderedHelp;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.dispersion.DispersionCommand;
import io.github.deadcube.testkit.cli.look.AnalyseCommand;
import io.github.deadcube.testkit.cli.look.CasesCommand;
import io.github.deadcube.testkit.cli.look.ImpactCommand;
import io.github.deadcube.testkit.cli.look.PerftCommand;
import io.github.deadcube.testkit.cli.look.ReplayCommand;
import io.github.deadcube.testkit.cli.look.RulesCommand;
import io.github.deadcube.testkit.cli.look.ScenariosCommand;
import io.github.deadcube.testkit.cli.look.TableCommand;
import io.github.deadcube.testkit.cli.look.UpgradeCommand;
import io.github.deadcube.testkit.cli.look.VerifyCommand;
import io.github.deadcube.testkit.cli.odds.OddsCommand;
import io.github.deadcube.testkit.cli.play.DuelCommand;
import io.github.deadcube.testkit.cli.play.LadderCommand;
import io.github.deadcube.testkit.cli.play.LearnCommand;
import io.github.deadcube.testkit.cli.play.PlayCommand;
import io.github.deadcube.testkit.cli.play.PuzzleCommand;
import io.github.deadcube.testkit.cli.serve.EnvCommand;
import io.github.deadcube.testkit.cli.serve.McpCommand;
import io.github.deadcube.testkit.cli.serve.ServeCommand;
import io.github.deadcube.testkit.cli.serve.WebCommand;
import io.github.deadcube.testkit.cli.teams.BuildCommand;
import io.github.deadcube.testkit.cli.teams.TeamsCommand;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.function.LongSupplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code deadcube}: the command line. */
@Command(name = "deadcube")
public final class Main extends Subcommand implements Runnable {
    private static final Vector<Class<? extends Subcommand>> COMMANDS = Vector.of(
            LearnCommand.class,
            PlayCommand.class,
            DuelCommand.class,
            LadderCommand.class,
            ServeCommand.class,
            EnvCommand.class,
            WebCommand.class,
            McpCommand.class,
            VerifyCommand.class,
            ReplayCommand.class,
            AnalyseCommand.class,
            UpgradeCommand.class,
            ImpactCommand.class,
            PerftCommand.class,
            PuzzleCommand.class,
            RulesCommand.class,
            CasesCommand.class,
            ScenariosCommand.class,
            OddsCommand.class,
            DispersionCommand.class,
            TableCommand.class,
            TeamsCommand.class,
            BuildCommand.class,
            CompletionCommand.class);

    private final CommandContext context;

    private Main(CommandContext context) {
        this.context = context;
    }

    @Override
    protected CommandContext context() {
        return context;
    }

    /** Runs the command line. Returns after success; otherwise the virtual machine exits with the exit code. */
    public static void main(String[] arguments) {
        int exitCode = BugReport.run(
                () -> commandLine(Deadcube.rules(), input(), Screen.here(), Seeds::ofTheSystem, arguments),
                Output.answers(Output.writer(FileDescriptor.out), Screen::showsOutput),
                Output.complaints(Output.writer(FileDescriptor.err)),
                arguments);
        if (exitCode != Exit.DONE.code()) System.exit(exitCode);
    }

    /** The standard input; an empty one if it is closed, because Java then reads one of its own files in its place. */
    private static InputStream input() {
        Path in = Path.of("/proc/self/fd/0");
        try {
            Path java = Path.of(System.getProperty("java.home")).toRealPath();
            return Files.exists(in) && in.toRealPath().startsWith(java) ? InputStream.nullInputStream() : System.in;
        } catch (IOException e) {
            return System.in;
        }
    }

    /**
     * The commands with their engine, input, screen, and seeds for games without one. Picocli needs longer to describe
     * all of them than most need to run: if the arguments name one, it alone is there.
     */
    static CommandLine commandLine(
            Rules rules, InputStream in, Screen screen, LongSupplier seeds, String... arguments) {
        Language language = LanguageOption.in(Vector.of(arguments));
        CommandLine main = new CommandLine(new Main(
                new CommandContext(rules, in, screen, Progress.beside(screen), seeds, Seeds::token, language)));
        Vector<Class<? extends Subcommand>> added = named(LanguageOption.without(Vector.of(arguments)))
                .<Vector<Class<? extends Subcommand>>>map(Vector::of)
                .getOrElse(COMMANDS);
        added.forEach(main::addSubcommand);
        // the reader of a pool names a wrong word that looks like an option
        Option.of(main.getSubcommands().get("odds")).forEach(odds -> odds.setUnmatchedOptionsArePositionalParams(true));
        main.setExpandAtFiles(false);
        screen.columnsOfHelp().forEach(main::setUsageHelpWidth);
        return Exit.listed(ArgumentChecks.among(ArgumentConverters.in(OrderedHelp.in(main))))
                .setColorScheme(CommandLine.Help.defaultColorScheme(screen.ansi()));
    }

    /** The command that the arguments name, unless it is about all commands. */
    private static Option<Class<? extends Subcommand>> named(Vector<String> arguments) {
        return arguments
                .headOption()
                .flatMap(first -> COMMANDS.find(
                        type -> type.getAnnotation(Command.class).name().equals(first)))
                .filter(type -> !type.equals(CompletionCommand.class));
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                command(),
                Sentence.of(
                                "A command is missing: {commands}.",
                                Vector.ofAll(command().getSubcommands().keySet()))
                        .told(language()));
    }

    /** Seeds for games without a given seed. */
    static final class Seeds {
        private static final int TOKEN_BITS = 128;

        private Seeds() {}

        /** 63 bits, so that a seed is never negative. */
        static long ofTheSystem() {
            return new SecureRandom().nextLong() & Long.MAX_VALUE;
        }

        /** 128 bits in letters and digits, for a seat of a game; no result depends on it. */
        static String token() {
            return new BigInteger(TOKEN_BITS, new SecureRandom())
                    .setBit(TOKEN_BITS)
                    .toString(Character.MAX_RADIX);
        }
    }
}
