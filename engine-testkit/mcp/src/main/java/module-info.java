/**
 * Rules, chances, cases and games for assistants, by the Model Context Protocol. The SDK is no module with a
 * descriptor: what it needs stands here.
 */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.mcp {
    requires com.fasterxml.jackson.databind;
    requires com.networknt.schema;
    requires io.github.deadcube.cases;
    requires io.github.deadcube.serve;
    requires io.modelcontextprotocol.sdk.mcp.core;
    requires io.modelcontextprotocol.sdk.mcp.json.jackson2;
    requires org.jspecify;
    requires org.reactivestreams;
    requires org.slf4j;
    requires reactor.core;

    provides io.github.deadcube.testkit.serve.AssistantServer with
            io.github.deadcube.testkit.mcp.ContextServer;
}
