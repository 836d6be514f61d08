package io.github.deadcube.core.timing;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.shared.Listed;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;

/** What comes after what: the moments of one thing that happens, in their order. */
enum Sequence {
    /** KT-5. */
    BEGINNING(RuleIds.KT_5, SequenceStep.FIRE, SequenceStep.RISING, SequenceStep.CONTROL, SequenceStep.FIRST_CLOUD),
    /** KT-6, ORD-2. */
    ENDING(RuleIds.KT_6, SequenceStep.LAST_CLOUD, SequenceStep.ORDERS, SequenceStep.TOLL),
    /** KT-6: of an active model that is dead, for others. */
    TOLLS(RuleIds.KT_6, SequenceStep.TOLL),
    /** KT-2. */
    ATTACK(
            RuleIds.KT_2,
            SequenceStep.DAMAGE,
            SequenceStep.STUN,
            SequenceStep.THROW,
            SequenceStep.PINS,
            SequenceStep.MARKS,
            SequenceStep.EXPLOSIONS,
            SequenceStep.EVADE,
            SequenceStep.FIGHTS),
    /** KT-2 up to EVADE: another shot of the same action comes first. */
    SHOT(
            RuleIds.KT_2,
            SequenceStep.DAMAGE,
            SequenceStep.STUN,
            SequenceStep.THROW,
            SequenceStep.PINS,
            SequenceStep.MARKS,
            SequenceStep.EXPLOSIONS),
    /** KT-2: EVADE alone, after all shots of an action. */
    EVADING(RuleIds.KT_2, SequenceStep.EVADE),
    /** KT-2, KT-4: what is no attack, but may set off explosions and make fights due. */
    EXPLODING(RuleIds.KT_2, SequenceStep.EXPLOSIONS),
    /** KT-2, KT-4: the same, and then the fights. */
    SETTLING(RuleIds.KT_2, SequenceStep.EXPLOSIONS, SequenceStep.FIGHTS);

    private final RuleId rule;
    private final SequenceStep[] steps;
    /** The moments that are a model's own: a bit for each. */
    private final long moments;

    Sequence(RuleId rule, SequenceStep... steps) {
        this.rule = rule;
        this.steps = steps;
        long all = 0;
        for (SequenceStep step : steps) {
            Moment<ModelId> moment = step.activation();
            if (moment != null) all |= Listed.bit(moment);
        }
        this.moments = all;
    }

    RuleId rule() {
        return rule;
    }

    /** KT-2: what follows the dice of an attack; of one of several shots what comes before EVADE. */
    static Sequence of(Attack attack) {
        return attack.occasion().volley() ? SHOT : ATTACK;
    }

    SequenceStep step(int number) {
        return steps[number];
    }

    int steps() {
        return steps.length;
    }

    boolean ofActivation() {
        return this == BEGINNING || this == ENDING || this == TOLLS;
    }

    /** Whether anything may happen at a model's own moments of the sequence. */
    boolean concerns(Now now, ModelId model) {
        return now.acts(moments, model);
    }
}
