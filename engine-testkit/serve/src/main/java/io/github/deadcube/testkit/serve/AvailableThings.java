package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.start.InstalledRules;
import io.github.deadcube.testkit.start.OrderFiles;
import io.github.deadcube.testkit.start.ShippedThings;
import java.util.function.BiConsumer;

/**
 * What needs no game: the editions, teams, battlefields, scenarios and house rules that a game can start with, and the
 * schemas of all documents.
 */
final class AvailableThings {
    private static final String ANSWER = "/io/github/deadcube/testkit/clients/answer.schema.json";

    private AvailableThings() {}

    static JsonObject editions() {
        return JsonObject.of("editions", Deadcube.editions().map(name -> {
            Ruleset ruleset =
                    InstalledRules.over(Shipped.all(Deadcube.edition(name).get()));
            return JsonObject.of("name", name).with("ruleset", ruleset.name()).with("version", ruleset.version());
        }));
    }

    static JsonObject teams() {
        return shipped(
                ShippedThings.TEAMS,
                (team, answer) ->
                        answer.with("points", team.points()).with("team", new JsonObject.Raw(Json.write(team.team()))));
    }

    static JsonObject battlefields() {
        return shipped(
                ShippedThings.BATTLEFIELDS,
                (field, answer) -> answer.with("battlefield", new JsonObject.Raw(Json.write(field.battlefield()))));
    }

    /** The scenarios, with what they are about in the language of the request. */
    static JsonObject scenarios(Request request) throws RequestError {
        Language language = request.language();
        return shipped(ShippedThings.SCENARIOS, (scenario, answer) -> {
            Mission mission = (Mission) scenario;
            answer.with("text", language.text(ShippedThings.SCENARIO, mission.text()))
                    .with("scenario", new JsonObject.Raw(Json.write(mission)));
        });
    }

    /** @param more adds what only things of this kind have */
    private static <T> JsonObject shipped(ShippedThings<T> things, BiConsumer<T, JsonObject> more) {
        return JsonObject.of(things.kind() + "s", things.all().get().map(thing -> {
            JsonObject answer = JsonObject.of("name", things.brief(thing))
                    .with("title", things.name().apply(thing));
            more.accept(thing, answer);
            return answer;
        }));
    }

    /** The classes of the house rules, in the order in which they are applied to the editions. */
    static JsonObject houseRules() {
        return JsonObject.of(
                "houseRules", Deadcube.houseRules().map(HouseRules::getClass).map(Class::getName));
    }

    static Game game(Rules rules, OrderFiles orders, Ruleset edition) {
        return rules.start(orders.led(InstalledRules.setup(edition)))
                .get()
                .position()
                .game();
    }

    /** The rules of a game with their titles and texts. */
    static JsonObject rulebook(Game game, Language language) {
        return JsonObject.of("rulebook", new JsonObject.Raw(Json.writeRulebook(game.setup(), language)));
    }

    static JsonObject schemas(Game game) {
        JsonObject all = new JsonObject();
        Json.schemas(game).forEach((name, schema) -> all.put(name, new JsonObject.Raw(schema)));
        String schema = TextFile.packaged(AvailableThings.class.getResourceAsStream(ANSWER), ANSWER);
        all.put("answer", RequestJson.value(schema));
        return JsonObject.of("schemas", all);
    }
}
