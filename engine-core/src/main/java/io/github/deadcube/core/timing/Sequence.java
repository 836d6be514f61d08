package io.github.deadcube.core.timing;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import org.jspecify.annotations.Nullable;

/** The steps of one event of the game, in their order. */
@SavedName(
        value = "sequence",
        parts = {"beginning", "ending", "tolls", "attack", "shot", "evading", "exploding", "settling"})
enum Sequence {
    /** KT-5. */
    BEGINNING(RuleIds.KT_5, Step.FIRE, Step.RISING, Step.CONTROL, Step.FIRST_CLOUD),
    /** KT-6, ORD-2. */
    ENDING(RuleIds.KT_6, Step.LAST_CLOUD, Step.ORDERS, Step.TOLL),
    /** KT-6: the toll on other models when the active model is dead. */
    TOLLS(RuleIds.KT_6, Step.TOLL),
    /** KT-2. */
    ATTACK(
            RuleIds.KT_2,
            Step.DAMAGE,
            Step.STUN,
            Step.THROW,
            Step.PINS,
            Step.MARKS,
            Step.EXPLOSIONS,
            Step.EVADE,
            Step.FIGHTS),
    /** KT-2 up to EVADE, for each shot of a volley. */
    SHOT(RuleIds.KT_2, Step.DAMAGE, Step.STUN, Step.THROW, Step.PINS, Step.MARKS, Step.EXPLOSIONS),
    /** KT-2: EVADE alone, after all shots of an action. */
    EVADING(RuleIds.KT_2, Step.EVADE),
    /** KT-2, KT-4: explosions that no attack has caused. */
    EXPLODING(RuleIds.KT_2, Step.EXPLOSIONS),
    /** KT-2, KT-4: explosions, then the fights that are due. */
    SETTLING(RuleIds.KT_2, Step.EXPLOSIONS, Step.FIGHTS);

    private final RuleId rule;
    private final Step[] steps;
    /** The triggers of the model: a bit for each. */
    private final long triggers;

    Sequence(RuleId rule, Step... steps) {
        this.rule = rule;
        this.steps = steps;
        long all = 0;
        for (Step step : steps) {
            Trigger<ModelId> trigger = step.activation();
            if (trigger != null) all |= NamedConstant.bit(trigger);
        }
        this.triggers = all;
    }

    RuleId rule() {
        return rule;
    }

    /** KT-2: the sequence after the dice of an attack; for a shot of a volley, it ends before EVADE. */
    static Sequence of(Attack attack) {
        return attack.context().volley() ? SHOT : ATTACK;
    }

    Step step(int number) {
        return steps[number];
    }

    int steps() {
        return steps.length;
    }

    boolean ofActivation() {
        return this == BEGINNING || this == ENDING || this == TOLLS;
    }

    /** Whether a hook acts at one of the model's triggers. */
    boolean concerns(Now now, ModelId model) {
        return now.triggers().acts(triggers, model);
    }

    /** One step of a {@link Sequence}: a trigger for hooks, or a step of the rules. */
    enum Step {
        FIRE(Trigger.FIRE, null),
        RISING(Trigger.STANDING_UP, null),
        CONTROL(Trigger.CONTROL, null),
        FIRST_CLOUD(Trigger.FIRST_CLOUD, null),
        LAST_CLOUD(Trigger.LAST_CLOUD, null),
        /** ORD-2: the special order of the active model's side. */
        ORDERS(null, null),
        TOLL(Trigger.ACTIVATION_COST, null),
        /** DMG-1. */
        DAMAGE(null, null),
        STUN(null, Trigger.STUN),
        THROW(null, Trigger.THROW),
        PINS(null, Trigger.PINS),
        MARKS(null, Trigger.MARKS),
        /** KT-4: after the dice of an attack, the marks that last for it end; then the delayed effects act. */
        EXPLOSIONS(null, null),
        EVADE(null, Trigger.EVADE),
        /** AWAY-4, PIN-3. */
        FIGHTS(null, null);

        private final @Nullable Trigger<ModelId> activation;
        private final @Nullable Trigger<Attack> attack;

        Step(@Nullable Trigger<ModelId> activation, @Nullable Trigger<Attack> attack) {
            this.activation = activation;
            this.attack = attack;
        }

        @Nullable
        Trigger<ModelId> activation() {
            return activation;
        }

        @Nullable
        Trigger<Attack> attack() {
            return attack;
        }
    }
}
