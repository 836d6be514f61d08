package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.control.Option;

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

    /**
     * Why the rule cannot go on with this data in a state that was read from a text: a missing part, or a number that the rule never
     * leaves. By default none. Checked once, when the state is read; models, cubes and rules in it are already known to the game.
     *
     * @return its text is a clause such as {@code no model makes the test}; none if there is no fault
     */
    default Option<Fault> fault(GameView game) {
        return Option.none();
    }
}
