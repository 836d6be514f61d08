package io.github.deadcube.core.timing;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.team.ModelId;
import org.jspecify.annotations.Nullable;

/** One step of a {@link Sequence}: a moment at which hooks are asked, or something that the rules themselves do. */
enum SequenceStep {
    FIRE(Moment.FIRE, null),
    RISING(Moment.RISING, null),
    CONTROL(Moment.CONTROL, null),
    FIRST_CLOUD(Moment.FIRST_CLOUD, null),
    LAST_CLOUD(Moment.LAST_CLOUD, null),
    /** ORD-2: the special order of the active model's side. */
    ORDERS(null, null),
    TOLL(Moment.TOLL, null),
    /** DMG-1. */
    DAMAGE(null, null),
    STUN(null, Moment.STUN),
    THROW(null, Moment.THROW),
    PINS(null, Moment.PINS),
    MARKS(null, Moment.MARKS),
    /** KT-4: the attack's own dice are down, and what lasted for it goes; then what waits goes off. */
    EXPLOSIONS(null, null),
    EVADE(null, Moment.EVADE),
    /** AWAY-4, PIN-3. */
    FIGHTS(null, null);

    private final @Nullable Moment<ModelId> activation;
    private final @Nullable Moment<Attack> attack;

    SequenceStep(@Nullable Moment<ModelId> activation, @Nullable Moment<Attack> attack) {
        this.activation = activation;
        this.attack = attack;
    }

    @Nullable
    Moment<ModelId> activation() {
        return activation;
    }

    @Nullable
    Moment<Attack> attack() {
        return attack;
    }
}
