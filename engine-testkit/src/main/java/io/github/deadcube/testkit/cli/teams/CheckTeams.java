package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.TeamCheck;
import io.github.deadcube.core.team.TeamFault;
import io.github.deadcube.testkit.cli.command.AllAtOnce;
import io.github.deadcube.testkit.cli.command.ByOrders;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.cli.command.TeamFiles;
import io.github.deadcube.testkit.cli.command.Version;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code deadcube teams check}: whether strike teams are legal (TEAM). */
@Command(
        name = "check",
        description = {
            "Tells whether strike teams are legal, and all that is wrong with them, each with its rule.",
            "Example: deadcube teams check my-team.rosz --list faction.cat --points 100",
            "Without the list, cards, choices and equipment are taken as they stand."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class CheckTeams implements Callable<Integer>, AllAtOnce.Checked {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "TEAM", arity = "1..*", description = "Rosters, or teams as text.")
    private List<Path> teams = List.of();

    @Option(
            names = "--list",
            paramLabel = "FILE",
            split = ",",
            hideParamSyntax = true,
            description = "The catalogues that they were chosen from; a game system beside them is found.")
    private List<Path> lists = List.of();

    @Option(names = "--points", paramLabel = "N", description = "How many points are agreed; default 100.")
    private int points = 100;

    @Override
    public Vector<String> faults() {
        return points < 1 ? Vector.of("--points takes a number from 1 upward") : Vector.empty();
    }

    @Mixin
    private ByOrders edition = new ByOrders();

    private final Progress progress;

    /** Long reading is shown. */
    public CheckTeams(Progress progress) {
        this.progress = progress;
    }

    @Override
    public Integer call() {
        TeamFiles read = TeamFiles.open(Vector.ofAll(lists).appendAll(teams), edition.ofFiles(), progress);
        PrintWriter out = spec.commandLine().getOut();
        read.wrong().forEach(spec.commandLine().getErr()::println);
        boolean legal = read.teams().map(team -> told(team, read, out)).forAll(yes -> yes);
        out.flush();
        if (!read.wrong().isEmpty() || read.teams().isEmpty()) return Exit.USAGE.code();
        return (legal ? Exit.DONE : Exit.OTHERWISE).code();
    }

    private boolean told(ChosenTeam team, TeamFiles read, PrintWriter out) {
        io.vavr.control.Option<ForceList> list = read.lists()
                .find(l -> l.faction().equals(team.faction()) && l.edition().equals(team.edition()));
        Vector<TeamFault> faults =
                list.map(l -> TeamCheck.of(team, l, points)).getOrElse(() -> TeamCheck.of(team, points));
        String verdict = faults.isEmpty() ? "legal" : "not legal";
        String by = list.map(l -> "").getOrElse("; the list '" + team.faction() + "' is not given");
        out.println(team + ": " + verdict + ", " + team.points() + " of " + points + " points" + by);
        faults.forEach(fault -> out.println("  " + fault));
        return faults.isEmpty();
    }
}
