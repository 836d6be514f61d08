package io.github.deadcube.properties;

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
