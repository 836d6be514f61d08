package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.JsonSchemas;
import io.github.deadcube.core.json.SetupJson;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.cli.command.House;
import io.github.deadcube.testkit.cli.command.Json;
import io.github.deadcube.testkit.cli.command.OrderFiles;
import io.github.deadcube.testkit.cli.command.ThatShip;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What there is to begin a game with, and the schemas of what is said about one. */
final class Lists {
    private static final String ANSWER = "/io/github/deadcube/testkit/clients/answer.schema.json";

    private Lists() {}

    /** Each edition, with its rules as they are played here. */
    static Json editions() {
        return of("editions", Deadcube.editions().map(name -> {
            Ruleset ruleset = House.over(Shipped.all(Deadcube.edition(name).get()));
            return Json.of("name", name).with("ruleset", ruleset.name()).with("version", ruleset.version());
        }));
    }

    static Json teams() {
        return of("teams", ThatShip.Teams.names().map(name -> {
            ChosenTeam team = ThatShip.Teams.called(name).get();
            return Json.of("name", name)
                    .with("title", team.name())
                    .with("points", team.points())
                    .with("team", new Json.Raw(SetupJson.of(team.team())));
        }));
    }

    static Json battlefields() {
        return of("battlefields", ThatShip.names().map(name -> {
            NamedBattlefield field = ThatShip.called(name).get();
            return Json.of("name", name)
                    .with("title", field.name())
                    .with("battlefield", new Json.Raw(SetupJson.of(field.battlefield())));
        }));
    }

    /** The house rules that are found, by their classes, in the order in which they are laid over the editions. */
    static Json houseRules() {
        return of("houseRules", Deadcube.houseRules().map(HouseRules::getClass).map(Class::getName));
    }

    private static Json of(String what, Vector<?> list) {
        return Json.of(what, list);
    }

    /** The game that ships, by an edition. */
    static Game game(Rules rules, OrderFiles orders, Ruleset edition) {
        return rules.start(orders.led(House.setup(edition))).get().position().game();
    }

    /** The schemas of the documents that are answered about a game, and of the answers. */
    static Json schemas(Game game) {
        Json all = new Json();
        JsonSchemas.of(game).forEach((name, schema) -> all.put(name, new Json.Raw(schema)));
        all.put("answer", Tree.value(ownSchema()));
        return Json.of("schemas", all);
    }

    private static String ownSchema() {
        try (InputStream in = Lists.class.getResourceAsStream(ANSWER)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
