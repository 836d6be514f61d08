/**
 * The values and interfaces of Deadcube. Applications begin with {@link io.github.deadcube.api}: the interface
 * {@code Rules} and the values of the game. Writers of rules begin with {@link io.github.deadcube.api.extend}.
 */
@SuppressWarnings("module") // what it exports some packages to is built after it
@org.jspecify.annotations.NullMarked
module io.github.deadcube.api {
    requires transitive io.vavr;
    requires transitive org.jspecify;
    requires static org.immutables.value.annotations;

    exports io.github.deadcube.api;
    exports io.github.deadcube.api.battlefield;
    exports io.github.deadcube.api.team;
    exports io.github.deadcube.api.play;
    exports io.github.deadcube.api.rule;
    exports io.github.deadcube.api.saved;
    exports io.github.deadcube.api.extend;
    exports io.github.deadcube.api.odds;
    exports io.github.deadcube.api.order;
    exports io.github.deadcube.api.internal to
            io.github.deadcube.core,
            io.github.deadcube.json,
            io.github.deadcube.testkit,
            io.github.deadcube.junit,
            io.github.deadcube.cli,
            io.github.deadcube.mcp,
            io.github.deadcube.serve;
    exports io.github.deadcube.api.mission to
            io.github.deadcube.core,
            io.github.deadcube.json,
            io.github.deadcube.bots,
            io.github.deadcube.cli,
            io.github.deadcube.serve;
    exports io.github.deadcube.api.order.words to
            io.github.deadcube.core;
    exports io.github.deadcube.api.shared to
            io.github.deadcube.cli,
            io.github.deadcube.serve,
            io.github.deadcube.core,
            io.github.deadcube.json,
            io.github.deadcube.drawing,
            io.github.deadcube.junit,
            io.github.deadcube.testkit;

    // the engine reads the parts of a state that stand in no public record
    opens io.github.deadcube.api.extend to
            io.github.deadcube.core;
    opens io.github.deadcube.api.play to
            io.github.deadcube.core;
    opens io.github.deadcube.api.order to
            io.github.deadcube.core;
    opens io.github.deadcube.api.order.words to
            io.github.deadcube.core;
}
