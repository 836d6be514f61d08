package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.api.rule.Fault;
import io.vavr.control.Option;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What two people settle beside the rules of their game: who may ask, who may agree, and what is over at the end. */
class TableTest {
    private static final String SITUATION = "A1 SP 1-2 SV 5+, rifle R6, at c4; B1 SP 1-2 SV 5+, at h8; play";

    private final TimedHost host = new TimedHost();
    private final ServerClient server = new ServerClient(TimedHost.server(host));

    @BeforeEach
    void begins() {
        begins("g", "");
    }

    private void begins(String game, String more) {
        answered(server.ask("{'do': 'start', 'game': '" + game + "', 'fair': true, 'situation': '" + SITUATION
                + "', 'tokens': {'A': 'invited A', 'B': 'invited B', 'keeper': 'the keeper'}" + more + "}"));
        for (String side : new String[] {"A", "B"})
            answered(server.ask("{'do': 'join', 'game': '" + game + "', 'token': 'invited " + side
                    + "', 'own': 'the own of " + side + "', 'name': 'Player " + side + "'}"));
    }

    private JsonNode ask(String side, String request) {
        String token = side.isEmpty() ? "" : ", 'token': '" + (side.length() == 1 ? "the own of " : "") + side + "'";
        return server.ask("{'game': 'g'" + token + ", 'do': " + request + "}");
    }

    private static JsonNode answered(JsonNode answer) {
        assertThat(answer.has("faults")).as(answer.toString()).isFalse();
        return answer;
    }

    private JsonNode does(String side, String request) {
        return answered(ask(side, request));
    }

    private String refused(String side, String request) {
        JsonNode answer = ask(side, request);
        assertThat(answer.has("faults")).as(request + ": " + answer).isTrue();
        return answer.at("/faults/0/where").asText() + ": " + ServerClient.faults(answer);
    }

    private void plays(String side, String... choices) {
        for (String choice : choices) does(side, "'choose', 'choice': '" + choice + "'");
    }

    private String notes() {
        StringBuilder notes = new StringBuilder();
        does("A", "'notes'")
                .get("notes")
                .forEach(note -> notes.append(note.get("after").asInt())
                        .append(' ')
                        .append(note.get("text").asText())
                        .append("; "));
        return notes.toString();
    }

