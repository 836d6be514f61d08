package io.github.deadcube.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Costs;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files of special orders: valid files are read, and all faults of a file are reported together, each with its place.
 */
class OrdersJsonTest {
    private static final String STEADY = """
            {"version": 1, "orders": [
             {"rule": "HOUSE-STEADY", "name": "Steady", "text": "One die more.", "frequency": "round",
              "modes": [{"triggers": ["active"], "selector": {"group": "own", "conditions": ["pinned"], "most": 2},
                "effects": [{"type": "adds", "modifier": "dice", "amount": 1, "skills": ["fight"]}], "until": "round"}]}
            ]}
            """;

    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(
                    Json.schemas(Deadcube.game(Shipped.setup(Shipped.ruleset())).get())
                            .get("orders")
                            .get(),
                    InputFormat.JSON);

    private static Vector<Fault> errors(String text) {
        return Json.readOrders(text).getLeft().toVector();
    }

    private static String effect(String effect) {
        return STEADY.replaceAll("\"effects\": \\[.*?}\\]", "\"effects\": [" + effect + "]")
                .replace(", \"until\": \"round\"", "");
    }

    @Test
    void defaultsMayBeOmitted() {
        Order order = Json.readOrders(effect("\"rises\"").replace(", \"frequency\": \"round\"", ""))
                .get()
                .head();
        assertThat(order.withModes(Vector.empty())).isEqualTo(Order.of("HOUSE-STEADY", "Steady", "One die more."));
        assertThat(order.modes().head().withSelector(Order.Mode.at().selector()))
                .isEqualTo(Order.Mode.at(Trigger.ACTIVE).doing(Changes.RISES));
    }

