/** How often properties are tried, and with which seeds. A module that has properties requires {@code net.jqwik.api} itself. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.properties {
    requires org.jspecify;
    requires static net.jqwik.api;

    exports io.github.deadcube.properties;

    // jqwik makes the hook
    opens io.github.deadcube.properties;
}
