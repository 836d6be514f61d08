package io.github.deadcube.testkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import io.github.deadcube.readme.Pages;
import io.github.deadcube.testkit.cli.Main;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapperSupplier;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vavr.collection.Vector;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.slf4j.nop.NOPServiceProvider;

/**
 * {@code deadcube mcp} as a process, asked by the client of the SDK. The client compares each result with the schema
 * of its tool.
 */
class ContextServerTest {
    private static final String SITUATION =
            "A1 RA 4+ FI 4+ SV 5+, rifle R6, pot R3 GRENADE (FRAG (3)), at c4; " + "B1 FI 4+ SV 5+ HP 2, at e4";
    private static final McpJsonMapper JSON = new JacksonMcpJsonMapperSupplier().get();
    private static final ConcurrentLinkedQueue<String> ERRORS = new ConcurrentLinkedQueue<>();

    private static McpSyncClient client = started();

    private static McpSyncClient started() {
        Vector<String> options = Vector.ofAll(Java.QUICK)
                .appendAll(Vector.of(
                        "-cp",
                        ClassPath.ofTheCommandLine(NOPServiceProvider.class),
                        Main.class.getName(),
                        "mcp",
                        "--most-games"))
                .append("3");
        StdioClientTransport transport = new StdioClientTransport(
                ServerParameters.builder(Java.command()).args(options.asJava()).build(), JSON);
        transport.setStdErrorHandler(ERRORS::add);
        return McpClient.sync(transport)
                .requestTimeout(Duration.ofMinutes(2))
                .initializationTimeout(Duration.ofMinutes(2))
                .enableCallToolSchemaCaching(true)
                .build();
    }

    @BeforeAll
    static void initialize() {
        assertThat(client.initialize().serverInfo().name()).isEqualTo("deadcube");
    }

    @AfterAll
    static void theEndOfTheInputEndsTheServer() {
        assertThat(client.closeGracefully()).isTrue();
        assertThat(ERRORS).as("the error output").isEmpty();
    }

    private static CallToolResult called(String tool, Map<String, Object> arguments) {
        return client.callTool(
                CallToolRequest.builder(tool).arguments(arguments).build());
    }

    private static String text(CallToolResult result) {
        assertThat(result.content()).hasSize(1);
        return ((TextContent) result.content().get(0)).text();
    }

    private static String told(String tool, Map<String, Object> arguments) {
        CallToolResult result = called(tool, arguments);
        assertThat(result.isError()).as(text(result)).isFalse();
        return text(result);
    }

    private static JsonAnswer structured(String tool, Map<String, Object> arguments) {
        CallToolResult result = called(tool, arguments);
        assertThat(result.isError()).as(text(result)).isFalse();
        @SuppressWarnings("unchecked")
        Map<String, Object> members = (Map<String, Object>) result.structuredContent();
        return new JsonAnswer(members);
    }

    private static String refused(String tool, Map<String, Object> arguments) {
        CallToolResult result = called(tool, arguments);
        assertThat(result.isError()).as(text(result)).isTrue();
        return text(result);
    }

    @Test
    void anAssistantLearnsHowToUseIt() {
        assertThat(client.getServerInstructions()).contains("game_start", "isError", "A1 shoot rifle at B1");
        List<Tool> tools = client.listTools().tools();
        assertThat(tools).hasSize(13).allSatisfy(tool -> {
            assertThat(tool.description()).endsWith(".");
            assertThat(tool.inputSchema()).containsEntry("additionalProperties", false);
            assertThat(tool.outputSchema()).containsEntry("type", "object");
            assertThat(tool.annotations().openWorldHint()).isFalse();
        });
        assertThat(tools.stream()
                        .filter(tool -> !tool.annotations().readOnlyHint())
                        .map(Tool::name))
                .containsExactly("game_start", "game_answer", "game_end");
        assertThat(client.ping()).isNotNull();
    }

