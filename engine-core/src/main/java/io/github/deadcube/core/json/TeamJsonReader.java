package io.github.deadcube.core.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.team.Category;
import io.github.deadcube.core.team.ChosenModel;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.CardText;
import io.github.deadcube.core.text.Piece;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;

/** A team's JSON, field by field. */
final class TeamJsonReader {
    private static final int MOST_MODELS = 200;
    private static final int MOST_POINTS = 999;

    private final JsonParser json;
    private Vector<String> errors = Vector.empty();
    private Vector<ChosenModel> models = Vector.empty();
    /** The number of the model that is read, from 0. */
    private int at;

    private String name = "";
    private String list = "";
    private String edition = "third";

    private TeamJsonReader(JsonParser json) {
        this.json = json;
    }

    static Either<Vector<String>, ChosenTeam> read(String text) {
        try (JsonParser json = new JsonFactory().createParser(text)) {
            return new TeamJsonReader(json).team();
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            return Either.left(Vector.of("line " + line + ": the JSON breaks off here, or is not well-formed"));
        } catch (IOException e) {
            return Either.left(Vector.of("the JSON breaks off"));
        }
    }

    private Either<Vector<String>, ChosenTeam> team() throws IOException {
        if (json.nextToken() != JsonToken.START_OBJECT) return Either.left(Vector.of("line 1: an object is expected"));
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String field = json.currentName();
            JsonToken value = json.nextToken();
            if (field.equals(TeamJson.MODELS) && value == JsonToken.START_ARRAY) models();
            else if (field.equals(TeamJson.TEAM)) name = string();
            else if (field.equals(TeamJson.LIST)) list = string();
            else if (field.equals(TeamJson.EDITION)) edition();
            else json.skipChildren();
        }
        if (models.isEmpty() && errors.isEmpty()) wrong("the team has no model");
        return errors.isEmpty() ? Either.right(new ChosenTeam(name, list, edition, models)) : Either.left(errors);
    }

    private void edition() throws IOException {
        edition = string();
        if (Deadcube.edition(edition).isEmpty())
            wrong(TeamJson.EDITION + ": no edition is called '" + edition + "': one of "
                    + Deadcube.editions().mkString(", "));
    }

    private void wrong(String what) {
        errors = errors.append("line " + json.currentTokenLocation().getLineNr() + ": " + what);
    }

    private void models() throws IOException {
        while (json.nextToken() == JsonToken.START_OBJECT) {
            if (models.size() == MOST_MODELS) {
                wrong("more than " + MOST_MODELS + " models");
                return;
            }
            model();
            at++;
        }
    }

    private void model() throws IOException {
        String card = "";
        Option<Category> category = Option.none();
        int points = -1;
        Vector<String> choices = Vector.empty();
        Vector<String> items = Vector.empty();
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String field = json.currentName();
            JsonToken value = json.nextToken();
            if (field.equals(TeamJson.NAME)) card = string();
            else if (field.equals(TeamJson.CATEGORY)) category = Category.of(string());
            else if (field.equals(TeamJson.POINTS) && value == JsonToken.VALUE_NUMBER_INT) points = number();
            else if (field.equals(TeamJson.CHOICES) && value == JsonToken.START_ARRAY) choices = strings();
            else if (field.equals(TeamJson.CARD) && value == JsonToken.START_ARRAY) items = strings();
            else json.skipChildren();
        }
        Option<Profile> profile = profile(card, items);
        if (category.isEmpty())
            wrong(path(TeamJson.CATEGORY) + ": '" + card + "' has a category: one of "
                    + Vector.of(Category.values()).mkString(", "));
        if (points < 0) wrong(path(TeamJson.POINTS) + ": '" + card + "' has points, 0 to " + MOST_POINTS);
        if (profile.isDefined() && category.isDefined() && points >= 0)
            models = models.append(new ChosenModel(profile.get(), category.get(), points, choices));
    }

    /** Where in the object a field of the model that is read stands. */
    private String path(String field) {
        return TeamJson.MODELS + "[" + at + "]." + field;
    }

    private Option<Profile> profile(String card, Vector<String> items) {
        Vector<Piece> pieces = items.zipWithIndex((item, i) -> new Piece(item.strip(), i + 1, 1));
        return CardText.read(new Piece(CardText.name(card), 1, 1), pieces)
                .peekLeft(faults -> faults.forEach(fault -> wrong(path(TeamJson.CARD) + "[" + (fault.line() - 1)
                        + "]: '" + card + "': " + fault.fault() + "; expected " + fault.expected())))
                .toOption();
    }

    private String string() throws IOException {
        if (json.currentToken() == JsonToken.VALUE_STRING) return json.getText();
        json.skipChildren();
        return "";
    }

    private int number() throws IOException {
        String text = json.getText();
        return text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : -1;
    }

    private Vector<String> strings() throws IOException {
        Vector<String> all = Vector.empty();
        for (JsonToken t = json.nextToken(); t != null && t != JsonToken.END_ARRAY; t = json.nextToken())
            all = all.append(string());
        return all;
    }
}
