package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.Keyword;

/** Something that has been set off, and waits until KT-4 says that it goes off. */
public sealed interface SetOff permits Explosion, SetOff.Effect {
    /**
     * The effect of a trap: a keyword resolves as where a shot has landed (K-TRAP).
     *
     * @param keyword the effect
     * @param at where, and for whom
     */
    record Effect(Keyword keyword, Landing at) implements SetOff {}
}