    @Test
    void theGuideNamesEachTool() {
        String guide = Pages.text(Pages.ROOT.resolve(".github/MCP.md"));
        assertThat(Pattern.compile("(?m)^\\| `(\\w+)` \\|")
                        .matcher(guide)
                        .results()
                        .map(row -> row.group(1)))
                .containsExactlyElementsOf(
                        client.listTools().tools().stream().map(Tool::name).toList());
    }

    @Test
    void rulesAreFoundByWordAndByIdentifier() {
        assertThat(told("rules_search", Map.of("words", "knockback"))).startsWith("K-KNOCKBACK  Knockback\n");
        assertThat(told("rules_search", Map.of("words", "ADV", "most", 2)))
                .startsWith("ADV-1  ")
                .endsWith(" more");
        assertThat(structured("rules_search", Map.of("words", "ADV", "most", 2)).all("rules"))
                .hasSize(2);
        assertThat(told("rules_search", Map.of("words", "zxqv"))).isEqualTo("No rule mentions 'zxqv'.");
        assertThat(told("rule", Map.of("rule", "adv-5")))
                .startsWith("ADV-5  Moving in with enemies\nA model that moves into a cube with an enemy")
                .contains("[ruling]");
        assertThat(told("rule", Map.of("rule", "knockback", "edition", "revised")))
                .contains("Printed: KNOCKBACK");
        assertThat(structured("rule", Map.of("rule", "ADV-5 K-TOXIC"))
                        .all("rules")
                        .map(rule -> rule.text("rule")))
                .containsExactly("ADV-5", "K-TOXIC");
        assertThat(refused("rule", Map.of("rule", "ADV-55")))
                .startsWith("rule: no rule is called 'ADV-55'; expected ADV-5")
                .endsWith("(ASK-11)");
        assertThat(refused("rule", Map.of("rule", "ADV-5", "edition", "fourth")))
                .contains("edition");
    }

    @Test
    void theNotationIsExplained() {
        assertThat(told("notation", Map.of())).contains("Models", "The turn", "Scripts", "The format");
        assertThat(told("notation", Map.of("topic", "Models"))).contains("the statistics of its card");
    }

    @Test
    void whatShipsIsListed() {
        assertThat(told("catalogue", Map.of()))
                .contains("teams: saltwind-wardens, ", "editions: third, living, revised");
    }

    @Test
    void aChoiceIsJudged() {
        assertThat(told("legal", Map.of("situation", SITUATION, "choice", "A1 activate")))
                .isEqualTo("Legal: A1 activate");
        Map<String, Object> far = Map.of(
                "situation",
                SITUATION,
                "after",
                List.of("A1 activate", "A1 sprint", "A1 step c5", "A1 step c6"),
                "choice",
                "A1 step c7");
        assertThat(told("legal", far))
                .startsWith("Not legal: A1 step c7: the model has no movement left")
                .endsWith("(SPR-1)");
        JsonAnswer no = structured("legal", far);
        assertThat(no.yes("legal")).isFalse();
        assertThat(no.text("rule")).isEqualTo("SPR-1");
        assertThat(structured(
                                "legal",
                                Map.of("situation", SITUATION, "after", List.of("B1 activate"), "choice", "A1 step c7"))
                        .text("refused"))
                .isEqualTo("B1 activate");
    }

    @Test
    void allLegalChoicesAreListed() {
        assertThat(told("legal", Map.of("situation", SITUATION)))
                .startsWith("A: turn (RND-2)\n")
                .contains("  A1 activate");
        assertThat(told("legal", Map.of("situation", SITUATION, "after", List.of("A1 activate"), "contains", "shoot")))
                .contains("A1 shoot rifle at B1", "A1 shoot pot at e4")
                .doesNotContain("A1 advance");
        assertThat(told("legal", Map.of("situation", SITUATION, "after", List.of("A1 activate", "A1 step c5"))))
                .startsWith("Not legal: A1 step c5: ");
        assertThat(structured("legal", Map.of("situation", SITUATION, "contains", "nothing has this"))
                        .number("all"))
                .isZero();
    }

