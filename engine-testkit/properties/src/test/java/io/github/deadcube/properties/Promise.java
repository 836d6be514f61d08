package io.github.deadcube.properties;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Properties for its implementations, like a contract; other tests run them. */
interface Promise {
    @Property
    @Tries(build = 5, thorough = 50)
    default void inherited(@ForAll long number) {
        Seen.add(number);
    }
}
