package io.github.deadcube.testkit.cli;

import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.command.AllAtOnce;
import io.github.deadcube.testkit.cli.command.Conversions;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.dispersion.Disperse;
import io.github.deadcube.testkit.cli.look.Count;
import io.github.deadcube.testkit.cli.look.LookUp;
import io.github.deadcube.testkit.cli.look.ShowGame;
import io.github.deadcube.testkit.cli.look.ShowTable;
import io.github.deadcube.testkit.cli.look.Verify;
import io.github.deadcube.testkit.cli.odds.AttackChances;
import io.github.deadcube.testkit.cli.odds.Chances;
import io.github.deadcube.testkit.cli.play.Duel;
import io.github.deadcube.testkit.cli.play.Keyboard;
import io.github.deadcube.testkit.cli.play.Play;
import io.github.deadcube.testkit.cli.serve.Serve;
import io.github.deadcube.testkit.cli.teams.BuildTeam;
import io.github.deadcube.testkit.cli.teams.CheckTeams;
import io.github.deadcube.testkit.cli.teams.ShowTeams;
import io.github.deadcube.testkit.perft.PerftTable;
import java.io.FileDescriptor;
import java.io.InputStream;
import java.security.SecureRandom;
import java.util.function.LongSupplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code deadcube}: plays games and looks rules up. */
@Command(name = "deadcube", description = "Plays the skirmish game Deadzone by its rules, and looks the rules up.")
public final class Main extends Subcommand implements Runnable {
    private Main() {}

    /** Runs the command line. The exit code is 0 if all went well; else the virtual machine ends with it. */
    public static void main(String[] arguments) {
        int exitCode = Bugs.run(
                () -> commandLine(Deadcube.rules(), System.in, Screen.here(), Seeds::ofTheSystem),
                Output.answers(Output.of(FileDescriptor.out)),
                Output.complaints(Output.of(FileDescriptor.err)),
                arguments);
        if (exitCode != Exit.DONE.code()) System.exit(exitCode);
    }

    /** The commands, with an engine that plays, what people type, what they look at, and seeds for games that need one. */
    static CommandLine commandLine(Rules rules, InputStream in, Screen screen, LongSupplier seeds) {
        Progress progress = Progress.beside(screen);
        CommandLine odds = new CommandLine(new Chances(Deadcube.odds()))
                .addSubcommand(new AttackChances.OfShot(rules, Deadcube.odds()))
                .addSubcommand(new AttackChances.OfAssault(rules, Deadcube.odds()))
                .setUnmatchedOptionsArePositionalParams(true);
        CommandLine teams = new CommandLine(new ShowTeams(progress)).addSubcommand(new CheckTeams(progress));
        CommandLine main = new CommandLine(new Main())
                .addSubcommand(new Play(rules, new Keyboard(in), screen, progress, seeds))
                .addSubcommand(new Duel(rules, progress, seeds))
                .addSubcommand(new Serve(rules, in))
                .addSubcommand(new Verify(rules))
                .addSubcommand(new ShowGame(rules))
                .addSubcommand(new Count(rules, PerftTable::shipped))
                .addSubcommand(new LookUp(screen))
                .addSubcommand(odds)
                .addSubcommand(new Disperse())
                .addSubcommand(new ShowTable())
                .addSubcommand(teams)
                .addSubcommand(new BuildTeam(progress))
                .setExpandAtFiles(false);
        screen.columns().forEach(main::setUsageHelpWidth);
        return Exit.listed(AllAtOnce.among(Conversions.in(main)))
                .setColorScheme(CommandLine.Help.defaultColorScheme(screen.ansi()));
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                command(),
                "A command is missing: "
                        + String.join(", ", command().getSubcommands().keySet()) + ".");
    }

    /** Seeds for games of which none is said. */
    static final class Seeds {
        private Seeds() {}

        /** One of 63 bits, so that it is no negative number to type. */
        static long ofTheSystem() {
            return new SecureRandom().nextLong() & Long.MAX_VALUE;
        }
    }
}
