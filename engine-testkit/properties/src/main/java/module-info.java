/** The number of tries and the seeds of properties. */
@SuppressWarnings("module") // what it exports a package to is built after it
@org.jspecify.annotations.NullMarked
module io.github.deadcube.properties {
    requires org.jspecify;
    requires transitive net.jqwik.api;

    exports io.github.deadcube.properties;
    exports io.github.deadcube.properties.level to
            io.github.deadcube.junit;

    // jqwik creates the hook
    opens io.github.deadcube.properties;
}
