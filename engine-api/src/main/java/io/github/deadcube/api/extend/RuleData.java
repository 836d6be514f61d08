package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;

/**
 * Data of a rule that is part of a state: what the rule does next ({@link Continuation}), or what it remembers ({@link Memory}).
 * Implement it as a small record. Its components must be values of the api, numbers, text, enums, or options and sequences of these.
 *
 * <p>In a Java module the record must be public in an exported package, or its package must be open to
 * {@code io.github.deadcube.core}: the engine reads the components to compute the state's digest.
 */
public interface RuleData {
    /** The rule that the data belongs to. */
    RuleId rule();
}