    @Test
    void aSideResignsForItselfAlone() {
        plays("A", "A1 activate");
        assertThat(refused("A", "'resign', 'side': 'B'"))
                .isEqualTo("/token: this token does not allow it; expected the token of side B");
        for (String other : new String[] {"the keeper", "invited A", "a guess"})
            assertThat(refused(other, "'resign'")).startsWith("/token: ");
        assertThat(refused("", "'resign'")).isEqualTo("/token: it is missing; expected the token of a side");
        JsonNode ended = does("B", "'resign'");
        assertThat(ended.at("/table/ended").toString()).isEqualTo("{\"by\":\"resignation\",\"winner\":\"A\"}");
        assertThat(ended.has("prompt") || ended.has("waiting")).isFalse();
        assertThat(does("A", "'prompt'").at("/table/ended").toString())
                .isEqualTo(ended.at("/table/ended").toString());
        assertThat(notes()).isEqualTo("1 B resigns; ");
        assertThat(does("A", "'save'").get("record").asText())
                .as("no input is made of it")
                .doesNotContain("resign", "result");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'resign'",
                "'offerDraw'",
                "'answerDraw', 'allow': true",
                "'allowAdvice', 'allow': true",
                "'choose', 'choice': 'A1 activate'",
                "'undo', 'to': 0",
                "'askUndo', 'to': 0",
                "'answerUndo', 'to': 0, 'allow': true"
            })
    void afterTheEndNothingGoesOn(String request) {
        plays("A", "A1 activate");
        does("A", "'resign'");
        for (String side : new String[] {"A", "B"})
            assertThat(refused(side, request))
                    .containsAnyOf("the game has ended: side A has resigned", "is over, and what was hidden is open");
    }

    /** What was hidden is open after an end without the rules too. */
    @Test
    void afterTheEndAllIsOpen() {
        assertThat(refused("A", "'save'")).contains("two people play");
        does("A", "'resign'");
        for (String token : new String[] {"A", "B", "the keeper"})
            for (String request : new String[] {"'save'", "'view', 'side': 'B'", "'hold'"}) does(token, request);
        assertThat(does("B", "'close'").get("games")).isEmpty();
    }

    @Test
    void aDrawNeedsTheOtherSide() {
        plays("A", "A1 activate");
        assertThat(refused("B", "'answerDraw', 'allow': true"))
                .isEqualTo("/do: no side offers a draw; expected an 'offerDraw' first");
        int told = host.told;
        assertThat(does("A", "'offerDraw'").at("/table/drawOffered").asText()).isEqualTo("A");
        assertThat(host.told).isGreaterThan(told);
        assertThat(refused("B", "'offerDraw'")).contains("side A offers a draw already");
        assertThat(refused("A", "'answerDraw', 'allow': true"))
                .isEqualTo("/allow: side A has offered it; expected the answer of side B");
        for (String other : new String[] {"the keeper", "invited B", "", "a guess"})
            assertThat(refused(other, "'answerDraw', 'allow': true")).startsWith("/token: ");
        assertThat(refused("A", "'answerDraw', 'side': 'B', 'allow': true")).startsWith("/token: ");
        assertThat(does("B", "'answerDraw', 'allow': true").at("/table/ended").toString())
                .isEqualTo("{\"by\":\"draw\"}");
        assertThat(notes()).isEqualTo("1 A offers a draw; 1 B agrees to the draw; ");
    }

    @Test
    void anOfferThatIsRefusedIsMadeAgainAfterAnAnswerOnly() {
        does("A", "'offerDraw'");
        assertThat(does("B", "'answerDraw', 'allow': false").at("/table").has("drawOffered"))
                .isFalse();
        assertThat(refused("A", "'offerDraw'")).contains("has offered a draw before, and answered nothing since");
        plays("A", "A1 activate");
        does("A", "'offerDraw'");
        does("A", "'answerDraw', 'allow': false");
        assertThat(notes())
                .isEqualTo("0 A offers a draw; 0 B refuses the draw; 1 A offers a draw; 1 A takes the offer of a draw "
                        + "back; ");
    }

    @Test
    void anOfferEndsWithAnAnswerOfTheOtherSide() {
        does("B", "'offerDraw'");
        plays("A", "A1 activate");
        assertThat(does("A", "'prompt'").at("/table").has("drawOffered")).isFalse();
        does("A", "'offerDraw'");
        plays("A", "A1 end");
        assertThat(does("B", "'prompt'").at("/table/drawOffered").asText())
                .as("who offers may play on")
                .isEqualTo("A");
        plays("B", "B1 activate");
        assertThat(does("B", "'prompt'").at("/table").has("drawOffered")).isFalse();
        does("B", "'offerDraw'");
        does("A", "'askUndo', 'to': 0");
        does("B", "'answerUndo', 'to': 0, 'allow': true");
        assertThat(does("B", "'prompt'").at("/table").has("drawOffered"))
                .as("after an undo")
                .isFalse();
    }

    @Test
    void adviceNeedsBothAndStandsInTheStory() {
        String[] requests = {"'hint', 'iterations': 1", "'advise', 'bot': 'random'", "'complete', 'seed': 1"};
        for (String request : requests)
            assertThat(refused("A", request))
                    .isEqualTo("/do: two people play, and have not both allowed advice; expected 'allowAdvice' of both "
                            + "sides");
        does("A", "'allowAdvice', 'allow': true");
        assertThat(refused("A", "'allowAdvice', 'side': 'B', 'allow': true")).startsWith("/token: ");
        for (String request : requests) assertThat(refused("A", request)).contains("have not both allowed");
        assertThat(does("B", "'allowAdvice', 'allow': true").at("/table/advice").toString())
                .isEqualTo("[\"A\",\"B\"]");
        for (String request : requests) does("A", request);
        assertThat(refused("B", "'hint'")).contains("has nothing to choose now");
        assertThat(refused("B", "'hint', 'side': 'A'")).startsWith("/token: ");
        assertThat(refused("", "'hint'")).startsWith("/token: ");
        String state = "'state': 's1', 'token': 'the own of A'}";
        answered(server.ask("{'do': 'digest', " + state));
        does("B", "'allowAdvice', 'allow': false");
        for (String request : requests) assertThat(refused("A", request)).contains("have not both allowed");
        assertThat(server.ask("{'do': 'digest', " + state).has("faults"))
                .as("states that were for advice")
                .isTrue();
        assertThat(notes())
                .isEqualTo(
                        "0 A allows advice; 0 B allows advice; 0 A asks a bot for advice; 0 B allows no more advice; ");
        for (String request :
                new String[] {"'attacks', 'model': 'A1'", "'odds', 'choice': 'A1 assault B1'", "'prospects'"})
            assertThat(ask("A", request).toString())
                    .as("exact chances are no advice")
                    .doesNotContain("advice");
    }

    @Test
    void watchingIsASwitchOfEachSide() {
        String[] requests = {
            "'view', 'side': 'everybody'",
            "'prompt'",
            "'join'",
            "'events', 'side': 'everybody'",
            "'notes'",
            "'rulebook'",
            "'why', 'choice': 'pass'",
            "'save', 'side': 'everybody'",
            "'sight', 'model': 'A1'"
        };
        for (String request : requests) does("", request);
        does("B", "'allowWatching', 'allow': false");
        assertThat(refused("the keeper", "'allowWatching', 'allow': true")).startsWith("/game: ");
        for (String token : new String[] {"", "the keeper", "invited A", "a guess"})
            for (String request : requests)
                assertThat(refused(token, request)).isEqualTo("/game: no game is called 'g'; expected a 'start' first");
        assertThat(server.ask("{'do': 'games'}").get("games")).isEmpty();
        assertThat(server.ask("{'do': 'tables'}").get("tables")).isEmpty();
        assertThat(server.ask("{'do': 'tables', 'seats': [{'game': 'g', 'token': 'a guess'}]}")
                        .get("tables"))
                .isEmpty();
        assertThat(server.ask("{'do': 'tables', 'seats': [{'game': 'g', 'token': 'the own of A'}]}")
                        .get("tables"))
                .hasSize(1);
        for (String side : new String[] {"A", "B"})
            for (String request : requests) does(side, request.replace("everybody", side));
        does("A", "'allowWatching', 'allow': true");
        assertThat(refused("", "'prompt'")).as("side B has not").startsWith("/game: ");
        does("B", "'allowWatching', 'allow': true");
        does("", "'prompt'");
    }

    @Test
    void aGameThatNoOneWatchesIsJoinedByItsPlayers() {
        server.ask("{'do': 'start', 'game': 'h', 'fair': true, 'watched': false, 'situation': '" + SITUATION
                + "', 'tokens': {'A': 'invited A', 'B': 'invited B', 'keeper': 'the keeper'}}");
        assertThat(server.ask("{'do': 'join', 'game': 'h'}").has("faults")).isTrue();
        answered(server.ask("{'do': 'join', 'game': 'h', 'token': 'invited B', 'own': 'the own of B'}"));
    }

    @Test
    void namesAreShortLines() {
        assertThat(does("A", "'prompt'").at("/table/names").toString())
                .isEqualTo("{\"A\":\"Player A\",\"B\":\"Player B\"}");
        for (String name : new String[] {
            "",
            " ",
            " x",
            "x ",
            "a  b",
            "x\\u202ey",
            "x\\u200by",
            "x\\ny",
            "x\\u0000",
            "\\u00a0",
            "\\u3164",
            "\\u2800",
            "\\ufe0f",
            "\\u200d",
            "a\\u0301\\u0301\\u0301",
            "\\ue000",
            "x".repeat(25)
        })
            assertThat(refused("A", "'rename', 'name': '" + name + "'"))
                    .as(name)
                    .contains("expected a name of 1 to 24 letters");
        for (String name : new String[] {"Ann", "Zoë O.", "李小龙", "x".repeat(24), "<b>Ann</b>", "&amp;"})
            assertThat(does("A", "'rename', 'name': '" + name + "'")
                            .at("/table/names/A")
                            .asText())
                    .isEqualTo(name);
        assertThat(refused("A", "'rename', 'side': 'B', 'name': 'Bob'")).startsWith("/token: ");
        assertThat(refused("the keeper", "'rename', 'name': 'Bob'")).startsWith("/token: ");
        assertThat(ServerClient.faults(server.ask(
                        "{'do': 'start', 'fair': true, 'names': {'B': 'Bob'}, 'tokens': {'A': 'invited A', 'B': "
                                + "'invited B', 'keeper': 'the keeper'}}")))
                .isEqualTo("each player of a fair game gives a name of its own; expected no names");
    }

    @Test
    void aRematchNeedsBothAndSwapsTheSides() {
        assertThat(refused("A", "'rematch', 'own': 'again of A'"))
                .isEqualTo("/do: the game goes on; expected its end, or 'resign'");
        does("A", "'resign'");
        for (String other : new String[] {"the keeper", "invited A", ""})
            assertThat(refused(other, "'rematch', 'own': 'again of it'")).startsWith("/token: ");
        assertThat(refused("A", "'rematch'")).startsWith("/own: ");
        assertThat(does("A", "'rematch', 'own': 'again of A'")
                        .at("/table/rematch")
                        .toString())
                .isEqualTo("{\"asked\":[\"A\"]}");
        assertThat(server.ask("{'do': 'games'}").get("games").toString()).isEqualTo("[\"g\"]");
        assertThat(refused("B", "'rematch', 'own': 'again of A'")).contains("the other side has this token already");
        assertThat(does("B", "'rematch', 'own': 'again of B'")
                        .at("/table/rematch")
                        .toString())
                .isEqualTo("{\"game\":\"g-r2\"}");
        assertThat(does("A", "'prompt'").at("/table/rematch/game").asText()).isEqualTo("g-r2");
        JsonNode joined = answered(server.ask("{'do': 'join', 'game': 'g-r2', 'token': 'again of A'}"));
        assertThat(joined.get("seats").toString()).isEqualTo("[\"B\"]");
        assertThat(joined.at("/fair").toString()).isEqualTo("{\"since\":1,\"joined\":[\"A\",\"B\"]}");
        assertThat(joined.at("/table/names").toString()).isEqualTo("{\"A\":\"Player B\",\"B\":\"Player A\"}");
        JsonNode before = answered(ask("A", "'join'"));
        for (String[] sides : new String[][] {{"A", "B"}, {"B", "A"}})
            assertThat(joined.at("/setup/team" + sides[0] + "/models/0/card").toString())
                    .isNotEmpty()
                    .isEqualTo(before.at("/setup/team" + sides[1] + "/models/0/card")
                            .toString())
                    .isNotEqualTo(before.at("/setup/team" + sides[0] + "/models/0/card")
                            .toString());
        assertThat(server.ask("{'do': 'save', 'game': 'g-r2', 'token': 'the keeper'}")
                        .has("faults"))
                .isTrue();
    }

    @Test
    void whatCannotBeKeptIsNotSettled() {
        host.fault = Option.some(Fault.of("the disk is full"));
        for (String request :
                new String[] {"'resign'", "'offerDraw'", "'allowAdvice', 'allow': true", "'rename', 'name': 'Ann'"})
            assertThat(refused("A", request)).isEqualTo("/do: the disk is full");
        assertThat(does("A", "'prompt'").get("table").toString())
                .isEqualTo("{\"names\":{\"A\":\"Player A\",\"B\":\"Player B\"}}");
    }

    @Test
    void aListHasWhatEverybodyMayKnow() {
        plays("A", "A1 activate");
        host.passes(5);
        plays("A", "A1 end");
        JsonNode row = server.ask("{'do': 'tables'}").at("/tables/0");
        assertThat(row.get("game").asText()).isEqualTo("g");
        assertThat(row.get("waiting").asText()).isEqualTo("B");
        assertThat(row.get("round").asInt()).isEqualTo(1);
        assertThat(row.get("score").toString()).isEqualTo("{\"A\":0,\"B\":0}");
        assertThat(row.get("inputs").asInt()).isEqualTo(2);
        assertThat(row.get("begun").asLong()).isEqualTo(host.millis - 5000);
        assertThat(row.get("changed").asLong()).isEqualTo(host.millis);
        assertThat(row.at("/table/names/B").asText()).isEqualTo("Player B");
        does("B", "'resign'");
        JsonNode over = server.ask("{'do': 'tables'}").at("/tables/0");
        assertThat(over.get("over").asBoolean()).isTrue();
        assertThat(over.get("winner").asText()).isEqualTo("A");
        assertThat(over.has("waiting")).isFalse();
        assertThat(server.ask("{'do': 'tables', 'seats': [{'game': 'g', 'do': 'x', 'y': 1}]}")
                        .at("/faults/0/where")
                        .asText())
                .isEqualTo("/seats/0/y");
    }

    @Test
    void theStoryOfASideHasAnEnd() {
        for (int i = 0; i < 500; i++)
            for (boolean allow : new boolean[] {false, true}) does("B", "'allowWatching', 'allow': " + allow);
        assertThat(refused("B", "'allowWatching', 'allow': false"))
                .isEqualTo("/do: the story has 1000 notes of side B; expected no more notes");
        assertThat(refused("B", "'offerDraw'")).contains("has 1000 notes");
        does("A", "'offerDraw'");
        assertThat(does("B", "'resign'").at("/table/notes").asInt()).isEqualTo(1002);
    }

    @Test
    void aListIsAskedForWithHundredSeatsAtMost() {
        String seat = "{'game': 'g', 'token': 'the own of A'}";
        assertThat(server.ask("{'do': 'tables', 'seats': [" + (seat + ", ").repeat(99) + seat + "]}")
                        .get("tables"))
                .hasSize(1);
        assertThat(ServerClient.faults(
                        server.ask("{'do': 'tables', 'seats': [" + (seat + ", ").repeat(100) + seat + "]}")))
                .isEqualTo("these are 101 seats; expected at most 100");
    }

    /** In a game of one browser its keeper settles all. */
    @Test
    void theKeeperOfAGameWithABotResignsForASide() {
        answered(server.ask(
                "{'do': 'start', 'game': 'h', 'seed': 1, 'names': {'A': 'Ann', 'B': 'Level 4'}, 'tokens': {'A': "
                        + "'token of A', 'B': 'token of B',"
                        + " 'keeper': 'the keeper'}}"));
        String keeper = "{'game': 'h', 'token': 'the keeper', 'do': ";
        assertThat(ServerClient.faults(server.ask(keeper + "'resign'}")))
                .isEqualTo("it is missing; expected 'A' or 'B'");
        assertThat(server.ask("{'game': 'h', 'do': 'resign', 'side': 'A'}").has("faults"))
                .isTrue();
        assertThat(server.ask("{'game': 'h', 'token': 'token of B', 'do': 'resign', 'side': 'A'}")
                        .has("faults"))
                .isTrue();
        answered(server.ask(keeper + "'advise', 'bot': 'random'}"));
        JsonNode ended = answered(server.ask(keeper + "'resign', 'side': 'A'}"));
        assertThat(ended.at("/table/ended/winner").asText()).isEqualTo("B");
        assertThat(ServerClient.faults(server.ask(keeper + "'undo', 'to': 0}"))).startsWith("the game has ended");
        assertThat(ServerClient.faults(server.ask(keeper + "'rematch', 'side': 'A', 'own': 'a new token'}")))
                .startsWith("no two people have played");
    }
}
