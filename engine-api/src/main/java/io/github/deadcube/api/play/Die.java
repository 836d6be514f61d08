package io.github.deadcube.api.play;

/**
 * A kind of die.
 *
 * @param words what it is called
 * @param faces how many faces it has, numbered from 1
 */
public record Die(String words, int faces) {
    /** Eight faces, 1 to 8 (DICE-1). */
    public static final Die D8 = new Die("d8", 8);
    /** A command die, faces 1 to 6; what they show is the ruleset's (CMD-1). */
    public static final Die COMMAND = new Die("command dice", 6);

    /**
     * A uniform draw (SET-3), a d8 where there are eight.
     *
     * @param of how many there are to draw from, 1 or more
     * @return a die with so many faces
     */
    public static Die draw(int of) {
        return of == D8.faces ? D8 : new Die("draws from " + of, of);
    }

    @Override
    public String toString() {
        return words;
    }
}
