/**
 * The rules of Deadzone, third edition and revision of 2025. A program that plays begins with
 * {@link io.github.deadcube.Game}; {@link io.github.deadcube.core.Deadcube} has the pure functions. Beside the rules it
 * has what applications need of a game at run time: battlefields, situations and strike teams as text, records, seeded
 * dice, and what ships.
 */
@org.jspecify.annotations.NullMarked
@SuppressWarnings("module") // what it exports some packages to is built after it
module io.github.deadcube.core {
    requires transitive io.github.deadcube.api;
    requires transitive io.vavr;
    requires org.jspecify;
    requires static org.immutables.value.annotations;

    uses io.github.deadcube.api.extend.HouseRules;

    exports io.github.deadcube;
    exports io.github.deadcube.core;
    exports io.github.deadcube.core.bot;
    exports io.github.deadcube.core.chance;
    exports io.github.deadcube.core.notation;
    exports io.github.deadcube.core.plan;
    exports io.github.deadcube.core.shipped;
    exports io.github.deadcube.core.team;
    exports io.github.deadcube.core.text;
    exports io.github.deadcube.core.record to
            io.github.deadcube.cli,
            io.github.deadcube.serve,
            io.github.deadcube.json,
            io.github.deadcube.junit;
    exports io.github.deadcube.core.script to
            io.github.deadcube.cli,
            io.github.deadcube.serve,
            io.github.deadcube.junit,
            io.github.deadcube.testkit;
    exports io.github.deadcube.core.spelling to
            io.github.deadcube.json;
    exports io.github.deadcube.core.support to
            io.github.deadcube.bots,
            io.github.deadcube.cli,
            io.github.deadcube.mcp,
            io.github.deadcube.serve,
            io.github.deadcube.drawing,
            io.github.deadcube.json,
            io.github.deadcube.junit,
            io.github.deadcube.testkit;
    exports io.github.deadcube.core.codec to
            io.github.deadcube.json;
    exports io.github.deadcube.core.schema to
            io.github.deadcube.junit,
            io.github.deadcube.testkit;
}
