package io.github.deadcube.api.extend;

/** Whose figure, moment or deed a hook concerns, seen from the hook's bearer. */
public enum Scope {
    /** The bearer's own: its test, its attack, its activation. */
    OWN,
    /** That of the bearer's opponent in the same test or attack. */
    OPPONENT,
    /** Anybody's, while the bearer is in play (KT-12); the hook itself says whose and how near. */
    ANYBODY
}
