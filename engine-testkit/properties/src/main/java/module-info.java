/** How often properties are tried, and with which seeds. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.properties {
    requires org.jspecify;
    requires transitive net.jqwik.api;

    exports io.github.deadcube.properties;

    // jqwik makes the hook
    opens io.github.deadcube.properties;
}
