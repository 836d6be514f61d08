/** Bots, tournaments between them, and games as numbers for programs that learn. */
@SuppressWarnings("module") // what it exports some packages to is built after it
@org.jspecify.annotations.NullMarked
module io.github.deadcube.bots {
    requires transitive io.github.deadcube.testkit;
    requires org.jspecify;

    uses io.github.deadcube.testkit.match.BotRegistry;

    exports io.github.deadcube.testkit.analysis to
            io.github.deadcube.cli,
            io.github.deadcube.serve;
    exports io.github.deadcube.testkit.bot;
    exports io.github.deadcube.testkit.decisions to
            io.github.deadcube.cli;
    exports io.github.deadcube.testkit.environment to
            io.github.deadcube.serve;
    exports io.github.deadcube.testkit.features to
            io.github.deadcube.serve;
    exports io.github.deadcube.testkit.learning;
}
