/** Bots, tournaments between them, and six ready strike teams. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.bots {
    requires transitive io.github.deadcube.testkit;
    requires org.jspecify;

    exports io.github.deadcube.testkit.bot;
    exports io.github.deadcube.testkit.shipped;
}
