/** Rules, chances, cases and games for assistants, by the Model Context Protocol. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.mcp {
    requires io.github.deadcube.cases;
    requires io.github.deadcube.serve;
    requires io.modelcontextprotocol.sdk.mcp.core;
    requires io.modelcontextprotocol.sdk.mcp.json.jackson2;
    requires org.jspecify;
    requires org.reactivestreams;
    requires reactor.core;

    provides io.github.deadcube.testkit.serve.AssistantServer with
            io.github.deadcube.testkit.mcp.ContextServer;
}
