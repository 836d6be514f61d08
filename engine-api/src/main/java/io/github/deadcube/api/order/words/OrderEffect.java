package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.SpecialOrder.Effect;

/**
 * The effects at once that a special order of data can have; {@link io.github.deadcube.api.order.OrderEffects} says
 * what each does.
 */
public sealed interface OrderEffect extends Effect
        permits Costs, Discards, Frees, Heals, Changes, Relieves, Steps, UpTo {}
