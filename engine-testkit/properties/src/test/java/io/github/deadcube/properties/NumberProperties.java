package io.github.deadcube.properties;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

<<<<<<< HEAD:engine-testkit/properties/src/test/java/io/github/deadcube/properties/Promise.java
/** Properties for its implementations, like a contract; other tests run them. */
interface Promise {
=======
/** Test data: a property that implementing classes inherit, like a contract. */
interface NumberProperties {
>>>>>>> p7:engine-testkit/properties/src/test/java/io/github/deadcube/properties/NumberProperties.java
    @Property
    @Tries(build = 5, thorough = 50)
    default void inherited(@ForAll long number) {
        Seen.add(number);
    }
}
