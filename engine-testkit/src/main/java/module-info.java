/**
 * Cases, matches, scripts and perft, to verify the game. It needs no test library; assertions and
 * generators are in {@code io.github.deadcube.junit}, bots in {@code io.github.deadcube.bots}.
 */
@SuppressWarnings("module") // what it exports some packages to is built after it
@org.jspecify.annotations.NullMarked
module io.github.deadcube.testkit {
    requires transitive io.github.deadcube.core;
    requires org.jspecify;

    exports io.github.deadcube.testkit.cases;
    exports io.github.deadcube.testkit.duel to
            io.github.deadcube.bots,
            io.github.deadcube.cli,
            io.github.deadcube.serve;
    exports io.github.deadcube.testkit.endings to
            io.github.deadcube.cli,
            io.github.deadcube.serve;
    exports io.github.deadcube.testkit.lessons to
            io.github.deadcube.cli,
            io.github.deadcube.serve;
    exports io.github.deadcube.testkit.match;
    exports io.github.deadcube.testkit.perft;
    exports io.github.deadcube.testkit.report to
            io.github.deadcube.junit;
    exports io.github.deadcube.testkit.script;
    exports io.github.deadcube.testkit.table to
            io.github.deadcube.cli;
    exports io.github.deadcube.testkit.tree to
            io.github.deadcube.bots,
            io.github.deadcube.cli,
            io.github.deadcube.junit;
}
