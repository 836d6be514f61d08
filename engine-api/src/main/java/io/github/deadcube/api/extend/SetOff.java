package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** Something that has been set off, and waits until KT-4 says that it goes off. */
public sealed interface SetOff permits Explosion, SetOff.Effect, SetOff.Fate {
    /**
     * The effect of a trap: a keyword resolves as where a shot has landed (K-TRAP).
     *
     * @param at where, and for whom
     */
    record Effect(Keyword keyword, Landing at) implements SetOff {}

    /**
     * What befalls those who were where a shot has landed, wherever they are by then, if they live (KT-15).
     *
     * @param pinned whether they are pinned; else they are marked as activated (K-STUN)
     */
    record Fate(RuleId rule, Vector<ModelId> models, boolean pinned) implements SetOff {}
}
