package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;

/**
 * What a rule remembers about a model for a time. It is part of the state, like a mark, but it is no mark: players do not see it,
 * no event announces it, and it has no hooks. A model that dies or leaves is forgotten. Use a mark for what lasts longer than an
 * attack: a script of a state has marks, but no memories.
 *
 * <pre>{@code
 * @SavedName(value = "lifeDrain.pool", parts = "owner hitPoints")
 * record Pool(ModelId owner, int hitPoints) implements Memory {
 *     public RuleId rule() { return RuleIds.K_LIFE_DRAIN; }
 *     public Mark.Until until() { return Mark.Until.ATTACK; }
 * }
 *
 * effects.remember(new Pool(me, 2));
 * int pool = effects.remembered(Pool.class, me).map(Pool::hitPoints).sum().intValue();
 * effects.forget(Pool.class, me);
 * }</pre>
 */
@SavedName("memory")
public interface Memory extends RuleData {
    /** The model that the rule remembers something about. */
    ModelId owner();

    /** The time at which the rule forgets it. */
    Mark.Until until();
}
