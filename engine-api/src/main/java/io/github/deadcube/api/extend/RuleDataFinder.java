package io.github.deadcube.api.extend;

import io.github.deadcube.api.shared.PerClass;
import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.stream.Stream;

/** Finds the data types of a rule: its continuations and memories, among the records nested with its class or with a superclass. */
final class RuleDataFinder {
    /** The search costs more than the rest of the checks when a game starts. */
    private static final ClassValue<Vector<Class<? extends RuleData>>> KNOWN = PerClass.of(RuleDataFinder::search);

    private RuleDataFinder() {}

    static Vector<Class<? extends RuleData>> within(Class<?> rule) {
        return KNOWN.get(rule);
    }

    /** Sorted by name, because the order of {@link Class#getNestMembers} is not specified. */
    private static Vector<Class<? extends RuleData>> search(Class<?> rule) {
        if (rule.isHidden()) return Vector.empty();
        return Stream.<Class<?>>iterate(rule, type -> type != null, Class::getSuperclass)
                .flatMap(type -> Stream.of(type.getNestMembers()))
                .distinct()
                .filter(Class::isRecord)
                .filter(RuleData.class::isAssignableFrom)
                .sorted(Comparator.comparing(Class::getName))
                .<Class<? extends RuleData>>map(nested -> nested.asSubclass(RuleData.class))
                .collect(Vector.collector());
    }
}
