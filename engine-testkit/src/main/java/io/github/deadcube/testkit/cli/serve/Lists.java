package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.battlefield.NamedBattlefield;
import io.github.deadcube.core.json.JsonSchemas;
import io.github.deadcube.core.json.SetupJson;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.cli.command.House;
import io.github.deadcube.testkit.cli.command.OrderFiles;
import io.github.deadcube.testkit.cli.command.TeamsThatShip;
import io.github.deadcube.testkit.cli.command.ThatShip;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What there is to begin a game with, and the schemas of what is said about one. */
final class Lists {
    private static final String ANSWER = "/io/github/deadcube/testkit/clients/answer.schema.json";

    private Lists() {}

    /** Each edition, with its rules as they are played here. */
    static Map<String, Object> editions() {
        return of("editions", Deadcube.editions().map(name -> {
            Ruleset ruleset = House.over(Shipped.all(Deadcube.edition(name).get()));
            Map<String, Object> edition = Shown.object();
            edition.put("name", name);
            edition.put("ruleset", ruleset.name());
            edition.put("version", ruleset.version());
            return edition;
        }));
    }

    /** Each strike team that ships. */
    static Map<String, Object> teams() {
        return of("teams", TeamsThatShip.names().map(name -> {
            ChosenTeam team = TeamsThatShip.called(name).get();
            Map<String, Object> told = Shown.object();
            told.put("name", name);
            told.put("title", team.name());
            told.put("points", team.points());
            told.put("team", new Raw(SetupJson.of(team.team())));
            return told;
        }));
    }

    /** Each battlefield that ships. */
    static Map<String, Object> battlefields() {
        return of("battlefields", ThatShip.names().map(name -> {
            NamedBattlefield field = ThatShip.called(name).get();
            Map<String, Object> told = Shown.object();
            told.put("name", name);
            told.put("title", field.name());
            told.put("battlefield", new Raw(SetupJson.of(field.battlefield())));
            return told;
        }));
    }

    /** The house rules that are found, by their classes, in the order in which they are laid over the editions. */
    static Map<String, Object> houseRules() {
        return of("houseRules", Deadcube.houseRules().map(HouseRules::getClass).map(Class::getName));
    }

    private static Map<String, Object> of(String what, Vector<?> list) {
        Map<String, Object> answer = Shown.object();
        answer.put(what, list);
        return answer;
    }

    /** The game that ships, by an edition. */
    static Game game(Rules rules, OrderFiles orders, Ruleset edition) {
        return rules.start(orders.led(House.setup(edition))).get().position().game();
    }

    /** The schemas of the documents that are answered about a game, and of the answers. */
    static Map<String, Object> schemas(Game game) {
        Map<String, Object> all = Shown.object();
        JsonSchemas.of(game).forEach((name, schema) -> all.put(name, new Raw(schema)));
        all.put("answer", Tree.value(ownSchema()));
        Map<String, Object> answer = Shown.object();
        answer.put("schemas", all);
        return answer;
    }

    private static String ownSchema() {
        try (InputStream in = Lists.class.getResourceAsStream(ANSWER)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
