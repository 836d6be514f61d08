package io.github.deadcube.testkit.mcp;

import io.github.deadcube.api.Rules;
import io.github.deadcube.testkit.serve.AssistantServer;
import io.github.deadcube.testkit.serve.Dialogue;
import io.github.deadcube.testkit.serve.Server;
import io.github.deadcube.testkit.start.PackagedVersion;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapperSupplier;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.json.schema.jackson2.JacksonJsonSchemaValidatorSupplier;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import java.io.InputStream;
import java.io.PrintWriter;

/** The server of the Model Context Protocol. It answers one request after the other, until its input ends. */
public final class ContextServer implements AssistantServer {
    /** What a host tells its assistant before the first call. */
    private static final String INSTRUCTIONS = """
            Deadcube is a rules engine for the skirmish game Deadzone (third edition). It decides what is legal and what \
            the chances are: ask it instead of guessing. Every rule has an identifier, such as ADV-5 or K-TOXIC: quote \
            it. Texts of rules come from 'rules_search' and 'rule'.
            A situation is text, statements with ';' or line breaks between them. A1 and B1 are models of sides A and B, \
            c4 is a cube, c4:2 the cube above it, c4/5 a spot. Example: \
            A1 RA 4+ FI 4+ SV 5+, rifle R6, at c4; B1 FI 4+ SV 5+ HP 2, at e4
            A choice is text, such as 'A1 activate', 'A1 shoot rifle at B1' or 'A1 advance' and then 'A1 step c5'. 'legal' \
            without a choice lists what a situation offers; 'notation' explains everything that a text can say.
            To play: 'game_start', then 'game_answer' with one of the options of the last question, until the game is \
            over. The engine rolls the dice, and a bot plays the other side. You see what your side may see.
            A result with isError says what is wrong, where, by which rule, and what would be right: correct it and call \
            again.""";

    @Override
    public void serve(Rules rules, Server.Options options, InputStream in, PrintWriter out) {
        McpJsonMapper json = new JacksonMcpJsonMapperSupplier().get();
        JsonSchemaValidator schemas = new JacksonJsonSchemaValidatorSupplier().get();
        LineTransport lines =
                new LineTransport(json, new Dialogue(in, options.limits().line(), out), options.bugs());
        McpSyncServer server = McpServer.sync(lines)
                .serverInfo("deadcube", PackagedVersion.text())
                .instructions(INSTRUCTIONS)
                .jsonMapper(json)
                .jsonSchemaValidator(schemas)
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .validateToolInputs(false)
                // one thread: answers come in the order of the requests, and all of them before the end
                .immediateExecution(true)
                .tools(AssistantTools.all(rules, options, json)
                        .map(tool -> tool.specification(schemas, options.bugs()))
                        .asJava())
                .build();
        lines.run();
        server.close();
    }
}
