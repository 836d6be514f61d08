package io.github.deadcube.api.extend;

/** What can be seen of a target (LOS-3). */
public enum LineOfSight {
    /** Nothing: no LOS. */
    NONE,
    /** Some of it: LOS. */
    PARTIAL,
    /** All of it: LOS, and the shot is <em>clear</em> (SHO-6). */
    CLEAR
}