    @Test
    void everythingThatIsWrongIsSaidAtOnceWithItsPointer() {
        String wrong = STEADY.replace("\"fight\"", "\"flight\"")
                .replace("\"round\"}", "\"sunset\"}")
                .replace("\"most\": 2", "\"most\": 0")
                .replace("\"HOUSE-STEADY\"", "\"K-TOXIC\"")
                .replace("\"amount\"", "\"number\"");
        assertThat(errors(wrong).map(Fault::toString))
                .containsExactly(
                        "line 2, column 11: /orders/0/rule: 'K-TOXIC' is a rule of the game; expected one of its "
                                + "own, such as HOUSE-STEADY",
                        "line 3, column 101: /orders/0/modes/0/selector/most: 'most' is 0; expected 1 to 99",
                        "line 4, column 64: /orders/0/modes/0/effects/0/number: 'number' is not known in 'adds'; "
                                + "expected one of"
                                + " modifier, scope, amount, each, skills, kinds",
                        "line 4, column 78: /orders/0/modes/0/effects/0/skills/0: 'flight' is not understood; "
                                + "expected one of ranged,"
                                + " fight, survive",
                        "line 4, column 100: /orders/0/modes/0/until: 'sunset' is not understood; expected one of "
                                + "test, attack, shoot,"
                                + " activation, turn, round, game");
        assertThat(errors(STEADY.replace("HOUSE-STEADY", "K-TOXIC").replace("\"Steady\"", "\" \"")))
                .map(e -> e.where().part())
                .containsExactly("/orders/0/rule", "/orders/0/name");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"type\": \"costs\"} | /orders/0/modes/0/effects/0 | 'hitPoints' is 0; expected 1 to 99",
                "{\"type\": \"bars\"} | /orders/0/modes/0/effects/0 | 'bars' forbids nothing",
                "{\"type\": \"lends\"} | /orders/0/modes/0/effects/0 | 'keywords' is empty",
                "{\"type\": \"has\", \"trait\": \"hides\"} | /orders/0/modes/0/effects/0/trait | 'hides' is not "
                        + "understood",
                "{\"type\": \"adds\", \"modifier\": \"shield\", \"amount\": -1} | "
                        + "/orders/0/modes/0/effects/0/amount | 1 to 99 of 'shield'",
                "{\"type\": \"adds\", \"modifier\": \"speed\", \"amount\": 1, \"skills\": [\"fight\"]} | "
                        + "/orders/0/modes/0/effects/0/skills | no modifier of a test",
                "{\"type\": \"adds\", \"modifier\": \"ap\", \"amount\": 1, \"kinds\": [\"aim\"]} | "
                        + "/orders/0/modes/0/effects/0/kinds | no modifier of a test",
                "{\"type\": \"frees\", \"kind\": \"sprint\", \"cubes\": 2} | /orders/0/modes/0/effects/0/cubes | of "
                        + "an 'advance' alone",
                "{\"type\": \"frees\", \"kind\": \"sprint\", \"mode\": \"blaze away\"} | "
                        + "/orders/0/modes/0/effects/0/kind | 'sprint' is no shot",
                "{\"type\": \"frees\", \"kind\": \"shoot\", \"described\": \"club CC\"} | "
                        + "/orders/0/modes/0/effects/0/described | is not shot with",
                "{\"type\": \"frees\", \"kind\": \"shoot\", \"described\": \"club\"} | "
                        + "/orders/0/modes/0/effects/0/described | a weapon such as",
                "{\"type\": \"frees\", \"kind\": \"shoot\", \"described\": 7} | "
                        + "/orders/0/modes/0/effects/0/described | a weapon such as",
                "{\"type\": \"replaces\"} | /orders/0/modes/0/effects/0 | the number is missing",
                "{\"type\": \"replaces\", \"value\": \"4+\", \"by\": \"fight\"} | /orders/0/modes/0/effects/0 | the "
                        + "number is given twice",
                "{\"type\": \"replaces\", \"value\": \"4+\"} | /orders/0/modes/0/effects/0 | 'skills' is empty",
                "{\"type\": \"silences\", \"scope\": \"any\", \"rules\": [\"K-TOUGH\"]} | "
                        + "/orders/0/modes/0/effects/0/scope | own or opponent",
                "{\"type\": \"silences\"} | /orders/0/modes/0/effects/0 | 'rules' is empty",
                "{\"type\": \"upTo\", \"times\": 0, \"effect\": \"rises\"} | /orders/0/modes/0/effects/0/times | 1 "
                        + "to 9",
                "{\"type\": \"upTo\", \"times\": 10, \"effect\": \"rises\"} | /orders/0/modes/0/effects/0/times | 1 "
                        + "to 9",
                "{\"type\": \"upTo\", \"times\": 2, \"effect\": {\"type\": \"discards\"}} | "
                        + "/orders/0/modes/0/effects | neither 'upTo' nor 'discards'",
                "{\"type\": \"discards\"} | /orders/0/modes/0/selector | acts on a die",
                "{\"type\": \"relieves\"} | /orders/0/modes/0/triggers | 'died' alone",
                "\"turned\" | /orders/0/modes/0/triggers | 'loses' alone",
                "\"sings\" | /orders/0/modes/0/effects/0 | one of adds, bars, costs",
                "{\"type\": \"sings\"} | /orders/0/modes/0/effects/0 | one of adds, bars, costs",
                "`` | /orders/0/modes/0/effects | the mode does nothing",
            })
    void anEffectThatNoGameCouldPlayIsAFault(String effect, String pointer, String said) {
        assertThat(errors(effect(effect))).singleElement().satisfies(error -> {
            assertThat(error.where().part()).isEqualTo(pointer);
            assertThat(error.toString()).contains(said);
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"triggers\": [\"active\"] | \"triggers\": [] | /orders/0/modes/0/triggers | one or more",
                "[\"active\"] | [\"active\", \"active\"] | /orders/0/modes/0/triggers | each once",
                "[\"active\"] | [\"fire\"] | /orders/0/modes/0/triggers/0 | one of command, active, declared",
                "\"until\" | \"action\": true, \"until\" | |",
                "[\"active\"] | [\"shot\"], \"action\": true | /orders/0/modes/0/action | with the trigger 'active'",
                "\"own\" | \"subject\" | /orders/0/modes/0/selector/most | 'subject' is one model",
                "\"most\": 2 | \"least\": 3, \"most\": 2 | /orders/0/modes/0/selector/least | 0 to 2",
                "\"pinned\" | {\"type\": \"named\"} | /orders/0/modes/0/selector/conditions/0 | 'names' is empty",
                "\"pinned\" | {\"type\": \"within\", \"cubes\": -1} | /orders/0/modes/0/selector/conditions/0/cubes "
                        + "| 0 to 99",
                "\"pinned\" | {\"type\": \"armour\", \"least\": 100} | "
                        + "/orders/0/modes/0/selector/conditions/0/least | 0 to 99",
                "\"pinned\" | {\"type\": \"spent\", \"face\": \"model\"} | "
                        + "/orders/0/modes/0/selector/conditions/0/face | one of advance, shoot, assault",
                "\"pinned\" | {\"type\": \"prints\", \"keyword\": \"Beast (1)\"} | "
                        + "/orders/0/modes/0/selector/conditions/0/keyword | such as BEAST",
                "\"until\": \"round\" | \"later\": {\"trigger\": \"active\", \"effects\": [\"rises\"]} | "
                        + "/orders/0/modes/0/later/trigger | one of command, end-phase",
                "\"until\": \"round\" | \"later\": {\"trigger\": \"command\"} | /orders/0/modes/0/later | 'effects' "
                        + "is empty",
                "\"until\": \"round\" | \"later\": {\"trigger\": \"command\", \"effects\": [{\"type\": \"steps\"}]} "
                        + "| /orders/0/modes/0/later/effects | 'steps' is nothing that happens later",
                "\"until\": \"round\" | \"later\": {\"trigger\": \"command\", \"effects\": [\"turned\"]} | "
                        + "/orders/0/modes/0/later/effects | 'turned' is nothing that happens later",
                "\"One die more.\" | \"One\\ndie.\" | /orders/0/text | without line ends",
                "\"Steady\" | \"Steady #1\" | /orders/0/name | quotation marks",
                "\"version\": 1 | \"version\": 2 | /version | format 1",
            })
    void aModeOrAConditionThatNoGameCouldPlayIsAFault(String part, String with, String pointer, String said) {
        Either<?, ?> read = Json.readOrders(STEADY.replace(part, with));
        if (pointer == null) assertThat(read.isRight()).isTrue();
        else
            assertThat(errors(STEADY.replace(part, with))).singleElement().satisfies(error -> {
                assertThat(error.where().part()).isEqualTo(pointer);
                assertThat(error.toString()).contains(said);
            });
    }

    @Test
    void noModelIsMovedOrKilledInTheMidstOfATest() {
        for (String acts : List.of(
                "{\"type\": \"costs\", \"hitPoints\": 1}",
                "{\"type\": \"frees\", \"kind\": \"shoot\"}",
                "{\"type\": \"upTo\", \"times\": 2, \"effect\": {\"type\": \"steps\"}}"))
            for (String moment : List.of("before-test", "in-test"))
                assertThat(errors(effect(acts).replace("\"active\"", "\"" + moment + "\"")))
                        .map(Fault::toString)
                        .singleElement(InstanceOfAssertFactories.STRING)
                        .contains("/orders/0/modes/0/triggers: ", "during a test; expected another trigger");
    }

    @ParameterizedTest
    @ValueSource(strings = {"NIGHT WATCH", "night  Watch"})
    void capitalsAndSpacesOfANameDoNotCount(String other) {
        String text = STEADY.replace("\"Steady\"", "\"Night Watch\"");
        String order = text.substring(text.indexOf(" {\"rule\""), text.lastIndexOf("]"));
        String second = order.replace("HOUSE-STEADY", "HOUSE-OTHER").replace("Night Watch", other);
        assertThat(errors(text.replace(order, order + "," + second)))
                .map(Fault::toString)
                .singleElement()
                .asString()
                .matches("line [45], column [0-9]+: /orders/1/name: '" + other
                        + "' is the name of 'Night Watch' too, because capitals and spaces do not count; "
                        + "expected another name");
    }

    @Test
    void noTwoOrdersHaveOneNameOrIdentifier() {
        String order = STEADY.substring(STEADY.indexOf(" {\"rule\""), STEADY.lastIndexOf("]"));
        assertThat(errors(STEADY.replace(order, order + "," + order)))
                .map(Fault::toString)
                .map(text -> text.replaceAll("^.*?: ", ""))
                .containsExactly(
                        "/orders/1/rule: two orders have the identifier HOUSE-STEADY, with which a mode goes too; "
                                + "expected another"
                                + " identifier",
                        "/orders/1/name: two orders are called 'Steady'; expected another name");
        String second = order.replace("\"Steady\"", "\"Calm\"").replace("HOUSE-STEADY", "HOUSE-STEADY-2");
        String twice = order.replaceFirst("(\\{\"triggers.*?\\n.*?\"round\"})", "$1, $1");
        assertThat(errors(STEADY.replace(order, twice + "," + second)))
                .map(e -> e.where().part())
                .containsExactly("/orders/1/rule");
    }

    @Test
    void aFileHasOneOrderAtLeast() {
        assertThat(errors("{\"version\": 1, \"orders\": []}").mkString())
                .contains("/orders: there is no special order");
        assertThat(errors("{\"version\": 1}").mkString()).contains("there is no special order");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "7",
                "\"orders\"",
                "{\"orders\": 7}",
                "{\"version\": 1, \"orders\": [null, 7, [], {}, \"x\"]}",
                "{\"version\": 99999999999999999999, \"orders\": [{\"modes\": {}}]}",
                "{\"version\": 1, \"orders\": [{\"type\": \"order\", \"rule\": {}, \"modes\": [[]]}]}",
                "{\"version\": 1, \"version\": 1, \"orders\": [{\"name\": \"\\ud800\"}]}",
            })
    void aTextThatIsNoFileOfOrdersIsRefused(String text) {
        assertThat(Json.readOrders(text).isLeft()).isTrue();
        assertThat(errors(text)).isNotEmpty();
    }

    @Test
    void deepAndLongTextsAreRefused() {
        assertThat(errors("[".repeat(100_000))).isNotEmpty();
        String deep = "{\"type\": \"not\", \"condition\": ".repeat(29) + "\"pinned\"" + "}".repeat(29);
        assertThat(errors(STEADY.replace("\"pinned\"", deep)).map(e -> e.where().part()))
                .containsExactly("/orders/0");
        String names = "{\"type\": \"named\", \"names\": [" + "\"Somebody\",".repeat(2_000) + "\"Else\"]}";
        assertThat(errors(STEADY.replace("\"pinned\"", names)).mkString()).contains("at most 20000: fewer modes");
        assertThat(errors(STEADY.replace("One die", "One die".repeat(300))).mkString())
                .contains("at most 2000");
    }

    /** An effect of an application without a saved name. */
    private record Bleeds() implements Effect {}

    /** A game with an order that is no data has a record, with the name of the order. */
    @Test
    void aRecordHasTheNameOfAnOrderOfAnApplication() {
        Order order = Order.of(
                "HOUSE-OWN", "Own", "It bleeds.", Order.Mode.at(Trigger.ACTIVE).doing(new Bleeds()));
        Ruleset ruleset = Deadcube.ruleset().with(order);
        Setup setup = Shipped.setup(ruleset);
        try (Game game = Game.of(setup, 1)) {
            assertThat(game.save().lines()).contains("order Own").noneMatch(line -> line.startsWith("special order"));
            assertThat(Game.load(
                                    Deadcube.rules(),
                                    Shipped.registry().with(setup.ruleset()),
                                    game.save(),
                                    GameSettings.playersRoll())
                            .map(Game::state))
                    .isEqualTo(Either.right(game.state()));
        }
    }

    @Test
    void ordersOfAnApplicationAreNotWritten() {
        Effect own = new Effect() {};
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE);
        for (Order.Mode strange : List.of(
                mode.doing(own),
                mode.doing(new Bleeds()),
                mode.doing(Changes.RISES).when((game, context, model) -> true),
                mode.doing(new Costs(0)),
                Order.Mode.at(Trigger.ACTIVATION_BEGINS.at(Step.FIRE)).doing(Changes.RISES))) {
            Order order = Order.of("HOUSE-OWN", "Own", "", strange);
            assertThat(Json.writeOrders(Vector.of(order)).getLeft())
                    .singleElement()
                    .hasToString("special order Own: it has an effect or a condition of an application's own, or is at "
                            + "fault (ORD-1)");
        }
    }

    @Test
    void readableOrdersFitTheSchemaAndMisspeltOnesDoNot() {
        assertThat(SCHEMA.validate(STEADY, InputFormat.JSON)).isEmpty();
        assertThat(SCHEMA.validate(STEADY.replace("\"amount\"", "\"number\""), InputFormat.JSON))
                .isNotEmpty();
        assertThat(SCHEMA.validate(STEADY.replace("\"pinned\"", "\"pined\""), InputFormat.JSON))
                .isNotEmpty();
        assertThat(SCHEMA.validate(STEADY.replace("\"rule\"", "\"role\""), InputFormat.JSON))
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"version\": 1}",
                "{\"orders\": [{\"rule\": \"HOUSE-A\", \"name\": \"A\", \"text\": \"B.\", \"modes\": "
                        + "[{\"triggers\": [\"active\"], \"effects\": [\"rises\"]}]}]}",
                "{\"version\": 1, \"orders\": [{\"rule\": \"HOUSE-A\", \"name\": \"A\", \"text\": \"B.\"}]}",
                "{\"version\": 1, \"orders\": [{\"rule\": \"HOUSE-A\", \"name\": \"A\", \"text\": \"B.\", "
                        + "\"modes\": [{\"effects\": [\"rises\"]}]}]}"
            })
    void whatIsMissingFitsNoSchema(String text) {
        assertThat(errors(text)).isNotEmpty();
        assertThat(SCHEMA.validate(text, InputFormat.JSON)).isNotEmpty();
    }
}
