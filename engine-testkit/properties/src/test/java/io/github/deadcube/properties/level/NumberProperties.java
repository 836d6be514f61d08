package io.github.deadcube.properties.level;

import io.github.deadcube.properties.Tries;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Test data: a property that implementing classes inherit, like a contract. */
interface NumberProperties {
    @Property
    @Tries(build = 5, thorough = 50)
    default void inherited(@ForAll long number) {
        TriedValues.add(number);
    }
}
