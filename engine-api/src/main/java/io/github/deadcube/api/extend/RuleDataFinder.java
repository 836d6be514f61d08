package io.github.deadcube.api.extend;

import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.shared.Types;
import io.vavr.collection.Vector;

/**
 * Finds the data types of a rule: its continuations and memories, among the records nested with its class or with a
 * superclass.
 */
final class RuleDataFinder {
    /** The search costs more than the rest of the checks when a game starts. */
    private static final ClassValue<Vector<Class<? extends RuleData>>> KNOWN =
            PerClass.remembered(RuleDataFinder::search);

    private RuleDataFinder() {}

    static Vector<Class<? extends RuleData>> within(Class<?> rule) {
        return KNOWN.get(rule);
    }

    private static Vector<Class<? extends RuleData>> search(Class<?> rule) {
        return Vector.ofAll(Types.recordsBeside(rule))
                .filter(RuleData.class::isAssignableFrom)
                .map(nested -> nested.asSubclass(RuleData.class));
    }
}
