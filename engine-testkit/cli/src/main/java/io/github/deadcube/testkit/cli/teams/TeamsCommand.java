package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.lists.ReadResult.Content;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.lists.ReadResult.Finding.Kind;
import io.github.deadcube.core.lists.ReadResult.ListedOrder;
import io.github.deadcube.core.support.ModelWriter;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.BattlefieldOption.ShippedNames;
import io.github.deadcube.testkit.cli.command.EditionOption.ByOrders;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.GameOptions.TeamFaults;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.serve.JsonObject;
import io.github.deadcube.testkit.start.ShippedThings;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.DoubleConsumer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code deadcube teams}: the contents of force lists and strike teams. */
@Command(name = "teams", subcommands = TeamsCommand.CheckTeamsCommand.class)
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

    /** The contents of list and team files, as JSON. */
    private static final class TeamsJson {
        private TeamsJson() {}

        static String of(TeamFiles read) {
            return JsonObject.of("files", read.reading().contents().map(TeamsJson::content))
                    .with("lists", read.lists().map(TeamsJson::list))
                    .with("teams", read.teams().map(team -> new JsonObject.Raw(Json.write(team))))
                    .with("specialOrders", read.reading().orders().map(TeamsJson::order))
                    .with(
                            "findings",
                            read.reading()
                                    .findings()
                                    .reject(finding -> finding.kind() == Kind.FAULT)
                                    .map(TeamsJson::finding))
                    .with("faults", faults(read))
                    .line();
        }

        /** All faults, as the command prints them and its exit code says; those of lists with the cards that contain them. */
        private static Vector<JsonObject> faults(TeamFiles read) {
            return read.reading()
                    .findings()
                    .filter(finding -> finding.kind() == Kind.FAULT)
                    .map(finding -> JsonObject.of(finding.fault()).with("cards", finding.cards()))
                    .appendAll(read.faults().map(JsonObject::of));
        }

        private static JsonObject order(ListedOrder order) {
            return JsonObject.of("file", order.file())
                    .with("line", order.line())
                    .with("name", order.name())
                    .with("text", order.text())
                    .with("played", order.played().map(RuleId::id));
        }

        private static JsonObject content(Content c) {
            return JsonObject.of("file", c.file())
                    .with("title", c.title())
                    .with("edition", c.edition())
                    .with("rules", c.rules())
                    .with("cards", c.cards())
                    .with("cardsRead", c.cardsRead())
                    .with("weapons", c.weapons())
                    .with("weaponsRead", c.weaponsRead())
                    .with("orders", c.orders())
                    .with("ordersPlayed", c.ordersPlayed());
        }

        private static JsonObject list(ForceList list) {
            return JsonObject.of("faction", list.faction())
                    .with("edition", list.edition())
                    .with("cards", list.cards().map(TeamsJson::card));
        }

        private static JsonObject card(ListedCard card) {
            return JsonObject.of("name", card.name())
                    .with("category", card.category().toString())
                    .with("points", card.points())
                    .with("most", card.most())
                    .with("limits", Option.some(card.limits()).filter(Vector::nonEmpty))
                    .with("needs", card.needs())
                    .with("card", ModelWriter.card(card.card()))
                    .with("groups", card.groups().map(TeamsJson::group));
        }

        private static JsonObject group(ChoiceGroup group) {
            return JsonObject.of("name", group.name())
                    .with("least", group.least())
                    .with("most", group.most())
                    .with("options", group.options().map(TeamsJson::option));
        }

        private static JsonObject option(CardOption option) {
            return JsonObject.of("name", option.name())
                    .with("points", option.points())
                    .with("vp", option.worth())
                    .with("mostInTeam", option.mostInTeam());
        }

        private static JsonObject finding(Finding finding) {
            return JsonObject.of(
                            "kind",
                            finding.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '))
                    .with("file", finding.file())
                    .with("line", finding.line())
                    .with("entry", finding.entry())
                    .with("text", finding.text())
                    .with("done", finding.done())
                    .with("cards", finding.cards());
        }
    }

    /** A command about teams of a number of points, by an edition. */
    private abstract static class OfPoints extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
        @CommandLine.Option(names = "--points", paramLabel = "N")
        int points = 100;

        @Mixin
        ByOrders edition = new ByOrders();

        @Override
        public Vector<String> faults() {
            return ArgumentChecks.fromOne("--points", points, Setup.MOST_POINTS);
        }
    }

    /** {@code deadcube teams check}: whether strike teams are legal (TEAM). */
    @Command(name = "check")
    public static final class CheckTeamsCommand extends OfPoints {
        @Parameters(paramLabel = "TEAM", arity = "1..*", descriptionKey = "team")
        private List<Path> teams = List.of();

        @CommandLine.Option(names = "--list", paramLabel = "FILE", split = ",", hideParamSyntax = true)
        private List<Path> lists = List.of();

        @CommandLine.Option(names = "--translate")
        private boolean translate;

        @Override
        public Vector<Fault> ofFiles() {
            return read().blocking();
        }

        private TeamFiles read() {
            return edition.read(Vector.ofAll(lists), Vector.ofAll(teams), progress());
        }

        @Override
        public Integer call() {
            TeamFiles read = read();
            Vector<Fault> wrong = read.blocking();
            refused(wrong);
            read.assumed().forEach(out()::println);
            boolean legal = read.teams().map(team -> print(team, read)).forAll(yes -> yes);
            out().flush();
            if (wrong.isEmpty() && read.teams().isEmpty())
                err().println(Vector.ofAll(teams).mkString(", ")
                        + ": no strike team is in it. --list takes a force list.");
            if (!wrong.isEmpty() || read.teams().isEmpty()) return Exit.USAGE.code();
            return (legal ? Exit.DONE : Exit.OTHERWISE).code();
        }

        /** SET-1: a team that could not play against one of its own size leaves little room for the other. */
        private static Option<String> room(ChosenTeam team) {
            int models = team.models().size();
            return Option.when(
                    models * 2 > Roster.MOST && models <= Roster.MOST_OF_TEAM,
                    () -> "a game has at most " + Roster.MOST + " models: beside these " + models
                            + " the other team has at most " + (Roster.MOST - models) + " (" + RuleIds.SET_1 + ")");
        }

        private boolean print(ChosenTeam team, TeamFiles read) {
            boolean listed = read.lists()
                    .exists(l ->
                            l.faction().equals(team.faction()) && l.edition().equals(team.edition()));
            Ruleset rules = edition.ofFiles().apply(team.edition());
            StrikeTeam played = translate ? Deadcube.translated(team.team(), rules) : team.team();
            Vector<Fault> faults = TeamFiles.illegal(team, read.lists(), edition.name(), points)
                    .appendAll(TeamFaults.refused(played, rules));
            String verdict = faults.isEmpty() ? "legal" : "not legal";
            String missing = team.faction().isEmpty()
                    ? "the team names no list"
                    : "the list '" + team.faction() + "' is not given";
            String by = listed ? "" : "; " + missing;
            out().println(team + ": " + verdict + ", " + team.points() + " of " + points + " points" + by);
            faults.forEach(fault -> out().println("  " + fault));
            room(team).forEach(note -> out().println("  " + note));
            if (translate) Deadcube.translatedParts(team.team(), rules).forEach(change -> out().println("  " + change));
            return faults.isEmpty();
        }
    }

    /** {@code deadcube build}: a random legal strike team. */
    @Command(name = "build")
    public static final class BuildCommand extends OfPoints {
        @CommandLine.Option(names = "--list", paramLabel = "FILE", required = true, split = ",", hideParamSyntax = true)
        private List<Path> lists = List.of();

        @CommandLine.Option(names = "--seed", paramLabel = "N", defaultValue = "42")
        private long seed;

        @CommandLine.Option(names = "--full")
        private boolean full;

        @Override
        public Vector<Fault> ofFiles() {
            return lists.isEmpty() ? Vector.empty() : unusable(read());
        }

        private TeamFiles read() {
            return edition.read(Vector.ofAll(lists), Vector.empty(), progress());
        }

        /** Why no team can be drawn; empty if one can. */
        private Vector<Fault> unusable(TeamFiles read) {
            if (!read.blocking().isEmpty()) return read.wrong();
            return read.lists().isEmpty()
                    ? read.wrong()
                            .append(Fault.of("no force list is in it", "a file with a force list")
                                    .in(Vector.ofAll(lists).mkString(", ")))
                    : Vector.empty();
        }

        @Override
        public Integer call() {
            TeamFiles read = read();
            read.assumed().forEach(err()::println);
            Vector<Fault> faults = unusable(read);
            if (faults.nonEmpty()) return refused(faults);
            refused(read.wrong());
            SplitMix64 chance = new SplitMix64(seed);
            Vector<ForceList> sound = read.lists().map(ForceList::sound);
            return progress()
                    .of("Building", done -> drawn(sound, chance, done))
                    .map(team -> printed(team, read))
                    .getOrElse(() -> refused(none(sound)));
        }

        /** TEAM-1: why no team was drawn, with the fewest points that are enough. */
        private Fault none(Vector<ForceList> from) {
            String lists = from.mkString("' or '");
            Option<Integer> least = from.flatMap(list -> list.cheapest(""))
                    .map(ChosenTeam::points)
                    .min();
            return least.map(enough -> Fault.of(
                            "no legal team of '" + lists + "' has " + points + " points or fewer",
                            enough + " points or more"))
                    .getOrElse(() -> Fault.of("no team of '" + lists + "' is legal, of any points"));
        }

        /** Tries one list after the other, beginning with a random one, until one gives a team. */
        private Option<ChosenTeam> drawn(Vector<ForceList> from, SplitMix64 chance, DoubleConsumer done) {
            Vector<ForceList> left = from;
            while (!left.isEmpty()) {
                ForceList list = left.size() == 1 ? left.head() : left.get(chance.below(left.size()));
                Option<ChosenTeam> team = list.random(list.faction() + " " + seed, points, chance::below, done);
                if (team.isDefined()) return team;
                left = left.remove(list);
            }
            return Option.none();
        }

        /** Other parts of the list may have faults, and a team without them may lack what the list requires. */
        private int printed(ChosenTeam team, TeamFiles read) {
            Vector<Fault> lacking = ForceList.check(team, read.lists(), points);
            if (lacking.nonEmpty()) return refused(lacking);
            out().print(full ? team.text() : team.text(read.lists()));
            out().flush();
            return Exit.DONE.code();
        }
    }
}
