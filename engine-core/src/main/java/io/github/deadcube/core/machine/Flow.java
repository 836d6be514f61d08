package io.github.deadcube.core.machine;

/**
 * SET-3 to SET-11, RND-1 to RND-9: the steps of a game, in their order. A game has seven parts, each with a last step
 * from which all later ones follow. A state holds frames for the rest of one part: the step that comes next lies above
 * the later ones.
 */
public enum Flow {
    /** No step of the flow: it happens inside the step below it. */
    WITHIN,
    TOKENS,
    RECON_TEST,
    START_CHOICE,
    DEPLOYING(Kind.LAST),
    ZONES,
    ZONE_GROWTH(Kind.OF_BOTH_SIDES),
    DEPLOYMENT_CUBE,
    DEPLOYMENT(Kind.OF_BOTH_SIDES),
    AERIAL,
    RECON_EFFECT,
    RECON_EFFECTS,
    SCOUTS(Kind.OF_BOTH_SIDES),
    FIRST_ROUND(Kind.LAST),
    COMMAND_DICE(Kind.OF_BOTH_SIDES),
    COMMAND_REROLLS(Kind.OF_BOTH_SIDES),
    MORE_COMMAND_DICE(Kind.OF_BOTH_SIDES),
    COMMAND_PHASE,
    BEGINNING,
    ACTIVATION,
    ENDING,
    CLOSE,
    TURN,
    END_PHASE(Kind.LAST),
    SCORING(Kind.LAST),
    HOLDING(Kind.LAST),
    FLANKERS(Kind.OF_BOTH_SIDES),
    CLOSING(Kind.LAST),
    FINISH(Kind.LAST);

    private enum Kind {
        ONE,
        OF_BOTH_SIDES,
        LAST
    }

    private final Kind kind;

    Flow() {
        this(Kind.ONE);
    }

    Flow(Kind kind) {
        this.kind = kind;
    }

    /** Whether all later steps follow from it, so that nothing lies below it. */
    boolean isLast() {
        return kind == Kind.LAST;
    }

    public boolean isBeforeTheRounds() {
        return compareTo(FIRST_ROUND) <= 0;
    }

    boolean isOfActivation() {
        return compareTo(BEGINNING) >= 0 && compareTo(CLOSE) <= 0;
    }

    /** Whether a frame of the step may lie on a frame of another one: a later step of the same part. */
    boolean mayLieOn(Flow below) {
        if (this == WITHIN || this == below && kind == Kind.OF_BOTH_SIDES) return true;
        if (compareTo(below) >= 0) return false;
        for (Flow step : values()) if (step.isLast() && compareTo(step) <= 0 && step.compareTo(below) < 0) return false;
        return true;
    }
}
