package io.github.deadcube.api.team;

import io.vavr.control.Option;

/**
 * Some command dice: how many show each face. Which die shows it does not matter. Written
 * {@code model dice dice order}, or {@code none}. A value.
 *
 * <pre>{@code
 * CommandDice dice = CommandDice.of(CommandFace.MODEL, CommandFace.DICE, CommandFace.DICE);
 * dice.count(CommandFace.DICE);    // 2
 * }</pre>
 */
public final class CommandDice {
    /** No dice. */
    public static final CommandDice NONE = new CommandDice(0);

    private static final int BITS = 5;

    /** How many dice may show one face: 31. */
    public static final int MOST = (1 << BITS) - 1;

    /** The lowest bit of each face but the first, and of what is above the last: where a sum or a difference carries over. */
    private static final int CARRIES = carries();

    /** Five bits a face, MODEL lowest: dice are added and compared at every prompt. */
    private final int packed;

    private CommandDice(int packed) {
        this.packed = packed;
    }

    /**
     * These faces.
     *
     * @param faces in any order, at most 31 of a kind
     */
    public static CommandDice of(CommandFace... faces) {
        CommandDice dice = NONE;
        for (CommandFace f : faces) dice = dice.plus(f, 1);
        return dice;
    }

    /** How many dice show a face: 0 to 31. */
    public int count(CommandFace face) {
        return packed >> face.ordinal() * BITS & MOST;
    }

    /** How many dice there are: the sum over all faces. */
    public int size() {
        int n = 0;
        for (int rest = packed; rest != 0; rest >>>= BITS) n += rest & MOST;
        return n;
    }

    /** Whether a face is among them. */
    public boolean has(CommandFace face) {
        return count(face) != 0;
    }

    /**
     * More or fewer dice of a face.
     *
     * @param n how many more; negative for fewer
     * @throws IllegalArgumentException if fewer than none or more than 31 would show it
     */
    public CommandDice plus(CommandFace face, int n) {
        if (n == 0) return this;
        int then = count(face) + n;
        if (then < 0 || then > MOST) throw new IllegalArgumentException(then + " dice cannot show " + face);
        return new CommandDice(packed + (n << face.ordinal() * BITS));
    }

    /**
     * Both together.
     *
     * @throws IllegalArgumentException if more than 31 would show a face
     */
    public CommandDice plus(CommandDice other) {
        int sum = packed + other.packed;
        if (carries(sum, other))
            throw new IllegalArgumentException("more than " + MOST + " dice of a face: " + this + " and " + other);
        return new CommandDice(sum);
    }

    /**
     * These without some of them.
     *
     * @throws IllegalArgumentException if some are not among these
     */
    public CommandDice minus(CommandDice part) {
        if (!contains(part)) throw new IllegalArgumentException(part + " are not all among " + this);
        return new CommandDice(packed - part.packed);
    }

    /** Whether all of some dice are among these: false if a face shows more often there. */
    public boolean contains(CommandDice part) {
        return !carries(packed - part.packed, part);
    }

    /** Whether a sum with other dice, or a difference from them, takes from one face what belongs to the next. */
    private boolean carries(int result, CommandDice other) {
        return ((packed ^ other.packed ^ result) & CARRIES) != 0;
    }

    private static int carries() {
        int bits = 0;
        for (int face = 1; face <= CommandFace.ALL.size(); face++) bits |= 1 << face * BITS;
        return bits;
    }

    /**
     * Reads the notation. Never throws. Time and memory grow with the length of the text, the stack does not.
     *
     * @param text faces separated by spaces, or {@code none}
     * @return the dice, or none if the text is not this notation
     */
    public static Option<CommandDice> parse(String text) {
        if (text.equals("none")) return Option.some(NONE);
        CommandDice dice = NONE;
        for (String word : text.split(" ", -1)) {
            Option<CommandFace> face = CommandFace.parse(word);
            if (face.isEmpty() || dice.count(face.get()) == MOST) return Option.none();
            dice = dice.plus(face.get(), 1);
        }
        return Option.some(dice);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof CommandDice dice && packed == dice.packed;
    }

    /** Another number for other dice, and the same in every run. */
    @Override
    public int hashCode() {
        return packed;
    }

    /** The notation: {@code model dice dice order}, or {@code none}. */
    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        for (CommandFace f : CommandFace.ALL)
            for (int i = 0; i < count(f); i++) s.append(s.isEmpty() ? "" : " ").append(f);
        return s.isEmpty() ? "none" : s.toString();
    }
}
