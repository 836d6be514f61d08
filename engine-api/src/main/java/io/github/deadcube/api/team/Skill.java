package io.github.deadcube.api.team;

/** What a model is tested on. */
public enum Skill {
    /** RA: shooting. */
    RANGED,
    /** FI: assaulting and fighting back. */
    FIGHT,
    /** SV: not being hurt. */
    SURVIVE
}
