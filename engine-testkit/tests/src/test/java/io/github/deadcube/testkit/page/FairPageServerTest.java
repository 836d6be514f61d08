package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game between two people on the server of the page: what its files keep, and what no request reads from them. */
class FairPageServerTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String SITUATION = "A1 RA 4+ SP 1-2 SV 5+, rifle R6, at c4; B1 SP 1-2 SV 5+ HP 9, at c6;"
            + " token 1 I-AMMO at c5 face down; token 2 I-FRAG-GRENADE at h1 face down; play";

    @TempDir
    private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private PageServer server;
    private long millis = 1_800_000_000_000L;

    /** A clock that the test sets. */
    private final class SetClock extends Clock {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(millis);
        }
    }

    @BeforeEach
    void start() throws IOException, InterruptedException {
        server = started();
        JsonNode begun = ask(
                "{'do': 'start', 'game': 'g', 'fair': true, 'clock': {'bank': 7200, 'increment': 10}, 'situation': '"
                        + SITUATION + "',"
                        + " 'tokens': {'A': 'invited A', 'B': 'invited B', 'keeper': 'the keeper'}}");
        assertThat(begun.has("faults")).as(begun.toString()).isFalse();
        join("A");
    }

    @AfterEach
    void end() {
        server.close();
    }

    private PageServer started() throws IOException {
        return PageServer.start(
                Deadcube.rules(),
                new PageServer.Listening(
                        "127.0.0.1",
                        0,
                        Vector.empty(),
                        Option.some(folder),
                        () -> UUID.randomUUID().toString(),
                        System::nanoTime,
                        new SetClock(),
                        bug -> {},
                        lost -> {}));
    }

    /** Ends the server as a kill does, and starts another one with copies of the files. */
    private void startsAgain() throws IOException {
        Path copy = Files.createDirectory(folder.resolve("again"));
        for (String file : new String[] {"game-g.txt", "game-g.terms.json"})
            Files.copy(folder.resolve(file), copy.resolve(file));
        server.close();
        folder = copy;
        server = started();
        assertThat(server.left()).isEmpty();
    }

    private JsonNode ask(String line) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + "ask"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(line.replace('\'', '"')))
                .build();
        return JSON.readTree(client.send(request, BodyHandlers.ofString()).body());
    }

    private JsonNode ask(String side, String request) throws IOException, InterruptedException {
        return ask("{'game': 'g', 'token': 'the own of " + side + "', 'do': " + request + "}");
    }

    private JsonNode join(String side) throws IOException, InterruptedException {
        return ask("{'do': 'join', 'game': 'g', 'token': 'invited " + side + "', 'own': 'the own of " + side + "'}");
    }

    private void plays(String side, String... choices) throws IOException, InterruptedException {
        for (String choice : choices)
            assertThat(ask(side, "'choose', 'choice': '" + choice + "'").has("updates"))
                    .as(choice)
                    .isTrue();
    }

    @Test
    void theSeatsAndTheStoryOfAnUndoSurviveAKill() throws IOException, InterruptedException {
        join("B");
        plays("A", "A1 activate", "A1 advance", "A1 step d4");
        ask("A", "'undo', 'to': 2");
        plays("A", "A1 step b4", "A1 spot 1", "A1 end");
        plays("B", "B1 activate");
        ask("A", "'askUndo', 'to': 1");
        ask("B", "'answerUndo', 'to': 1, 'allow': true");
        plays("A", "A1 sprint");
        JsonNode joined = ask("A", "'join'");
        JsonNode undone = ask("A", "'undone'");
        assertThat(undone.get("undone")).hasSize(2);

        startsAgain();
        assertThat(ask("A", "'join'")).isEqualTo(joined);
        assertThat(ask("A", "'undone'")).isEqualTo(undone);
        for (String token : new String[] {"the keeper", "invited A", "invited B"})
            for (String request :
                    new String[] {"'save'", "'undo', 'to': 0", "'view', 'side': 'B'", "'close'", "'hold'"})
                assertThat(ask("{'game': 'g', 'token': '" + token + "', 'do': " + request + "}")
                                .at("/faults/0/where")
                                .asText())
                        .as(token + ": " + request)
                        .isEqualTo("/token");
    }

    @Test
    void whatIsBesideTheRecordSurvivesAKill() throws IOException, InterruptedException {
        join("B");
        ask("A", "'rename', 'name': 'Ann'");
        ask("A", "'allowAdvice', 'allow': true");
        ask("B", "'allowWatching', 'allow': false");
        plays("A", "A1 activate");
        millis += 60_000;
        plays("A", "A1 end");
        ask("A", "'offerDraw'");
        JsonNode before = ask("A", "'prompt'");
        JsonNode notes = ask("A", "'notes'");
        assertThat(before.at("/table/clock/left").toString()).isEqualTo("{\"A\":7150000,\"B\":7200000}");

        startsAgain();
        assertThat(ask("A", "'prompt'")).isEqualTo(before);
        assertThat(ask("A", "'notes'")).isEqualTo(notes);
        assertThat(ask("{'do': 'prompt', 'game': 'g'}").at("/faults/0/text").asText())
                .isEqualTo("no game is called 'g'");
        ask("B", "'answerDraw', 'allow': true");
        startsAgain();
        assertThat(ask("B", "'prompt'").at("/table/ended").toString()).isEqualTo("{\"by\":\"draw\"}");
        assertThat(ask("B", "'resign'").at("/faults/0/text").asText())
                .isEqualTo("the game has ended: both sides have agreed to a draw");
        assertThat(ask("A", "'save'").get("record").asText()).doesNotContain("draw", "result");
    }

    /** An hour of the turn in which a server ends does not count, nor does what would leave less than a minute. */
    @Test
    void theTimeWithoutAServerIsForgiven() throws IOException, InterruptedException {
        join("B");
        millis += 3_600_000;
        startsAgain();
        assertThat(ask("A", "'prompt'").at("/table/clock/left/A").asLong()).isEqualTo(7_200_000);
        millis += 3_600_000 + 5_000;
        startsAgain();
        assertThat(ask("A", "'prompt'").at("/table/clock/left/A").asLong()).isEqualTo(7_195_000);
        millis += 100 * 3_600_000L;
        startsAgain();
        assertThat(ask("A", "'prompt'").at("/table/clock/left/A").asLong()).isEqualTo(60_000);
        millis += 60_000;
        assertThat(ask("A", "'prompt'").at("/table/ended/by").asText()).isEqualTo("time");
        startsAgain();
        assertThat(ask("A", "'prompt'").at("/table/ended/by").asText()).isEqualTo("time");
    }

    /** The clock of a game that is not fair runs from its start, before the game has files. */
    @Test
    void aGameWithABotHasAClockToo() throws IOException, InterruptedException {
        JsonNode begun = ask("{'do': 'start', 'game': 'bot', 'seed': 1, 'clock': {'bank': 60}}");
        assertThat(begun.at("/table/clock/left/A").asInt()).as(begun.toString()).isEqualTo(60_000);
        String terms = Files.readString(folder.resolve("game-bot.terms.json"));
        assertThat(terms)
                .contains("\"runs\":\"" + begun.at("/table/clock/runs").asText() + "\"", "\"since\":" + millis);
        millis += 61_000;
        assertThat(ask("{'do': 'prompt', 'game': 'bot'}").at("/table/ended/by").asText())
                .isEqualTo("time");
        assertThat(Files.readString(folder.resolve("game-bot.terms.json"))).contains("\"by\":\"time\"");
    }

    /** An offer that an input has ended is not made again by the files. */
    @Test
    void anOfferThatWasPassedOverIsNotOpenAgain() throws IOException, InterruptedException {
        join("B");
        ask("B", "'offerDraw'");
        plays("A", "A1 activate");
        startsAgain();
        assertThat(ask("A", "'prompt'").at("/table").has("drawOffered")).isFalse();
    }

    @Test
    void aRematchSurvivesAKill() throws IOException, InterruptedException {
        join("B");
        ask("A", "'resign'");
        ask("A", "'rematch', 'own': 'again of A'");
        assertThat(ask("B", "'rematch', 'own': 'again of B'")
                        .at("/table/rematch/game")
                        .asText())
                .isEqualTo("g-r2");
        Path copy = Files.createDirectory(folder.resolve("both"));
        for (String game : new String[] {"g", "g-r2"})
            for (String end : new String[] {".txt", ".terms.json"})
                Files.copy(folder.resolve("game-" + game + end), copy.resolve("game-" + game + end));
        server.close();
        folder = copy;
        server = started();
        assertThat(server.left()).isEmpty();
        assertThat(ask("{'do': 'join', 'game': 'g-r2', 'token': 'again of A'}")
                        .get("seats")
                        .toString())
                .isEqualTo("[\"B\"]");
        assertThat(ask("A", "'prompt'").at("/table/rematch/game").asText()).isEqualTo("g-r2");
        assertThat(ask("{'do': 'join', 'game': 'g-r2', 'token': 'again of A'}")
                        .at("/table/clock/bank")
                        .asInt())
                .isEqualTo(7200);
    }

    /** Neither the game nor its clock needs a page that listens. */
    @Test
    void aGameGoesOnWhenBothPlayersWereGone() throws IOException, InterruptedException {
        join("B");
        HttpRequest changes =
                HttpRequest.newBuilder(URI.create(server.address() + "changes")).build();
        for (int page = 0; page < 2; page++)
            client.send(changes, BodyHandlers.ofInputStream()).body().close();
        millis += 600_000;
        assertThat(ask("B", "'prompt'").at("/table/clock/left/A").asLong()).isEqualTo(6_600_000);
        plays("A", "A1 activate", "A1 end");
        plays("B", "B1 activate");
    }

    /**
     * The terms are written before the inputs are taken back: a server that is killed in between tells the undo all the
     * same.
     */
    @Test
    void anUndoThatAKillHasStoppedIsTold() throws IOException, InterruptedException {
        join("B");
        plays("A", "A1 activate", "A1 advance");
        Path record = folder.resolve("game-g.txt");
        String before = Files.readString(record);
        ask("A", "'undo', 'to': 1");
        server.close();
        Files.writeString(record, before);
        server = started();
        assertThat(server.left()).isEmpty();
        assertThat(ask("A", "'prompt'").get("due").asInt()).isEqualTo(3);
        assertThat(ask("A", "'undone'").at("/undone/0/updates/0/text").asText()).isEqualTo("A1 advance");
    }

    @Test
    void aGameThatWaitsForAPlayerIsDealtAfterAKillToo() throws IOException, InterruptedException {
        startsAgain();
        assertThat(ask("A", "'prompt'").get("waiting").asText()).isEqualTo("B");
        assertThat(ask("{'do': 'view', 'game': 'g', 'token': 'invited B'}")
                        .at("/faults/0/text")
                        .asText())
                .isEqualTo("this token only takes the seat of side B");
        assertThat(join("B").at("/fair/since").asInt()).isEqualTo(1);
        plays("A", "A1 activate");
    }

    @Test
    void damagedTermsAreTold() throws IOException, InterruptedException {
        join("B");
        ask("A", "'rename', 'name': 'Ann'");
        ask("B", "'allowAdvice', 'allow': true");
        plays("A", "A1 activate");
        ask("A", "'undo', 'to': 0");
        server.close();
        Path terms = folder.resolve("game-g.terms.json");
        String text = Files.readString(terms);
        String[][] changes = {
            {"0 A\\nA1 activate", "nonsense"},
            {"0 A\\nA1 activate", "0 A\\nA2 activate"},
            {"0 A\\nA1 activate", "9 A\\nA1 activate"},
            {"0 A\\nA1 activate", "0 A\\n("},
            {"\"joined\":[\"A\",\"B\"]", "\"joined\":[\"A\",\"C\"]"},
            {"\"joined\":[\"A\",\"B\"]", "\"joined\":{}"},
            {"\"since\":1,", "\"since\":-1,"},
            {"\"version\":1", "\"version\":2"},
            {"\"0 B allowsAdvice\"", "\"0 B dances\""},
            {"\"0 B allowsAdvice\"", "7"},
            {"\"advice\":[\"B\"]", "\"advice\":[\"C\"]"},
            {"\"A\":\"Ann\"", "\"A\":\"\""},
            {"\"bank\":7200", "\"bank\":-7200"},
            {"\"left\":{\"A\":", "\"left\":{\"C\":"},
            {"\"left\":{\"A\":", "\"left\":{\"A\":99999999"},
            {"\"runs\":\"A\"", "\"runs\":\"C\""},
            {"\"begun\":1800000000000", "\"begun\":\"today\""},
        };
        for (String[] change : changes) {
            assertThat(text).contains(change[0]);
            Files.writeString(terms, text.replace(change[0], change[1]));
            server = started();
            assertThat(server.left())
                    .as(change[1])
                    .singleElement()
                    .asString()
                    .contains("game-g.terms.json")
                    .containsAnyOf("/fair/", "/table/");
            server.close();
        }
        Files.writeString(terms, text);
        server = started();
        assertThat(server.left()).isEmpty();
    }

    /** A seat that no file keeps would be open to the starter after the next start of the server. */
    @Test
    void aSeatThatIsNotKeptIsNotTaken() throws IOException, InterruptedException {
        Path terms = folder.resolve("game-g.terms.json");
        Files.delete(terms);
        Files.createDirectory(terms);
        Files.writeString(terms.resolve("not empty"), "");
        assertThat(join("B").has("faults")).isTrue();
        assertThat(ask("{'do': 'join', 'game': 'g'}").at("/fair/joined").toString())
                .isEqualTo("[\"A\"]");
        Files.delete(terms.resolve("not empty"));
        Files.delete(terms);
        assertThat(join("B").at("/fair/joined").toString()).isEqualTo("[\"A\",\"B\"]");
        assertThat(Files.readString(terms)).contains("the own of B").doesNotContain("invited");
    }

    @Test
    void noRequestReadsTheFilesOfAGame() throws IOException, InterruptedException {
        join("B");
        Path record = folder.resolve("game-g.txt");
        for (String name : new String[] {record.toString(), "game-g.txt", "../game-g.txt", "game-g.terms.json"}) {
            for (String request : new String[] {
                "'start', 'battlefield': 'NAME'",
                "'start', 'scenario': 'NAME'",
                "'start', 'teams': {'A': 'NAME', 'B': 'NAME'}",
                "'start', 'situation': 'NAME'",
                "'load', 'record': 'NAME'",
                "'replay', 'record': 'NAME'",
                "'cases', 'cases': 'NAME'"
            }) {
                JsonNode answer = ask("{'do': " + request.replace("NAME", name.replace("\\", "/")) + "}");
                assertThat(answer.toString()).as(request).doesNotContain("I-FRAG-GRENADE", "the own of");
                assertThat(answer.has("due")).as(request).isFalse();
            }
            HttpRequest get = HttpRequest.newBuilder(
                            URI.create(server.address() + Path.of(name).getFileName()))
                    .build();
            assertThat(client.send(get, BodyHandlers.ofString()).statusCode()).isEqualTo(404);
        }
    }

    @Test
    void pagesAreToldOfARequestAndOfAJoin() throws IOException, InterruptedException {
        HttpRequest changes =
                HttpRequest.newBuilder(URI.create(server.address() + "changes")).build();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                client.send(changes, BodyHandlers.ofInputStream()).body(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); !line.startsWith(":"); ) line = lines.readLine();
            join("B");
            assertThat(told(lines)).isEqualTo("data: {\"game\":\"g\",\"due\":1}");
            plays("A", "A1 activate", "A1 advance", "A1 step d4", "A1 spot 1", "A1 end");
            plays("B", "B1 activate");
            for (String line = told(lines); line.startsWith("data: ") && !line.endsWith("\"due\":7}"); )
                line = told(lines);
            ask("A", "'askUndo', 'to': 4");
            assertThat(told(lines)).isEqualTo("data: {\"game\":\"g\",\"due\":7}");
            ask("B", "'answerUndo', 'to': 4, 'allow': false");
            assertThat(told(lines)).isEqualTo("data: {\"game\":\"g\",\"due\":7}");
        }
    }

    /** The next line with an event; the line of some pause if none comes. */
    private static String told(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        for (int others = 0; !line.startsWith("data: ") && others < 8; others++) line = lines.readLine();
        return line;
    }
}
