package io.github.deadcube.testkit.mcp;

import io.github.deadcube.api.Rules;
import io.github.deadcube.testkit.serve.Server;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.vavr.collection.Vector;

/** The tools. A tool {@code game_start} is the class {@code GameStartTool}. */
final class AssistantTools {
    private AssistantTools() {}

    static Vector<AssistantTool> all(Rules rules, Server.Options options, McpJsonMapper json) {
        EditionBooks books = new EditionBooks(options.orders());
        AssistedGames games = AssistedGames.of(rules, options, json);
        EngineClient engine = new EngineClient(new Server(rules, options), json);
        ToolSituations situations = new ToolSituations(engine, games);
        return Vector.of(
                new RulesSearchTool(books),
                new RuleTool(books),
                new NotationTool(),
                new CatalogueTool(engine),
                new LegalTool(situations),
                new OddsTool(situations),
                new PlayCaseTool(engine),
                new GameStartTool(games),
                new GameQuestionTool(games),
                new GameAnswerTool(games),
                new GameViewTool(games),
                new GameEventsTool(games),
                new GameEndTool(games));
    }
}
