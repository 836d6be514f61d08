package io.github.deadcube.api.extend;

/** KT-2: what follows the dice of an attack, in this order. Damage and death come before, fights after all of them. */
public enum Moment {
    /** STUN. */
    STUN,
    /** KNOCKBACK and throws, with their falls and slams. */
    THROW,
    /** SUPPRESSION and pins. */
    PINS,
    /** PREY, fire and other markers. */
    MARKERS,
    /** EVADE, after the explosions that waited (KT-4). */
    EVADE
}
