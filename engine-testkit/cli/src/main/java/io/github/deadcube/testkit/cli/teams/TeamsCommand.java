package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
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
        else if (files.isEmpty()) read.teams().map(TeamsCommand::brief).forEach(this::say);
        else print(read);
        out().flush();
        return read.wrong().isEmpty() ? Exit.DONE.code() : refused(read.wrong());
    }

    private void print(TeamFiles read) {
        read.reading().contents().map(TeamsCommand::content).forEach(this::say);
        orders(read.reading().orders());
        listed(Sentence.of("corrected: {count}", counted(read, Kind.CORRECTED)), read, Kind.CORRECTED);
        listed(Sentence.of("left out: {count}", counted(read, Kind.LEFT_OUT)), read, Kind.LEFT_OUT);
        listed(Sentence.of("doubtful: {count}", counted(read, Kind.DOUBTFUL)), read, Kind.DOUBTFUL);
        for (ChosenTeam team : read.teams()) {
            out().println();
            out().println("# " + size(team).told(language()));
            faults(team).forEach(fault -> out().println("# " + fault.told(language())));
            out().print(team.text(read.lists()));
        }
    }

    /** Why no game begins with the team as it is: unknown keywords, numbers out of range. */
    private Vector<Fault> faults(ChosenTeam team) {
        return TeamFaults.faults(team.team(), edition.ofFiles().apply(team.edition()));
    }

    private static Sentence brief(ChosenTeam team) {
        return Sentence.of(
                "{team}: {size}, special order {orders}",
                team.toString(),
                size(team),
                team.models().flatMap(model -> model.card().orders()));
    }

    private static Sentence size(ChosenTeam team) {
        return Sentence.of(
                "{count, plural, one {# model} other {# models}}, {points} points, {worth} VP",
                team.models().size(),
                team.points(),
                team.worth());
    }

    private static Sentence content(Content c) {
        return Sentence.of(
                "{file}: {title} ({edition}, {rules} rules): cards {cards}, weapons {weapons}, special orders "
                        + "played {orders}",
                c.file(),
                c.title(),
                c.edition(),
                c.rules(),
                share(c.cardsRead(), c.cards()),
                share(c.weaponsRead(), c.weapons()),
                share(c.ordersPlayed(), c.orders()));
    }

    private static Sentence share(int read, int found) {
        return Sentence.of("{part} of {all}", read, found);
    }

    private void orders(Vector<ListedOrder> orders) {
        if (orders.isEmpty()) return;
        out().println();
        say(Sentence.of("special orders: {count}", orders.size()));
        for (ListedOrder order : orders) {
            out().println("  " + order.told(language()));
            if (!order.text().isEmpty()) out().println("    " + order.text());
        }
    }

    private static int counted(TeamFiles read, Kind kind) {
        return read.reading().findings().count(finding -> finding.kind() == kind);
    }

    private void listed(Sentence title, TeamFiles read, Kind kind) {
        Vector<Finding> findings = read.reading().findings().filter(f -> f.kind() == kind);
        if (findings.isEmpty()) return;
        out().println();
        say(title);
        findings.forEach(finding -> out().println("  " + finding.told(language())));
    }
}
