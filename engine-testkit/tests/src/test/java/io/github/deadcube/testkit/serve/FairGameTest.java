package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.deadcube.Game;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A keeper that cheats: who has started a game between two people tries every request with every token that it knows.
 * It also plays side A.
 */
class FairGameTest {
    private static final String TOKENS = "'tokens': {'A': 'invited A', 'B': 'invited B', 'keeper': 'the keeper'}";
    private static final String OWN = "the own token of ";

    /**
     * Every request, with what a cheat would ask for. Several attempts of one request stand in one text, after each
     * other.
     */
    private static final Map<String, String> ATTEMPTS = attempts();

    /** What the server has opened: the test knows the truth. */
    private final List<Game> opened = new ArrayList<>();

    private final ServerClient server =
            new ServerClient(new Server(Deadcube.rules(), PlainOptions.hosted(new GameHost() {
                @Override
                public Option<Fault> opened(String name, String terms, Game game) {
                    opened.add(game);
                    return Option.none();
                }
            })));

    private static Map<String, String> attempts() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("start", "'game': 'g', 'seed': 1");
        all.put("load", "'game': 'g', 'record': 'deadcube record 1'");
        all.put("games", "");
        all.put("join", "|'side': 'B'|'side': 'A'|'own': 'a token for both'|'side': 'B', 'own': 'a token for both'");
        all.put("prompt", "|'side': 'A'|'side': 'B'|'state': 's1'");
        all.put("view", "|'side': 'A'|'side': 'B'|'side': 'everybody'|'side': 'B', 'since': 0");
        all.put("events", "|'side': 'A'|'side': 'B'|'side': 'everybody'|'side': 'B', 'changes': true");
        all.put(
                "choose",
                "'choice': CHOICE|'choice': CHOICE, 'viewer': 'A'|'choice': CHOICE, 'viewer': 'B'|'choice': CHOICE, "
                        + "'side': 'A'|'choice': CHOICE, 'side': 'B'");
        all.put("dice", "'faces': [8, 8, 8]|'side': 'A', 'faces': [8]|'side': 'B', 'faces': [1]");
        all.put("undo", "'to': 0|'to': LAST");
        all.put("mayUndo", "'to': 0|'to': LAST");
        all.put("askUndo", "'to': 0|'to': LAST");
        all.put("answerUndo", "'to': 0, 'allow': true|'to': LAST, 'allow': true|'to': 0, 'allow': false");
        all.put("undone", "|'side': 'A'|'side': 'B'|'side': 'everybody'");
        for (String own : new String[] {"resign", "offerDraw"}) all.put(own, "|'side': 'A'|'side': 'B'");
        for (String consent : new String[] {"answerDraw", "allowAdvice", "allowWatching"})
            all.put(consent, "'allow': true|'allow': false|'side': 'A', 'allow': true|'side': 'B', 'allow': false");
        all.put("rename", "'name': 'Cheat'|'side': 'A', 'name': 'Cheat'|'side': 'B', 'name': 'Cheat'");
        all.put("rematch", "'own': 'a token for both'|'side': 'B', 'own': 'a token for both'");
        all.put("notes", "|'since': 0");
        all.put("tables", "|'seats': [{'game': 'g', 'token': 'TOKEN'}]");
        all.put("save", "|'side': 'A'|'side': 'B'|'side': 'everybody'");
        all.put("replay", "'record': 'deadcube record 1'");
        all.put("advise", "'bot': 'random'|'bot': 'random', 'side': 'A'|'bot': 'random', 'side': 'B'");
        all.put("hint", "'iterations': 1|'iterations': 1, 'side': 'A'|'iterations': 1, 'side': 'B'");
        all.put("analyse", "|'since': 0, 'inputs': 1, 'iterations': 1");
        all.put("schemas", "'game': 'g'");
        all.put("rulebook", "'game': 'g'");
        all.put("lesson", "'lesson': 'move'|'lesson': 'no-such-lesson'");
        all.put("puzzle", "'name': 'no-such-puzzle'");
        for (String list :
                new String[] {"editions", "teams", "battlefields", "scenarios", "houseRules", "lessons", "puzzles"})
            all.put(list, "");
        all.put("cases", "'cases': ''");
        all.put(
                "why",
                "'choice': 'A1 activate'|'choice': 'token 1'|'choice': 'A1 pick up 1'|'choice': 'A1 end', 'after': "
                        + "['A1 activate']");
        all.put("odds", "'choice': 'A1 assault B1'");
        all.put("destinations", "'model': 'A1'|'model': 'B1'");
        all.put("sight", "'model': 'A1', 'at': 'B1'");
        all.put("attacks", "'model': 'A1'|'model': 'B1'");
        all.put("prospects", "|'state': 's1'");
        all.put("several", "'requests': [{'do': 'why', 'choice': 'token 1'}]");
        all.put("encode", "|'side': 'A'|'side': 'B'|'state': 's1'");
        all.put("close", "");
        all.put("complete", "'seed': 1, 'side': 'A'|'seed': 1, 'side': 'B'|'seed': 1, 'side': 'everybody'|'seed': 1");
        all.put("hold", "");
        all.put("apply", "'state': 's1', 'seed': 1");
        all.put("playout", "'state': 's1', 'seed': 1, 'inputs': 1");
        all.put("digest", "'state': 's1'");
        all.put("drop", "|'state': 's1'");
        return all;
    }

    private JsonNode begins(String more) {
        return server.ask("{'do': 'start', 'game': 'g', " + more + TOKENS + "}");
    }

    private JsonNode joins(String side) {
        return server.ask("{'do': 'join', 'game': 'g', 'token': 'invited " + side + "', 'own': '" + OWN + side + "'}");
    }

    private JsonNode ask(String token, String request) {
        return server.ask(
                "{'game': 'g'" + (token.isEmpty() ? "" : ", 'token': '" + token + "'") + ", 'do': " + request + "}");
    }

    private String refused(String token, String request) {
        JsonNode answer = ask(token, request);
        assertThat(answer.has("faults")).as(request + ": " + answer).isTrue();
        return answer.at("/faults/0/where").asText() + ": " + ServerClient.faults(answer);
    }

    private Game game() {
        return opened.get(opened.size() - 1);
    }

    /** Plays random choices, each side with its token. */
    private void plays(int inputs, long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        for (int i = 0; i < inputs && !game().isOver(); i++) {
            String token = OWN + game().sideToAnswer().get();
            JsonNode options = ask(token, "'prompt'").at("/prompt/options");
            JsonNode answer = ask(token, "'choose', 'choice': " + json(options.get(chance.below(options.size()))));
            assertThat(answer.has("updates")).as(answer.toString()).isTrue();
        }
    }

    private static String json(JsonNode option) {
        return option.get("choice").toString().replace("'", "\\u0027");
    }

    @Test
    void everyRequestOfTheProtocolIsTried() {
        assertThat(ATTEMPTS.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        ServerClient.read(server.said().get(0))
                                .get("does")
                                .valueStream()
                                .map(JsonNode::asText)
                                .toList());
    }

    /** The keeper's token and the tokens of the start get no more than what everybody gets, and change nothing. */
    @ParameterizedTest
    @CsvSource({"true, 0", "true, 40", "true, 90", "false, 0", "false, 60"})
    void theKeeperGetsNoMoreThanEverybody(boolean begunFair, int inputs) {
        begins(begunFair ? "'fair': true, " : "");
        joins("A");
        joins("B");
        plays(inputs, 5);
        for (String side : new String[] {"A", "B"}) ask(OWN + side, "'allowAdvice', 'allow': true");
        assertThat(ask(OWN + "B", "'complete', 'seed': 1").get("state").asText())
                .isEqualTo("s1");
        String record = game().save();
        int due = game().number();
        for (String token : new String[] {"the keeper", "invited A", "invited B", "a guess of it"})
            ATTEMPTS.forEach((name, tried) -> {
                for (String attempt : tried.split("\\|", -1)) {
                    String request = "'" + name + "'"
                            + (attempt.isEmpty() ? "" : ", " + filled(attempt).replace("TOKEN", token));
                    if (request.contains("'everybody'") && name.equals("complete")) continue; // a handle has its number
                    JsonNode got = asking(token, name, request);
                    if (!got.has("faults"))
                        assertThat(without(got, "seats"))
                                .as(token + ": " + request)
                                .isEqualTo(without(asking("", name, request), "seats"));
                    assertThat(game().number()).as(request).isEqualTo(due);
                }
            });
        assertThat(game().save()).isEqualTo(record);
        assertThat(ask("", "'games'").has("faults")).as("'games' takes no game").isTrue();
        assertThat(server.ask("{'do': 'games'}").get("games").toString()).isEqualTo("[\"g\"]");
        assertThat(ask(OWN + "B", "'digest', 'state': 's1'").has("faults"))
                .as("requests of states name no game")
                .isTrue();
        assertThat(server.ask("{'do': 'digest', 'state': 's1', 'token': '" + OWN + "B'}")
                        .has("digest"))
                .isTrue();
    }

    /** Requests that take no game are asked without one. */
    private JsonNode asking(String token, String name, String request) {
        boolean plain = request.contains("'state'") || request.contains("'game'") || LISTS.contains(name);
        return plain
                ? server.ask("{'do': " + request + (token.isEmpty() ? "" : ", 'token': '" + token + "'") + "}")
                : ask(token, request);
    }

    private static final List<String> LISTS = List.of(
            "games",
            "tables",
            "editions",
            "teams",
            "battlefields",
            "scenarios",
            "houseRules",
            "cases",
            "replay",
            "drop");

    private String filled(String attempt) {
        String choice =
                game().options().isEmpty() ? "pass" : game().options().head().toString();
        return attempt.replace("CHOICE", "'" + choice + "'")
                .replace("LAST", String.valueOf(Math.max(0, game().number() - 2)));
    }

    private static JsonNode without(JsonNode answer, String member) {
        ObjectNode copy = answer.deepCopy();
        copy.remove(member);
        return copy;
    }

    /** What side A gets with its own token is what side A may know. */
    @ParameterizedTest
    @ValueSource(ints = {0, 60})
    void aSideGetsNothingOfTheOther(int inputs) {
        begins("'fair': true, ");
        joins("A");
        joins("B");
        plays(inputs, 6);
        String own = OWN + "A";
        for (String request : new String[] {
            "'view', 'side': 'B'",
            "'events', 'side': 'B'",
            "'prompt', 'side': 'B'",
            "'save', 'side': 'B'",
            "'undone', 'side': 'B'",
            "'encode', 'side': 'B'",
            "'complete', 'side': 'B', 'seed': 1",
            "'join', 'side': 'B'",
            "'advise', 'side': 'B', 'bot': 'random'",
            "'hint', 'side': 'B'",
            "'choose', 'side': 'B', 'choice': 'pass'",
            "'choose', 'viewer': 'B', 'choice': 'pass'",
        })
            assertThat(refused(own, request))
                    .as(request)
                    .isEqualTo("/token: this token does not allow it; expected the token of side B");
        for (String request : new String[] {"'save'", "'hold'", "'analyse'"})
            assertThat(refused(own, request))
                    .as(request)
                    .isEqualTo("/token: two people play, so no token allows it before the game is over;"
                            + " expected the end of the game");
        String shuffle = shuffle();
        for (String request : new String[] {"'save', 'side': 'A'", "'save', 'side': 'everybody'", "'events'"})
            assertThat(ask(own, request).toString()).as(request).doesNotContain(shuffle);
        assertThat(game().save()).as("what a cheat looks for").contains(shuffle);
    }

    /** The order of the item tokens, as the whole record has it. */
    private String shuffle() {
        return shuffleOf(game().save());
    }

    private static String shuffleOf(String record) {
        return record.lines()
                .filter(line -> line.startsWith("1: order "))
                .findFirst()
                .orElseThrow()
                .replaceFirst(" = .*", "");
    }

    /** The loser could otherwise read what is hidden, and take the end back. */
    @Test
    void afterTheEndAllIsOpenAndTheGameDoesNotGoOn() {
        begins("'fair': true, ");
        joins("A");
        joins("B");
        plays(Integer.MAX_VALUE, 7);
        assertThat(game().isOver()).isTrue();
        for (String token : new String[] {"the keeper", OWN + "A", OWN + "B"}) {
            assertThat(ask(token, "'save'").get("record").asText()).isEqualTo(game().save());
            assertThat(ask(token, "'view', 'side': 'B'").has("view")).isTrue();
            assertThat(ask(token, "'analyse', 'inputs': 1, 'iterations': 1").has("chance"))
                    .isTrue();
            assertThat(ask(token, "'hold'").has("state")).isTrue();
        }
        for (String token : new String[] {"invited B", ""})
            assertThat(ask(token, "'save'").has("faults")).isTrue();
        for (String request :
                new String[] {"'undo', 'to': 30", "'askUndo', 'to': 30", "'answerUndo', 'to': 30, 'allow': true"}) {
            assertThat(refused(OWN + "A", request)).contains("is over, and what was hidden is open");
            assertThat(refused("the keeper", request)).startsWith("/token: ");
        }
        assertThat(ask(OWN + "B", "'close'").get("games")).isEmpty();
    }

    @Test
    void thePlayersOfAFairGameTakeTheirSeatsFirst() {
        JsonNode begun = begins("'fair': true, ");
        assertThat(begun.has("prompt"))
                .as("the starter is told no prompt of a side")
                .isFalse();
        for (String request : new String[] {"'view'", "'prompt'", "'save', 'side': 'B'", "'choose', 'choice': 'pass'"})
            assertThat(refused("invited B", request))
                    .isEqualTo("/token: this token only takes the seat of side B; expected 'join' with an 'own' token");
        assertThat(refused("invited B", "'join'"))
                .isEqualTo("/own: it is missing; expected a new token, which only the player of side B knows");
        assertThat(refused("invited B", "'join', 'own': 'short'"))
                .isEqualTo("/own: the token has 5 characters; expected 8 to 200 characters");
        for (String known : new String[] {"invited A", "invited B", "the keeper"})
            assertThat(refused("invited B", "'join', 'own': '" + known + "'"))
                    .isEqualTo("/own: the game has this token already; expected a new token");
        assertThat(refused("the keeper", "'join', 'own': 'a new token'"))
                .isEqualTo("/own: this token is not that of a side; expected no own");
        assertThat(refused("", "'join', 'own': 'a new token'"))
                .isEqualTo("/own: a program without a token watches; expected no own");
        assertThat(joins("B").at("/fair").toString()).isEqualTo("{\"since\":1,\"joined\":[\"B\"]}");
        assertThat(refused("invited B", "'join', 'own': 'once more of B'"))
                .as("the starter joins after the player")
                .isEqualTo("/token: this token does not allow it; expected a token of this game, or none to watch");
        assertThat(refused(OWN + "B", "'join', 'own': 'once more of B'"))
                .isEqualTo("/own: side B has a token of its own already; expected no 'own'");
        assertThat(ask(OWN + "B", "'join'").get("seats").toString()).isEqualTo("[\"B\"]");
        assertThat(joins("A").at("/fair").toString()).isEqualTo("{\"since\":1,\"joined\":[\"A\",\"B\"]}");
    }

    /** A starter could otherwise start games until the deal is good, and then let the other player in. */
    @Test
    void aFairGameIsDealtWhenBothHaveJoined() {
        begins("'fair': true, ");
        String before = game().save();
        joins("A");
        assertThat(ask(OWN + "A", "'prompt'").get("waiting").asText()).isEqualTo("B");
        assertThat(ask("", "'join'").get("waiting").asText()).isEqualTo("B");
        String choice = game().options().head().toString();
        String first = game().sideToAnswer().get().toString();
        assertThat(game().save()).isEqualTo(before);
        assertThat(refused(OWN + "A", "'choose', 'side': 'A', 'choice': '" + choice + "'"))
                .isEqualTo(
                        "/do: side B has not joined the game yet; expected 'join' by its player, when the game begins");
        assertThat(first).isIn("A", "B");
        joins("B");
        assertThat(shuffle()).isNotEqualTo(shuffleOf(before));
        assertThat(game().save()).contains(shuffle());
        assertThat(server.ask("{'do': 'undone', 'side': 'everybody'}").get("undone"))
                .isEmpty();
        String dealt = game().save();
        ask(OWN + "A", "'join'");
        ask(OWN + "B", "'join'");
        assertThat(game().save()).as("once").isEqualTo(dealt);
    }

    @Test
    void theStarterOfAFairGameKnowsNoDice() {
        assertThat(refusedStart("'fair': true, 'seed': 1, "))
                .isEqualTo("/seed: the system rolls the dice of a fair game; expected no seed");
        assertThat(refusedStart("'fair': true, 'dice': 'players', "))
                .isEqualTo("/dice: players roll, and the system rolls the dice of a fair game; expected 'system'");
        JsonNode open = server.ask("{'do': 'start', 'fair': true}");
        assertThat(open.at("/faults/0/where").asText()).isEqualTo("/tokens");
        begins("'fair': true, ");
        assertThat(game().save()).contains("\nseed none\n");
    }

    private String refusedStart(String more) {
        JsonNode answer = begins(more);
        return answer.at("/faults/0/where").asText() + ": " + ServerClient.faults(answer);
    }

    /** Who joins is told what its starter may know. */
    @ParameterizedTest
    @CsvSource({
        "'''seed'': 1, ', 'seed,tokens,keeper'",
        "'''dice'': ''players'', ', 'dice,tokens,keeper'",
        "'', 'tokens,keeper'"
    })
    void aGameThatBothSidesHaveJoinedIsFairFromThenOn(String more, String but) {
        begins(more);
        assertThat(ask("the keeper", "'hold'").get("state").asText()).isEqualTo("s1");
        JsonNode one = ask("invited A", "'join'");
        assertThat(one.at("/fair").toString()).isEqualTo("{\"joined\":[\"A\"]}");
        assertThat(ask("the keeper", "'save'").has("record")).isTrue();
        JsonNode both = ask("invited B", "'join'");
        assertThat(both.at("/fair/since")).isEqualTo(both.get("due"));
        assertThat(both.at("/fair/joined").toString()).isEqualTo("[\"A\",\"B\"]");
        assertThat(both.at("/fair/but").valueStream().map(JsonNode::asText).toList())
                .containsExactly(but.split(","));
        assertThat(refused("the keeper", "'save'")).contains("two people play");
        assertThat(refused("the keeper", "'undo', 'to': 0")).contains("the token of a side");
        assertThat(server.ask("{'do': 'digest', 'state': 's1', 'token': 'the keeper'}")
                        .has("faults"))
                .as("the true state is dropped")
                .isTrue();
        assertThat(ask("", "'join'").get("fair")).isEqualTo(both.get("fair"));
    }

    @Test
    void aFairGameGoesOnFromARecordThatItsStarterHas() {
        server.ask("{'do': 'start', 'game': 'before', 'seed': 1}");
        String record =
                server.ask("{'do': 'save', 'game': 'before'}").get("record").toString();
        server.ask("{'do': 'close', 'game': 'before'}");
        server.ask("{'do': 'load', 'game': 'g', 'fair': true, 'to': 27, 'record': " + record.replace("'", "\\u0027")
                + ", " + TOKENS + "}");
        joins("A");
        JsonNode joined = joins("B");
        assertThat(joined.at("/fair").toString())
                .isEqualTo("{\"since\":" + joined.get("due") + ",\"joined\":[\"A\",\"B\"],\"but\":[\"record\"]}");
        assertThat(game().save()).as("its dice are others").doesNotContain("\nseed 1\n");
    }

    /**
     * What a search has held before the player of the side came belongs to the token of the start, which others know.
     */
    @Test
    void statesOfATokenThatIsReplacedAreDropped() {
        begins("");
        String state = ask("invited B", "'complete', 'seed': 1").get("state").toString();
        joins("B");
        for (String token : new String[] {"invited B", OWN + "B", "the keeper"})
            assertThat(server.ask("{'do': 'digest', 'state': " + state + ", 'token': '" + token + "'}")
                            .has("faults"))
                    .isTrue();
    }

    @Test
    void bothMustAskForTheEndOfAGameThatGoesOn() {
        begins("'fair': true, ");
        joins("A");
        joins("B");
        for (String token : new String[] {"the keeper", "invited A", ""})
            assertThat(refused(token, "'close'")).endsWith("expected the token of a side");
        for (int again = 0; again < 2; again++)
            assertThat(ask(OWN + "A", "'close'").toString()).isEqualTo("{\"games\":[\"g\"],\"leaving\":[\"A\"]}");
        assertThat(ask(OWN + "B", "'prompt'").get("leaving").toString()).isEqualTo("[\"A\"]");
        plays(40, 3);
        assertThat(ask(OWN + "B", "'prompt'").has("leaving"))
                .as("side A has played on")
                .isFalse();
        ask(OWN + "A", "'close'");
        assertThat(ask(OWN + "B", "'close'").get("games")).isEmpty();
    }

    @Test
    void aFairGameThatTheOtherHasNotJoinedIsClosedByItsStarter() {
        begins("'fair': true, ");
        joins("A");
        assertThat(refused("invited B", "'close'")).contains("only takes the seat");
        assertThat(ask("the keeper", "'close'").get("games")).isEmpty();
        begins("'fair': true, ");
        joins("A");
        assertThat(ask(OWN + "A", "'close'").get("games")).isEmpty();
    }

    /** A player who can choose the length of an answer could otherwise play until the dice are good. */
    @Test
    void anInputWhoseAnswerIsTooLongStays() {
        begins("'fair': true, ");
        joins("A");
        joins("B");
        int longest = 200_000;
        ServerClient brief = new ServerClient(new Server(Deadcube.rules(), PlainOptions.of(Server::rethrow), longest));
        brief.ask("{'do': 'start', 'game': 'g', 'fair': true, 'situation': 'A1 RA 4+ SV 5+, rifle R6, at c4;"
                + " B1 SV 5+ HP 9, at c6; play', " + TOKENS + "}");
        for (String side : new String[] {"A", "B"})
            brief.ask("{'do': 'join', 'token': 'invited " + side + "', 'own': '" + OWN + side + "'}");
        String own = ", 'token': '" + OWN + "A'";
        brief.ask("{'do': 'choose', 'choice': 'A1 activate'" + own + "}");
        JsonNode long1 = brief.ask(
                "{'do': 'choose', 'choice': 'A1 shoot rifle at B1'" + own + ", 'id': '" + "x".repeat(longest) + "'}");
        assertThat(ServerClient.faults(long1)).startsWith("the answer is too long, but the input stays");
        assertThat(brief.ask("{'do': 'prompt'" + own + "}").get("due").asInt()).isGreaterThan(2);
    }
}
