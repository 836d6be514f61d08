package io.github.deadcube.testkit.match;

import io.github.deadcube.api.team.Side;

/** A bot cannot go on, such as a program that has crashed: its side loses the game. */
public final class Forfeit extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Whose bot it is. */
    private final Side side;

    /**
     * Says why.
     *
     * @param side whose bot it is
     * @param reason why it cannot go on, in a sentence without a full stop
     */
    public Forfeit(Side side, String reason) {
        super(reason);
        this.side = side;
    }

    /**
     * Who loses.
     *
     * @return the bot's side
     */
    public Side side() {
        return side;
    }

    /**
     * Who loses, and why.
     *
     * @return one line, such as {@code side A loses: the program has crashed}
     */
    public String told() {
        return "side " + side + " loses: " + getMessage();
    }
}
