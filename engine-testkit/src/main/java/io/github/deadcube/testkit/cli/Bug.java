package io.github.deadcube.testkit.cli;

import io.github.deadcube.testkit.Match;

/** A game that has broken off by a fault of the program, not of its user. */
final class Bug extends RuntimeException {
    private static final long serialVersionUID = 1;

    Bug(long seed, Match match, RuntimeException cause) {
        super(told(seed, match, cause), cause);
    }

    private static String told(long seed, Match match, RuntimeException cause) {
        return "The game of seed " + seed + " has broken off after " + match.inputs() + " inputs.\nGoing on: "
                + match.state().why() + "\n" + cause.getMessage();
    }
}
