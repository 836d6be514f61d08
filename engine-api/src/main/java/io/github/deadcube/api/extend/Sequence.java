package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An event whose effects the rules resolve in fixed steps. Each step is done for all rules before the next step begins. A rule
 * reacts in one step: {@code hooks.on(Trigger.ATTACK.at(Step.STUN), Scope.OWN, ...)}. The sequences are constants of
 * {@link Trigger}.
 */
public final class Sequence<E> {
    private final RuleId rule;
    private final Vector<Step> steps;
    /** The trigger of each {@link Step}; null for a step of another sequence, and for a step in which only the engine acts. */
    private final @Nullable Trigger<?>[] triggers = new Trigger<?>[Step.values().length];

    /** @param trigger the trigger of a step; null if only the engine acts in it */
    Sequence(RuleId rule, Vector<Step> steps, Function<Step, @Nullable Trigger<E>> trigger) {
        this.rule = rule;
        this.steps = steps;
        for (Step step : steps) triggers[step.ordinal()] = trigger.apply(step);
    }

    /** The rule that states the order. */
    public RuleId rule() {
        return rule;
    }

    /** All steps, in the order of the rule. */
    public Vector<Step> steps() {
        return steps;
    }

    /** Whether rules may react in a step. */
    public boolean has(Step step) {
        return triggers[step.ordinal()] != null;
    }

    /**
     * The trigger of a step.
     *
     * @throws IllegalArgumentException if the sequence has no such step, or if only the engine acts in it
     */
    @SuppressWarnings("unchecked") // all triggers of a sequence have its type of event
    public Trigger<E> at(Step step) {
        Trigger<?> trigger = triggers[step.ordinal()];
        if (trigger == null)
            throw new IllegalArgumentException(
                    "no rule reacts in the step " + step + " of " + rule + ": " + steps.filter(this::has));
        return (Trigger<E>) trigger;
    }

    /** A step of a sequence. */
    public enum Step {
        /** The fire on a burning model is resolved. */
        FIRE,
        /** A pinned model may stand up (K-HEADSTRONG). */
        STANDING_UP,
        /** The model may get out of control (K-RAMPAGE). */
        CONTROL,
        /** Smoke and clouds: those that a landed shot makes, or those that a model may make (K-GAS-CLOUD, K-INK-SAC). */
        CLOUDS,
        /** Special orders. */
        ORDERS,
        /** Costs for models (K-CHARGED). Then the active model is marked as activated. */
        COST,
        /** Marks on models: fire, K-PREY. */
        MARKS,
        /** Markers in the cube. */
        MARKERS,
        /** The engine deals the damage of the attack. */
        DAMAGE,
        STUN,
        /** KNOCKBACK and throws, with their falls and slams. */
        THROW,
        /** SUPPRESSION and other effects that pin. */
        PINS,
        /** The explosions of a landed shot; after an attack, the engine resolves the delayed effects (KT-4). */
        EXPLOSIONS,
        EVADE,
        /** The engine resolves the fights that are due (AWAY-4, PIN-3). */
        FIGHTS;

        static Vector<Step> of(Step... steps) {
            return Vector.ofAll(Arrays.asList(steps));
        }
    }
}
