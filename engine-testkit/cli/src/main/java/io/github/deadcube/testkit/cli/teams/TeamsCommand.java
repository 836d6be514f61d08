package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.lists.ReadResult.Content;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.lists.ReadResult.Finding.Kind;
import io.github.deadcube.core.lists.ReadResult.ListedOrder;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.cli.command.ByOrders;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.ShippedNames;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.command.TeamFaults;
import io.github.deadcube.testkit.start.ShippedThings;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code deadcube teams}: the contents of force lists and strike teams. */
@Command(name = "teams", subcommands = CheckTeamsCommand.class)
public final class TeamsCommand extends Subcommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "NAME|FILE",
            arity = "0..*",
            completionCandidates = ShippedNames.Teams.class,
            descriptionKey = "name")
    private List<Path> files = List.of();

    @CommandLine.Option(names = "--json")
    private boolean json;

    @Mixin
    private ByOrders edition = new ByOrders();

    @Override
    public Integer call() {
        Vector<Path> asked = files.isEmpty() ? ShippedThings.TEAMS.names().map(Path::of) : Vector.ofAll(files);
        TeamFiles read = edition.read(Vector.empty(), asked, progress().unless(json));
        if (json) out().println(TeamsJson.line(read));
        else if (files.isEmpty()) read.teams().map(TeamsCommand::brief).forEach(out()::println);
        else print(read);
        out().flush();
        return read.wrong().isEmpty() ? Exit.DONE.code() : refused(read.wrong());
    }

    private void print(TeamFiles read) {
        read.reading().contents().map(TeamsCommand::content).forEach(out()::println);
        orders(read.reading().orders());
        listed("corrected", read, Kind.CORRECTED);
        listed("left out", read, Kind.LEFT_OUT);
        listed("doubtful", read, Kind.DOUBTFUL);
        for (ChosenTeam team : read.teams()) {
            out().println();
            out().println("# " + size(team));
            faults(team).forEach(fault -> out().println("# " + fault));
            out().print(team.text(read.lists()));
        }
    }

    /** Why no game begins with the team as it is: unknown keywords, numbers out of range. */
    private Vector<Fault> faults(ChosenTeam team) {
        return TeamFaults.faults(team.team(), edition.ofFiles().apply(team.edition()));
    }

    private static String brief(ChosenTeam team) {
        return team + ": " + size(team) + ", special order "
                + team.models().flatMap(model -> model.card().orders()).mkString(", ");
    }

    private static String size(ChosenTeam team) {
        int models = team.models().size();
        return models + (models == 1 ? " model, " : " models, ") + team.points() + " points, " + team.worth() + " VP";
    }

    private static String content(Content c) {
        return c.file() + ": " + c.title() + " (" + c.edition() + ", " + c.rules() + " rules): cards "
                + share(c.cardsRead(), c.cards())
                + ", weapons " + share(c.weaponsRead(), c.weapons()) + ", special orders played "
                + share(c.ordersPlayed(), c.orders());
    }

    private static String share(int read, int found) {
        return read + " of " + found;
    }

    private void orders(Vector<ListedOrder> orders) {
        if (orders.isEmpty()) return;
        out().println();
        out().println("special orders: " + orders.size());
        for (ListedOrder order : orders) {
            out().println("  " + order);
            if (!order.text().isEmpty()) out().println("    " + order.text());
        }
    }

    private void listed(String title, TeamFiles read, Kind kind) {
        Vector<Finding> findings = read.reading().findings().filter(f -> f.kind() == kind);
        if (findings.isEmpty()) return;
        out().println();
        out().println(title + ": " + findings.size());
        findings.forEach(finding -> out().println("  " + finding));
    }
}
