package io.github.deadcube.core.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.deadcube.core.team.ChosenModel;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.CardText;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/**
 * A strike team as JSON, component by component; a card is a list of its items as the text of teams has them.
 *
 * <pre>{@code
 * {"team": "Night Shift", "list": "Rust Choir", "edition": "third", "models": [
 *   {"name": "Rigger", "category": "troop", "points": 9, "choices": ["Cutter"],
 *    "card": ["RA 5+ FI 5+ SV 5+ HP 2", "Cutter CC AP1 FRENZY (1)"]}]}
 * }</pre>
 */
public final class TeamJson {
    static final String TEAM = "team";
    static final String LIST = "list";
    static final String EDITION = "edition";
    static final String MODELS = "models";
    static final String NAME = "name";
    static final String CATEGORY = "category";
    static final String POINTS = "points";
    static final String CHOICES = "choices";
    static final String CARD = "card";

    private TeamJson() {}

    /**
     * Writes a team.
     *
     * @param team any team
     * @return one object on one line, which {@link #read} as an equal team
     */
    public static String of(ChosenTeam team) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            write(team, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void write(ChosenTeam team, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField(TEAM, team.name());
        json.writeStringField(LIST, team.faction());
        json.writeStringField(EDITION, team.edition());
        json.writeArrayFieldStart(MODELS);
        for (ChosenModel model : team.models()) {
            json.writeStartObject();
            json.writeStringField(NAME, model.name());
            json.writeStringField(CATEGORY, model.category().toString());
            json.writeNumberField(POINTS, model.points());
            strings(CHOICES, model.choices(), json);
            strings(CARD, CardText.items(model.profile()), json);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    /**
     * Reads a team. Never throws. Fields that are not known are passed over.
     *
     * @param text one object, as {@link #of} writes it, with any white space
     * @return the team, or what is wrong, a line each: all that is wrong with its cards at once
     */
    public static Either<Vector<String>, ChosenTeam> read(String text) {
        return TeamJsonReader.read(text);
    }

    private static void strings(String field, Vector<String> all, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(field);
        for (String one : all) json.writeString(one);
        json.writeEndArray();
    }
}
