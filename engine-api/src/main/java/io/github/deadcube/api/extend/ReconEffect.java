package io.github.deadcube.api.extend;

/** What a row of the recon table lets the winner do (SET-5). */
public enum ReconEffect {
    /** Look at one face-down item token. */
    LOOK_AT_ONE,
    /** Look at up to three face-down item tokens. */
    LOOK_AT_THREE,
    /** Discard one item token unseen. */
    DISCARD,
    /** Move one model one step, into a cube without enemies. */
    MOVE_ONE,
    /** Move up to two models one step each, into cubes without enemies. */
    MOVE_TWO,
    /** Move up to three models one step each, into cubes without enemies. */
    MOVE_THREE,
    /** Take one model off, to come in at a flank in the end phase of round 1. */
    FLANK,
    /** Choose any of the other rows. */
    ANY
}
