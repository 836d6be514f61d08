package io.github.deadcube.api.extend;

import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.stream.Stream;

/** Finds the continuations of a rule among the records nested with its class or with a superclass. */
final class ContinuationFinder {
    private ContinuationFinder() {}

    /** Sorted by name, because the order of {@link Class#getNestMembers} is not specified. */
    static Vector<Class<? extends Continuation>> within(Class<?> rule) {
        if (rule.isHidden()) return Vector.empty();
        return Stream.<Class<?>>iterate(rule, type -> type != null, Class::getSuperclass)
                .flatMap(type -> Stream.of(type.getNestMembers()))
                .distinct()
                .filter(Class::isRecord)
                .filter(Continuation.class::isAssignableFrom)
                .sorted(Comparator.comparing(Class::getName))
                .<Class<? extends Continuation>>map(nested -> nested.asSubclass(Continuation.class))
                .collect(Vector.collector());
    }
}
