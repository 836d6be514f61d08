package io.github.deadcube.api.extend;

/**
 * What a state does not tell by itself, and what the engine notes on models, by marks, in games in which a special order asks for it
 * ({@link SpecialOrder#watches}).
 */
public enum Watched {
    /**
     * CMD-8: a command die that is spent on the active model leaves a mark of the rule CMD-8 on it until its activation ends. The mark's amount
     * is the number of the face, counted from 1.
     */
    DICE,
    /**
     * ORD-2: whoever shares a cube with an enemy as an action or a movement begins bears a mark of the rule ORD-2 until the next begins, or
     * the activation ends.
     */
    ENEMIES_BESIDE,
    /** KT-17: marks that last for one SHOOT go when that is over. */
    SHOTS
}
