package io.github.deadcube.properties;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Not run for its own sake: properties for whoever implements it, as a contract has them. */
interface NumberProperties {
    @Property
    @Tries(build = 5, thorough = 50)
    default void inherited(@ForAll long number) {
        Seen.add(number);
    }
}
