package io.github.deadcube.api.extend;

/** What a row of the recon table lets the winner do (SET-5). */
public enum ReconEffect {
    /** Look at one face-down item token. */
    LOOK_AT_ONE("look at a token that lies face down"),
    /** Look at up to three face-down item tokens. */
    LOOK_AT_THREE("look at up to three tokens that lie face down"),
    /** Discard one item token unseen. */
    DISCARD("discard a token unseen"),
    /** Move one model one step, into a cube without enemies. */
    MOVE_ONE("move a model one step"),
    /** Move up to two models one step each, into cubes without enemies. */
    MOVE_TWO("move up to two models one step each"),
    /** Move up to three models one step each, into cubes without enemies. */
    MOVE_THREE("move up to three models one step each"),
    /** Take one model off, to come in at a flank in the end phase of round 1. */
    FLANK("send a model around a flank"),
    /** Choose any of the other rows. */
    ANY("any of the others");

    private final String words;

    ReconEffect(String words) {
        this.words = words;
    }

    /**
     * What it lets one do.
     *
     * @return a few words, such as {@code move a model one step}
     */
    public String words() {
        return words;
    }
}
