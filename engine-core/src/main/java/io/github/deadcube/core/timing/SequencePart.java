package io.github.deadcube.core.timing;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Now;
import org.jspecify.annotations.Nullable;

/** A sequence, or the part of it that one event of the game needs. */
@SavedName("sequencePart")
enum SequencePart {
    /** KT-5. */
    BEGINNING(Trigger.ACTIVATION_BEGINS),
    /** KT-6, ORD-2. */
    ENDING(Trigger.ACTIVATION_ENDS),
    /** KT-6: the costs for other models when the active model is dead. */
    COSTS(Trigger.ACTIVATION_ENDS, Step.COST),
    /** KT-2. */
    ATTACK(Trigger.ATTACK),
    /** KT-2 up to EVADE, for each shot of a volley. */
    SHOT(Trigger.ATTACK, Step.DAMAGE, Step.STUN, Step.THROW, Step.PINS, Step.MARKS, Step.EXPLOSIONS),
    /** KT-2: EVADE alone, after all shots of an action. */
    EVADING(Trigger.ATTACK, Step.EVADE),
    /** KT-2, KT-4: explosions that no attack has caused. */
    EXPLODING(Trigger.ATTACK, Step.EXPLOSIONS),
    /** KT-2, KT-4: explosions, then the fights that are due. */
    SETTLING(Trigger.ATTACK, Step.EXPLOSIONS, Step.FIGHTS);

    private final RuleId rule;
    private final Step[] steps;
    /** The trigger of each step; null if only the engine acts in the step. */
    private final @Nullable Trigger<?>[] triggers;

    /** A bit for each trigger. */
    private long bits;

    SequencePart(Sequence<?> whole) {
        this(whole, whole.steps().toJavaArray(Step[]::new));
    }

    SequencePart(Sequence<?> whole, Step... steps) {
        this.rule = whole.rule();
        this.steps = steps;
        this.triggers = new Trigger<?>[steps.length];
        for (int i = 0; i < steps.length; i++)
            if (whole.has(steps[i])) {
                triggers[i] = whole.at(steps[i]);
                bits |= NamedConstant.bit(whole.at(steps[i]));
            }
    }

    RuleId rule() {
        return rule;
    }

    /** KT-2: the part after the dice of an attack; for a shot of a volley, it ends before EVADE. */
    static SequencePart of(Trigger.Attack attack) {
        return attack.context().volley() ? SHOT : ATTACK;
    }

    int steps() {
        return steps.length;
    }

    /** AWAY-4: whether its last step are the fights that are due. */
    boolean endsWithFights() {
        return steps[steps.length - 1] == Step.FIGHTS;
    }

    Step step(int number) {
        return steps[number];
    }

    /**
     * The trigger of a step, for an activation or an attack as the sequence says; null if only the engine acts in the
     * step.
     */
    @SuppressWarnings("unchecked")
    <E> @Nullable Trigger<E> trigger(int number) {
        return (Trigger<E>) triggers[number];
    }

    boolean ofAttack() {
        return this == ATTACK || this == SHOT || this == EVADING;
    }

    boolean ofActivation() {
        return this == BEGINNING || this == ENDING || this == COSTS;
    }

    boolean concerns(Now now, ModelId model) {
        return now.triggers().acts(bits, model);
    }
}
