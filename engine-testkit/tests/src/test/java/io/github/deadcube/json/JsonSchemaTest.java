package io.github.deadcube.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.notation.EveryState;
import io.github.deadcube.properties.level.Level;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/**
 * Written JSON matches its schema, according to an independent validator. JSON with unknown properties does not match.
 */
class JsonSchemaTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());
    private static final Game GAME = Deadcube.game(SETUP).get();
    private static final Map<String, Schema> SCHEMAS = Json.schemas(GAME).mapValues(JsonSchemaTest::schema);

    /**
     * The schemas of the last game. Each game has different schemas, because its special orders have different
     * continuations.
     */
    private static final class Held {
        private Game game = GAME;
        private Map<String, Schema> schemas = SCHEMAS;

        Map<String, Schema> of(Game other) {
            if (!game.equals(other)) {
                game = other;
                schemas = Json.schemas(other).mapValues(JsonSchemaTest::schema);
            }
            return schemas;
        }
    }

    private static Schema schema(String text) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(text, InputFormat.JSON);
    }

    private static void fits(String kind, String text) {
        fits(SCHEMAS, kind, text);
    }

    private static void fits(Map<String, Schema> schemas, String kind, String text) {
        assertThat(schemas.get(kind).get().validate(text, InputFormat.JSON))
                .as(kind + "\n" + text)
                .isEmpty();
    }

    private static void doesNotFit(String kind, String text) {
        assertThat(SCHEMAS.get(kind).get().validate(text, InputFormat.JSON))
                .as(kind + "\n" + text)
                .isNotEmpty();
    }

    @Test
    void documentsOfAGameFitTheirSchemas() {
        int states = Level.tries(JsonSchemaTest.class, "documentsOfAGameFitTheirSchemas", 40, 1_000);
        Held held = new Held();
        EveryState.each(states, Level.seed(JsonSchemaTest.class, "documentsOfAGameFitTheirSchemas"), transition -> {
            GameState state = transition.state();
            Map<String, Schema> schemas = held.of(state.position().game());
            Json json = Json.of(state.position().game());
            fits(schemas, "state", json.write(state));
            fits(schemas, "view", json.write(state.seenBy(Side.B)));
            Prompt prompt = RULES.prompt(state);
            fits(schemas, "prompt", json.write(prompt));
            if (prompt instanceof Prompt.Decision decision)
                for (Input option : decision.options().take(10)) fits(schemas, "input", json.write(option));
            for (Event event : transition.events()) fits(schemas, "event", json.write(event));
            fits(
                    schemas,
                    "update",
                    json.write(new Update(0, prompt.respondingSide(), Option.none(), transition.events())));
        });
    }

    @Test
    void setupsFit() {
        fits("setup", Json.write(SETUP));
        fits("played", Json.writePlayed(SETUP));
        fits("team", Json.write(SETUP.teamA()));
        for (NamedBattlefield named : NamedBattlefield.shipped()) fits("battlefield", Json.write(named.battlefield()));
        fits("rejection", Json.of(GAME).write(new Rejection(RuleIds.ASK_6, "the game is over", "nothing")));
        fits("input", Json.of(GAME).write(Input.of("8 3 5")));
        fits("input", Json.of(GAME).write(Input.of("order 2 1")));
        fits("input", "\"A1 advance\"");
    }

    @Test
    void aChosenTeamFits() {
        for (ChosenTeam team : Shipped.teams()) fits("chosenTeam", Json.write(team));
        String one = "{\"models\":[{\"name\":\"Rigger\",\"category\":\"living legend\",\"points\":9,\"card\":[\"HP "
                + "2\"],\"further\":[\"I-AMMO\"],\"called\":\"Jo\"}]}";
        fits("chosenTeam", one);
        assertThat(Json.readTeam(one).isRight()).isTrue();
        for (String wrong : Vector.of(
                "{\"team\":\"Crew\"}",
                "{\"models\":[]}",
                one.replace("living legend", "boss"),
                one.replace("9", "1000"),
                one.replace("\"card\"", "\"cards\""),
                one.replace("\"models\"", "\"edition\":\"fourth\",\"models\""),
                Json.write(SETUP.teamA()))) {
            doesNotFit("chosenTeam", wrong);
            assertThat(Json.readTeam(wrong).isLeft()).as(wrong).isTrue();
        }
    }

    @Test
    void aRecordFits() {
        Recorder recorder = Recorder.of(RULES.start(SETUP).get(), Option.some(7L));
        recorder.unfinished();
        fits("record", Json.writeRecord(recorder.text(), Shipped.registry()).get());
    }

    @Test
    void unknownPropertiesDoNotFit() {
        doesNotFit("setup", Json.write(SETUP).replace("\"points\"", "\"punkte\""));
        doesNotFit("played", Json.writePlayed(SETUP).replace("\"rounds\"", "\"turns\""));
        doesNotFit("team", Json.write(SETUP.teamA()).replace("\"leader\"", "\"boss\""));
        doesNotFit("battlefield", "{\"version\":1,\"width\":\"wide\"}");
        doesNotFit("input", "{\"type\":\"fly\",\"model\":\"A1\"}");
        doesNotFit("input", "{\"type\":\"activate\"}");
        doesNotFit("event", "{\"type\":\"roundBegan\",\"round\":\"two\"}");
        doesNotFit("rejection", "{\"rule\":\"ASK-6\",\"why\":\"\"}");
        String state = Json.of(GAME).write(RULES.start(SETUP).get());
        fits("state", state);
        doesNotFit("state", state.replace("itemShuffle", "itemShuffles"));
        doesNotFit("state", state.replace("\"position\"", "\"place\"").replace("\"pending\"", "\"stack\""));
    }
}
