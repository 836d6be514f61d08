package io.github.deadcube.api.team;

/** How a model belongs to its strike team. */
public enum Muster {
    /** As one that was chosen for it. */
    CHOSEN,
    /** TEAM-8: a card has deployed it in addition; it plays like any other, but half of the team (CMD-3) is counted without it. */
    ADDED,
    /** ORD-6: it stays apart until a special order puts it in place of a dead model; half of the team is counted without it. */
    SPARE
}
