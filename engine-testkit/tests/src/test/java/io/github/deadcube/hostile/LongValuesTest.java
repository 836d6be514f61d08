package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every text in every JSON document, replaced by the longest text that JSON may have: readers need a small stack. */
class LongValuesTest {
    private static final long STACK = 256 << 10;
    private static final int LONGEST = Level.tries(LongValuesTest.class, "areReadOnASmallStack", 9_999, 99_999);
    private static final Vector<String> PARTS =
            Vector.of("x", "x (y)", "A (", "K-A", "-A", "a at B1 and ", "x R5 ", "x=y ", "8 ", "a1 ");

    private static final JsonFactory JSON = new JsonFactory();

    /** A document, and the reader of such documents. */
    private record Document(String name, String text, Consumer<String> reader) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Document> documents() {
        Rules rules = Deadcube.rules();
        GameState state = Script.play(
                        "A1 RA 5+, rifle R8, bomb R2 ONE-USE and GRENADE (SMOKE), at c2; A2 neutral, at a1;"
                                + " B1 SV 5+ HP 3, at c4, marked K-PREY 1 by A until round; token 1 I-AMMO at c5 "
                                + "face down;"
                                + " laid K-SMOKE at e5; command A dice; play; A1 activate; A1 shoot rifle at B1")
                .state();
        Json json = Json.of(state.position().game());
        Setup setup = Shipped.setup(Shipped.ruleset());
        Recorder recorder = Recorder.of(rules.start(setup).get(), Option.none());
        String record = Json.writeRecord(recorder.text(), Shipped.registry()).get();
        Event event = new Event.Scored(Side.A, 1, RuleIds.VIC_1);
        Update update = new Update(7, Option.some(Side.A), Option.some(Input.of("8 5")), List.of(event));
        String team = "team: Night Shift\nlist: Rust Choir\n\nRigger: troop, 9 points, called Rivet, with Cutter,"
                + " equipment I-AMMO, RA 5+ FI 5+ SV 5+ HP 2, Cutter CC AP1 FRENZY (1)\n";
        return Stream.of(
                new Document("state", json.write(state), json::readState),
                new Document("view", json.write(state.seenBy(Side.B)), json::readView),
                new Document("prompt", json.write(rules.prompt(state)), json::readPrompt),
                new Document("input", json.write(Input.of("spend shoot: A1 shoot rifle at B1")), json::readInput),
                new Document("event", json.write(event), json::readEvent),
                new Document("update", json.write(update), json::readUpdate),
                new Document(
                        "setup",
                        Json.write(setup),
                        text -> Json.readSetup(text, Shipped.registry(), setup.battlefield())),
                new Document("strike team", Json.write(setup.teamA()), Json::readStrikeTeam),
                new Document("battlefield", Json.write(setup.battlefield()), Json::readBattlefield),
                new Document(
                        "mission",
                        Json.write(Shipped.scenarios().map(Mission.class::cast).last()),
                        Json::readScenario),
                new Document(
                        "team", Json.write(ChosenTeam.read(team, Vector.empty()).get()), Json::readTeam),
                new Document("record", record, text -> Json.readRecord(text, Shipped.registry())),
                new Document("orders", orders(), Json::readOrders));
    }

    private static String orders() {
        try (InputStream in = LongValuesTest.class.getResourceAsStream("/orders/twenty.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void areReadOnASmallStack(Document document) throws InterruptedException {
        Map<String, int[]> places = places(document.text());
        assertThat(places).isNotEmpty();
        for (Map.Entry<String, int[]> place : places.entrySet())
            for (String part : PARTS) {
                String longest = part.repeat(LONGEST / part.length());
                StringBuilder text = new StringBuilder(document.text());
                text.replace(place.getValue()[0], place.getValue()[1], '"' + longest + '"');
                assertThat(thrown(document.reader(), text.toString()))
                        .as("%s of %s, %s", place.getKey(), document, part)
                        .isNull();
            }
    }

    private static @Nullable Throwable thrown(Consumer<String> reader, String text) throws InterruptedException {
        AtomicReference<@Nullable Throwable> fault = new AtomicReference<>();
        Thread thread = new Thread(null, () -> reader.accept(text), "reader", STACK);
        thread.setUncaughtExceptionHandler((dead, thrown) -> fault.set(thrown));
        thread.start();
        thread.join();
        return fault.get();
    }

    /** The first text of each property: where it begins and ends. */
    private static Map<String, int[]> places(String text) {
        Map<String, int[]> places = new LinkedHashMap<>();
        try (JsonParser json = JSON.createParser(text)) {
            String name = "";
            for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
                if (token == JsonToken.FIELD_NAME) name = json.currentName();
                if (token != JsonToken.VALUE_STRING) continue;
                json.finishToken();
                int from = (int) json.currentTokenLocation().getCharOffset();
                places.putIfAbsent(
                        name, new int[] {from, (int) json.currentLocation().getCharOffset()});
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return places;
    }
}
