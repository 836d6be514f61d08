package io.github.deadcube.api.dispersion;

/** What disperses (N3-4): it decides what becomes of what has landed badly. */
public enum Element {
    /** A troop that cannot stay is placed again by its owner (N3-5). */
    TROOP,
    /** A template: off the table it is the caller's to decide (N3-7). */
    TEMPLATE,
    /** An AI beacon is destroyed off the table, and deploys anywhere on it (N3-6). */
    BEACON,
    /** Anything else, such as a piece of scenery (N3-7). */
    OTHER
}