    @Test
    void whatIsWrongWithASituationIsSaid() {
        assertThat(refused("legal", Map.of("situation", "A1 at c4\nB1 FOO, at z99")))
                .contains("situation")
                .contains("line 2");
        assertThat(refused("legal", Map.of("choice", "A1 activate")))
                .isEqualTo("situation: it is missing, and there is no 'game'; expected one of them (ASK-11)");
        assertThat(refused("legal", Map.of("situation", SITUATION, "choice", "nonsense")))
                .startsWith("choice: 'nonsense' is neither a model such as A3 nor a verb; expected one of ");
        assertThat(refused("legal", Map.of("situation", SITUATION, "edition", "third", "chance", 1)))
                .contains("chance");
        assertThat(refused("legal", Map.of("situation", 7))).contains("situation");
    }

    @Test
    void chancesOfAttacks() {
        String shot = told("odds", Map.of("situation", SITUATION, "choice", "A1 shoot rifle at B1"));
        assertThat(shot).startsWith("A1 shoot rifle at B1\n  B1: killed ").contains(" HP on average; 0 HP ");
        JsonAnswer odds = structured("odds", Map.of("situation", SITUATION, "choice", "A1 shoot rifle at B1"))
                .all("attacks")
                .head();
        JsonAnswer lost = odds.all("harm").head().inner("lost").get();
        assertThat(Vector.of("0", "1", "2").map(lost::decimal).sum().doubleValue())
                .isCloseTo(1, within(1e-6));
        assertThat(lost.decimal("2")).isEqualTo(odds.all("harm").head().decimal("kill"));
        assertThat(told("odds", Map.of("situation", SITUATION, "choice", "A1 shoot pot at e4")))
                .startsWith("A1 shoot pot at e4: lands there 94.7 %\n  B1: ");
        assertThat(told("odds", Map.of("situation", SITUATION, "model", "A1")))
                .contains("A1 shoot rifle at B1", "A1 shoot pot at e4");
        assertThat(refused("odds", Map.of("situation", SITUATION, "choice", "A1 advance")))
                .isEqualTo("choice: there are no odds for 'A1 advance'; expected one shot at a model or a cube, or an "
                        + "assault (ASK-11)");
        assertThat(refused("odds", Map.of("situation", SITUATION))).contains("there is no 'model'");
    }

    @Test
    void casesArePlayed() {
        String holds = "case ADV-3: a model at the edge\nA1 at a1; B1 at h8\nplay\nexpect A1 at a1";
        assertThat(told("play_case", Map.of("cases", holds)))
                .isEqualTo("case in line 1, ADV-3: a model at the edge — holds");
        JsonAnswer fails = structured("play_case", Map.of("cases", holds + "\nexpect A1 at a2"));
        assertThat(fails.yes("hold")).isFalse();
        assertThat(fails.all("cases").head().all("failures").head().text("report"))
                .contains("expected A1 at a2, but A1 at a1/5");
        assertThat(refused("play_case", Map.of("cases", "case ADV-3: a model\nA1 at a1; B1 at h8\nA1 jumps")))
                .contains("line 3");
    }

    @Test
    void aGameIsPlayedToItsEndThroughASeat() {
        JsonAnswer game = structured("game_start", Map.of("seed", 7, "side", "B", "bot", "random"));
        Map<String, Object> named = Map.of("game", game.text("game"));
        assertThat(game.texts("cards")).hasSize(15).anyMatch(card -> card.startsWith("A1 \"Captain\""));
        assertThat(game.text("side")).isEqualTo("B");
        int answers = 0;
        for (JsonAnswer asked = game; !asked.text("type").equals("finished"); answers++) {
            assertThat(asked.text("side")).isEqualTo("B");
            asked = structured(
                    "game_answer",
                    Map.of(
                            "game",
                            game.text("game"),
                            "due",
                            asked.number("due"),
                            "choices",
                            List.of(asked.all("options").last().text("text"))));
            assertThat(asked.number("made")).isEqualTo(1);
        }
        assertThat(answers).isGreaterThan(20);
        assertThat(told("game_question", named)).startsWith("finished: ");
        assertThat(told("game_view", named)).startsWith("board 8 x 8 x 3\n").contains("A1 \"Captain\"");
        JsonAnswer story = structured("game_events", named);
        assertThat(story.texts("told")).hasSizeGreaterThan(50);
        assertThat(story.all("inputs").head().text("number")).isEqualTo("1");
        assertThat(refused("game_answer", Map.of("game", game.text("game"), "choices", List.of("pass"))))
                .startsWith("choices: ");
        told("game_end", named);
        assertThat(refused("game_view", named)).contains("no game is called '" + game.text("game") + "'");
    }

