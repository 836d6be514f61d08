/** The protocol for programs of other languages, and games told in sentences and as pages. */
@SuppressWarnings("module") // what it exports its packages to is built after it
@org.jspecify.annotations.NullMarked
module io.github.deadcube.serve {
    requires transitive io.github.deadcube.bots;
    requires com.fasterxml.jackson.core;
    requires transitive io.github.deadcube.drawing;
    requires transitive io.github.deadcube.json;
    requires jdk.httpserver;
    requires org.jspecify;

    exports io.github.deadcube.testkit.narration to
            io.github.deadcube.cli,
            io.github.deadcube.mcp;
    exports io.github.deadcube.testkit.page to
            io.github.deadcube.cli;
    exports io.github.deadcube.testkit.serve to
            io.github.deadcube.cli,
            io.github.deadcube.mcp;
    exports io.github.deadcube.testkit.start to
            io.github.deadcube.cli,
            io.github.deadcube.mcp;
}
