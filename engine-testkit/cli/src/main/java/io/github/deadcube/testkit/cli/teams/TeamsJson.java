package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.lists.ReadResult.Content;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.lists.ReadResult.Finding.Kind;
import io.github.deadcube.core.lists.ReadResult.ListedOrder;
import io.github.deadcube.core.support.ModelWriter;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.github.deadcube.testkit.serve.JsonObject;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** The contents of list and team files, as JSON. */
final class TeamsJson {
    private TeamsJson() {}

    static String line(TeamFiles read) {
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

    /**
     * All faults, as the command prints them and its exit code says; those of lists with the cards that contain them.
     */
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
                        "kind", finding.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .with("file", finding.file())
                .with("line", finding.line())
                .with("entry", finding.entry())
                .with("text", finding.text())
                .with("done", finding.done())
                .with("cards", finding.cards());
    }
}
