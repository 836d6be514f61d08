package io.github.deadcube.api.play;

/** A kind of die. */
public enum Die {
    /** Eight faces, 1 to 8 (DICE-1). */
    D8("d8", 8),
    /** A command die: its faces 1 to 6 are those of {@link io.github.deadcube.api.team.CommandFace} in order (CMD-1). */
    COMMAND("command dice", 6);

    private final String words;
    private final int faces;

    Die(String words, int faces) {
        this.words = words;
        this.faces = faces;
    }

    /**
     * How many faces it has, numbered from 1.
     *
     * @return 8 or 6
     */
    public int faces() {
        return faces;
    }

    @Override
    public String toString() {
        return words;
    }
}
