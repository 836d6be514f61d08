package io.github.deadcube.api.extend;

/** ORD-1: how often a special order may be used; each use costs a die. */
public enum Often {
    /** Once in an activation, whichever side's; in the command phase and in the end phase once each. */
    ACTIVATION,
    /** As often as its side has a die for it. */
    DIE,
    /** Once for each attack, test or other thing that happens; for one roll against several models once for all of them (DICE-11). */
    ROLL,
    /** Once a round. */
    ROUND
}
