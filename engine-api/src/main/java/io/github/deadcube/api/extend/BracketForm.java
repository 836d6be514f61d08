package io.github.deadcube.api.extend;

import io.vavr.collection.Vector;

/**
 * What may stand in a keyword's brackets.
 *
 * @param empty whether it may be printed without brackets
 * @param least the smallest number of 1 or more; 0 if it takes none
 * @param most the largest number, 99 at most; 0 if it takes none
 * @param effects the names of the keywords that may stand there; empty if it takes no effect
 */
public record BracketForm(boolean empty, int least, int most, Vector<String> effects) {
    /**
     * Whether it takes a number.
     *
     * @return true for such as TOXIC
     */
    public boolean number() {
        return most > 0;
    }

    /**
     * Whether it takes an effect.
     *
     * @return true for such as GRENADE
     */
    public boolean effect() {
        return effects.nonEmpty();
    }
}
