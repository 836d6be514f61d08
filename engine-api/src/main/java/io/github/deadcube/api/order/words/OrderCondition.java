package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.SpecialOrder.Condition;

/**
 * The conditions that a special order of data can have; {@link io.github.deadcube.api.order.Conditions} says what each
 * means.
 */
public sealed interface OrderCondition extends Condition
        permits Not, Named, Prints, Armed, Uses, Within, Armour, During, Testing, Spent, Is {
    /** The opposite condition. */
    default Condition not() {
        return new Not(this);
    }
}
