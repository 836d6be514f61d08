package io.github.deadcube.testkit.cli.teams;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.battlescribe.Reading.Content;
import io.github.deadcube.core.battlescribe.Reading.Finding;
import io.github.deadcube.core.battlescribe.Reading.ListedOrder;
import io.github.deadcube.core.json.TeamJson;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.team.CardOption;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.github.deadcube.testkit.cli.command.TeamFiles;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;

/** What is in files of lists and teams, as one JSON object on one line. */
final class TeamsJson {
    private final JsonGenerator json;

    private TeamsJson(JsonGenerator json) {
        this.json = json;
    }

    static String of(TeamFiles read) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            new TeamsJson(json).write(read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private void write(TeamFiles read) throws IOException {
        json.writeStartObject();
        json.writeArrayFieldStart("files");
        for (Content content : read.reading().contents()) content(content);
        json.writeEndArray();
        json.writeArrayFieldStart("lists");
        for (ForceList list : read.lists()) list(list);
        json.writeEndArray();
        json.writeArrayFieldStart("teams");
        for (ChosenTeam team : read.teams()) json.writeRawValue(TeamJson.of(team));
        json.writeEndArray();
        json.writeArrayFieldStart("specialOrders");
        for (ListedOrder order : read.reading().orders()) order(order);
        json.writeEndArray();
        json.writeArrayFieldStart("findings");
        for (Finding finding : read.reading().findings()) finding(finding);
        json.writeEndArray();
        strings("faults", read.faults());
        json.writeEndObject();
    }

    private void order(ListedOrder order) throws IOException {
        json.writeStartObject();
        json.writeStringField("file", order.file());
        json.writeNumberField("line", order.line());
        json.writeStringField("name", order.name());
        json.writeStringField("text", order.text());
        for (RuleId rule : order.played()) json.writeStringField("played", rule.id());
        json.writeEndObject();
    }

    private void content(Content c) throws IOException {
        json.writeStartObject();
        json.writeStringField("file", c.file());
        json.writeStringField("title", c.title());
        json.writeStringField("edition", c.edition());
        json.writeStringField("rules", c.rules());
        json.writeNumberField("cards", c.cards());
        json.writeNumberField("cardsRead", c.cardsRead());
        json.writeNumberField("weapons", c.weapons());
        json.writeNumberField("weaponsRead", c.weaponsRead());
        json.writeNumberField("orders", c.orders());
        json.writeNumberField("ordersPlayed", c.ordersPlayed());
        json.writeEndObject();
    }

    private void list(ForceList list) throws IOException {
        json.writeStartObject();
        json.writeStringField("faction", list.faction());
        json.writeStringField("edition", list.edition());
        json.writeArrayFieldStart("cards");
        for (ListedCard card : list.cards()) card(card);
        json.writeEndArray();
        json.writeEndObject();
    }

    private void card(ListedCard card) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", card.name());
        json.writeStringField("category", card.category().toString());
        json.writeNumberField("points", card.points());
        for (int most : card.most()) json.writeNumberField("most", most);
        if (card.limits().nonEmpty()) strings("limits", card.limits().map(Object::toString));
        for (String needed : card.needs()) json.writeStringField("needs", needed);
        strings("card", CardText.items(card.profile()));
        json.writeArrayFieldStart("groups");
        for (ChoiceGroup group : card.groups()) group(group);
        json.writeEndArray();
        json.writeEndObject();
    }

    private void group(ChoiceGroup group) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", group.name());
        json.writeNumberField("least", group.least());
        json.writeNumberField("most", group.most());
        json.writeArrayFieldStart("options");
        for (CardOption option : group.options()) {
            json.writeStartObject();
            json.writeStringField("name", option.name());
            json.writeNumberField("points", option.points());
            json.writeNumberField("vp", option.worth());
            for (int most : option.mostInTeam()) json.writeNumberField("mostInTeam", most);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void finding(Finding finding) throws IOException {
        json.writeStartObject();
        json.writeStringField(
                "kind", finding.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        json.writeStringField("file", finding.file());
        json.writeNumberField("line", finding.line());
        json.writeStringField("entry", finding.entry());
        json.writeStringField("what", finding.what());
        json.writeStringField("done", finding.done());
        strings("cards", finding.cards());
        json.writeEndObject();
    }

    private void strings(String field, Vector<String> all) throws IOException {
        json.writeArrayFieldStart(field);
        for (String one : all) json.writeString(one);
        json.writeEndArray();
    }
}
