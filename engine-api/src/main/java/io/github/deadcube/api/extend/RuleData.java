package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * Data of a rule that is part of a state: what the rule does next ({@link Continuation}), or what it remembers ({@link
 * Memory}). Implement it as a small record. Its components must be values of the api, numbers, text, enums, or options
 * and sequences of these.
 *
 * <p>In a Java module the record must be public in an exported package, or its package must be open to
 * {@code io.github.deadcube.core}: the engine reads the components to compute the state's digest.
 */
public interface RuleData {
    /** The rule that the data belongs to. */
    RuleId rule();

    /**
     * Why the rule cannot go on with this data in a state that was read from a text: a missing part, or a number that
     * the rule never leaves. By default none. Checked once, when the state is read; models, cubes and rules in it are
     * already known to the game.
     *
     * @return its text is a clause such as {@code no model makes the test}; none if there is no fault
     */
    default Option<Fault> fault(GameView game) {
        return Option.none();
    }

    /**
     * What a rule remembers about a model for a time. It is part of the state, like a mark, but it is no mark: players
     * do not see it, no event announces it, and it has no hooks. A model that dies or leaves is forgotten. Use a mark
     * for what lasts longer than an attack: a script of a state has marks, but no memories.
     *
     * <pre>{@code
     * @SavedName("lifeDrain.pool")
     * record Pool(ModelId owner, int hitPoints) implements RuleData.Memory {
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
    interface Memory extends RuleData {
        /** The model that the rule remembers something about. */
        ModelId owner();

        /** The time at which the rule forgets it. */
        Mark.Until until();
    }
}
