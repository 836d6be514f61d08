package io.github.deadcube.testkit.cli.play;

/** A game that has broken off by a fault of the program, not of its user. */
public final class Bug extends RuntimeException {
    private static final long serialVersionUID = 1;

    Bug(long seed, Sitting sitting, Throwable cause) {
        super(told(seed, sitting, cause), cause);
    }

    private static String told(long seed, Sitting sitting, Throwable cause) {
        return "The game of seed " + seed + " has broken off after " + sitting.told() + ".\nGoing on: "
                + goingOn(sitting) + "\n" + (cause.getMessage() == null ? cause : cause.getMessage());
    }

    /** What cannot even say what it does is told as that. */
    private static String goingOn(Sitting sitting) {
        try {
            return sitting.state().why();
        } catch (RuntimeException | Error unsaid) {
            return "which it cannot say: " + unsaid;
        }
    }
}
