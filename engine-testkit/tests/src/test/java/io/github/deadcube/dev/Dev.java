package io.github.deadcube.dev;

import io.github.deadcube.cases.CaseFaults;
import io.github.deadcube.faults.FaultTable;
import io.github.deadcube.puzzles.PuzzleFiles;
import io.github.deadcube.rules.DisabledRuleCheck;
import io.github.deadcube.site.Site.SiteCommand;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.ArgumentConverters;
import io.github.deadcube.testkit.fuzz.Fuzz;
import io.github.deadcube.testkit.junit.report.RuleTestRunner.RuleCommand;
import io.github.deadcube.testkit.playthrough.StoredPlaythroughs.PlayCommand;
import io.github.deadcube.testkit.world.WorldRun;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * The programs for those who change the engine. {@code mvn -q -Pdev -Ddev='faults --seeds 1'} compiles what has changed
 * and runs one.
 */
@Command(
        name = "dev",
        description =
                "The programs for those who change the engine. Files and folders are named from the folder of the "
                        + "project.",
        synopsisHeading = "Usage: mvn -q -Pdev -Ddev='",
        customSynopsis = "PROGRAM [--help] [ARGUMENT...]'%n",
        subcommands = {
            RuleCommand.class,
            DisabledRuleCheck.class,
            CaseFaults.class,
            FaultTable.class,
            MutationCommand.class,
            WorldRun.class,
            DeepPerft.class,
            Fuzz.class,
            BenchCommand.class,
            PlayCommand.class,
            KeptCommand.SignaturesCommand.class,
            KeptCommand.TemplatesCommand.class,
            KeptCommand.FormatsCommand.class,
            KeptCommand.GamesCommand.class,
            PuzzleFiles.class,
            SiteCommand.class,
            BuildsCommand.class
        })
public final class Dev implements Runnable {
    /** Columns of the help. */
    static final int WIDTH = 120;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Prints this help.")
    private boolean help;

    private Dev() {}

    /** Runs a program; ends the virtual machine with its exit code. */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        CommandLine dev = ArgumentConverters.in(new CommandLine(new Dev()))
                .registerConverter(Path.class, BuiltFolders.ROOT::resolve)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpWidth(WIDTH);
        // options of JMH are its own
        dev.getSubcommands().get("bench").setUnmatchedOptionsArePositionalParams(true);
        return ArgumentChecks.among(dev);
    }

    /** Without a program: the help, which lists them. */
    @Override
    public void run() {
        spec.commandLine().usage(System.out);
    }
}