    @Test
    void severalChoicesAreOneAnswer() {
        JsonAnswer game = structured("game_start", Map.of("situation", SITUATION, "seed", 3));
        String name = game.text("game");
        assertThat(refused("game_answer", Map.of("game", name, "choices", List.of("B1 activate"))))
                .contains("(RND-");
        assertThat(refused("game_answer", Map.of("game", name, "choices", List.of("A1 activate"), "due", 9)))
                .contains("(ASK-8)");
        assertThat(told("legal", Map.of("game", name, "after", List.of("A1 activate", "A1 sprint"))))
                .contains("A1 step c5");
        assertThat(told("odds", Map.of("game", name, "model", "A1"))).contains("A1 shoot rifle at B1");
        assertThat(told(
                        "game_answer",
                        Map.of("game", name, "choices", List.of("A1 activate", "A1 advance", "A1 step c9"))))
                .startsWith("2 of 3 choices were made: 'A1 step c9' is not offered after them.\n");
        told("game_end", Map.of("game", name));
    }

    @Test
    void theNumberOfGamesHasALimit() {
        Vector<String> names =
                Vector.fill(3, () -> structured("game_start", Map.of()).text("game"));
        assertThat(refused("game_start", Map.of())).contains("3");
        names.forEach(name -> told("game_end", Map.of("game", name)));
        assertThat(refused("game_start", Map.of("battlefield", "/etc/passwd")))
                .isEqualTo("battlefield: nothing that ships is called '/etc/passwd'; expected one of open-street, "
                        + "walled-compound, rooftop-quarter, container-yard, refinery, tower-block, or a text of "
                        + "several lines (ASK-11)");
    }

    @Test
    void hostileArgumentsAreRefused() {
        assertThat(refused("legal", Map.of("situation", "A1 at c4; ".repeat(20_000))))
                .contains("situation");
        assertThat(refused("rule", Map.of("rule", ""))).contains("rule");
        assertThat(refused("game_start", Map.of("bot", "learned:/etc/passwd"))).contains("bot");
        assertThat(refused("game_start", Map.of("teams", Map.of("A", "saltwind-wardens"))))
                .contains("B");
        assertThat(refused("game_answer", Map.of("game", "x".repeat(100), "choices", List.of())))
                .contains("choices");
        assertThat(refused("game_view", Map.of("game", "x\"}\n{"))).contains("no game is called");
        assertThat(told("rule", Map.of("rule", "ADV-1"))).startsWith("ADV-1  ");
    }

    /** Two games that differ only in what side A cannot know. */
    @Test
    void aSeatShowsNothingHidden() {
        String board =
                "token 1 %s at d5 face down; token 2 %s at g7 face down; A1 SP 1-2, at c4; B1 at h8; " + "B2 at h1";
        Vector<Vector<String>> shown = Vector.of(
                        board.formatted("I-AMMO", "I-INTEL"), board.formatted("I-INTEL", "I-AMMO"))
                .map(situation -> {
                    JsonAnswer game = structured("game_start", Map.of("situation", situation, "seed", 5));
                    String name = game.text("game");
                    Map<String, Object> named = Map.of("game", name);
                    Vector<String> all = Vector.of(
                            game.members().toString(),
                            told("game_view", Map.of("game", name, "cards", true)),
                            structured("game_events", named).members().toString(),
                            told("legal", named),
                            told("legal", Map.of("game", name, "after", List.of("A1 activate"))));
                    told("game_end", named);
                    return all.map(text -> text.replace(name, "the game"));
                });
        assertThat(shown.get(0)).isEqualTo(shown.get(1));
        assertThat(shown.get(0).mkString()).doesNotContain("I-INTEL");
    }
}
