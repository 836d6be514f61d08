/** Bots, and tournaments between them. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.bots {
    requires transitive io.github.deadcube.testkit;
    requires org.jspecify;

    uses io.github.deadcube.testkit.match.BotRegistry;

    exports io.github.deadcube.testkit.bot;
    exports io.github.deadcube.testkit.learning;
}
