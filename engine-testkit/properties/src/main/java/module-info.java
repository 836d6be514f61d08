/** The number of tries and the seeds of properties. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.properties {
    requires org.jspecify;
    requires transitive net.jqwik.api;

    exports io.github.deadcube.properties;

    // jqwik creates the hook
    opens io.github.deadcube.properties;
}
