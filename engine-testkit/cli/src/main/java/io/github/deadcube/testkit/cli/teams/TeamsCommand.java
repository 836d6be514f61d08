package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.core.battlescribe.ReadResult.Content;
import io.github.deadcube.core.battlescribe.ReadResult.Finding;
import io.github.deadcube.core.battlescribe.ReadResult.Finding.Kind;
import io.github.deadcube.core.battlescribe.ReadResult.ListedOrder;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.TeamText;
import io.github.deadcube.testkit.cli.command.EditionOption.ByOrders;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.cli.command.ShippedBattlefields;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.command.TeamFiles;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code deadcube teams}: the contents of force lists and strike teams. */
@Command(name = "teams")
public final class TeamsCommand extends Subcommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "NAME|FILE",
            arity = "0..*",
            completionCandidates = ShippedBattlefields.Teams.class,
            descriptionKey = "name")
    private List<Path> files = List.of();

    @Option(names = "--json")
    private boolean json;

    @Mixin
    private ByOrders edition = new ByOrders();

    private final Progress progress;

    public TeamsCommand(Progress progress) {
        this.progress = progress;
    }

    @Override
    public Integer call() {
        Vector<Path> asked = files.isEmpty() ? ShippedBattlefields.Teams.names().map(Path::of) : Vector.ofAll(files);
        TeamFiles read = TeamFiles.open(asked, edition, progress.unless(json));
        if (json) out().println(TeamsJson.of(read));
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
        for (ChosenTeam team : read.teams()) {
            out().println();
            out().println("# " + size(team));
            out().print(TeamText.of(team, read.lists()));
        }
    }

    private static String brief(ChosenTeam team) {
        return team + ": " + size(team) + ", special order "
                + team.models().flatMap(model -> model.profile().order()).mkString(", ");
    }

    private static String size(ChosenTeam team) {
        return team.models().size() + " models, " + team.points() + " points, " + team.worth() + " VP";
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
