package io.github.deadcube.api.team;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.SavedNames;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A multiset of command dice: the number of dice that show each face. Written {@code model dice dice order}, or
 * {@code none}. An immutable value.
 *
 * <pre>{@code
 * CommandDice dice = CommandDice.of(CommandFace.MODEL, CommandFace.DICE, CommandFace.DICE);
 * dice.count(CommandFace.DICE);    // 2
 * }</pre>
 */
public final class CommandDice {
    /** No command dice. */
    public static final CommandDice NONE = new CommandDice(0);

    private static final int BITS = 5;

    /** The largest number of dice that may show one face. */
    public static final int MOST = (1 << BITS) - 1;

    /** The lowest bit above each face. A sum or difference that overflows a face changes one of these bits. */
    private static final int CARRIES = carries();

    /** Five bits a face, MODEL lowest: dice are added and compared at every prompt. */
    private final int packed;

    private CommandDice(int packed) {
        this.packed = packed;
    }

    /**
     * Command dice that show these faces.
     *
     * @param faces in any order
     * @throws IllegalArgumentException if more than 31 show one face
     */
    public static CommandDice of(CommandFace... faces) {
        CommandDice dice = NONE;
        for (CommandFace f : faces) dice = dice.plus(f, 1);
        return dice;
    }

    /** How many dice show a face: 0 to 31. */
    public int count(CommandFace face) {
        return packed >> (face.number() - 1) * BITS & MOST;
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
     * These dice with more or fewer dice of a face.
     *
     * @param n how many more; negative for fewer
     * @throws IllegalArgumentException if fewer than 0 or more than 31 dice would show it
     */
    public CommandDice plus(CommandFace face, int n) {
        if (n == 0) return this;
        int then = count(face) + n;
        if (then < 0 || then > MOST) throw new IllegalArgumentException(then + " dice cannot show " + face);
        return new CommandDice(packed + (n << (face.number() - 1) * BITS));
    }

    /**
     * The sum of both.
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
     * These dice without some of them.
     *
     * @throws IllegalArgumentException if some are not among these
     */
    public CommandDice minus(CommandDice part) {
        if (!contains(part)) throw new IllegalArgumentException(part + " are not all among " + this);
        return new CommandDice(packed - part.packed);
    }

    /** Whether all dice of another multiset are among these. */
    public boolean contains(CommandDice part) {
        return !carries(packed - part.packed, part);
    }

    /** Whether a sum with other dice, or a difference from them, has overflowed from one face into the next. */
    private boolean carries(int result, CommandDice other) {
        return ((packed ^ other.packed ^ result) & CARRIES) != 0;
    }

    private static int carries() {
        int bits = 0;
        for (int face = 1; face <= CommandFace.ALL.size(); face++) bits |= 1 << face * BITS;
        return bits;
    }

    /**
     * Reads the notation. Never throws. Time and memory grow with the length of the text; stack depth does not.
     *
     * @param text faces separated by spaces, or {@code none}
     * @return the dice, or why the text is not one
     */
    public static Either<Seq<Fault>, CommandDice> read(String text) {
        return Fault.unlessUnread(parse(text), text, "faces of command dice such as model dice, or none");
    }

    /**
     * The dice with this notation.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    public static CommandDice of(String text) {
        return Fault.orThrow(read(text));
    }

    private static Option<CommandDice> parse(String text) {
        if (text.equals("none")) return Option.some(NONE);
        CommandDice dice = NONE;
        for (String word : text.split(" ", -1)) {
            Option<CommandFace> face = CommandFace.read(word).toOption();
            if (face.isEmpty() || dice.count(face.get()) == MOST) return Option.none();
            dice = dice.plus(face.get(), 1);
        }
        return Option.some(dice);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof CommandDice dice && packed == dice.packed;
    }

    /** Unique for each value, and the same in every run. */
    @Override
    public int hashCode() {
        return packed;
    }

    /** The dice as an argument of a sentence: in English their notation, otherwise their titles with commas. */
    public Told named() {
        Vector<Told> all = CommandFace.ALL.flatMap(face -> Vector.fill(count(face), face::named));
        return new Named(this, all);
    }

    private record Named(CommandDice dice, Vector<Told> all) implements Told {
        @Override
        public String told(Language language) {
            Vector<String> titles = all.map(face -> face.told(language));
            return titles.equals(all.map(Told::toString)) ? toString() : titles.mkString(", ");
        }

        @Override
        public String toString() {
            return dice.toString();
        }
    }

    /** The notation: {@code model dice dice order}, or {@code none}. */
    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        for (CommandFace f : CommandFace.ALL)
            for (int i = 0; i < count(f); i++)
                s.append(s.length() == 0 ? "" : " ").append(f);
        return s.length() == 0 ? "none" : s.toString();
    }

    /**
     * A symbol of a command die (CMD-1). The ruleset maps the faces to symbols; by default faces 1 to 6 in this order.
     */
    @SavedName("commandFace")
    public enum CommandFace {
        /** 1: a second activation (CMD-6). */
        MODEL(1, "+1 Model"),
        /** 2: one extra die in a test (CMD-7). */
        DICE(2, "Dice"),
        /** 3: a free ADVANCE of one cube (CMD-8). */
        ADVANCE(3, "Advance"),
        /** 4: a free SHOOT (CMD-8). */
        SHOOT(4, "Shoot"),
        /** 5: a free ASSAULT (CMD-8). */
        ASSAULT(5, "Assault"),
        /** 6: the leader's special order (CMD-9). */
        ORDER(6, "Special Order");

        /** All six, in order. */
        public static final Vector<CommandFace> ALL = Vector.of(values());

        private final int number;
        private final String title;

        CommandFace(int number, String title) {
            this.number = number;
            this.title = title;
        }

        /** The number of the face, 1 to 6. */
        public int number() {
            return number;
        }

        /** The text on the die, such as {@code +1 Model}. */
        public String title() {
            return title;
        }

        /** The text on the die in a language; in English if the language does not have it. */
        public String titleIn(Language language) {
            return language.text("commandFace", title);
        }

        /** The face as an argument of a sentence: in English its notation, otherwise its title. */
        public Told named() {
            return new Named(this);
        }

        private record Named(CommandFace face) implements Told {
            @Override
            public String told(Language language) {
                String title = face.titleIn(language);
                return title.equals(face.title) ? toString() : title;
            }

            @Override
            public String toString() {
                return face.toString();
            }
        }

        /**
         * The face of a command die by its number.
         *
         * @param number 1 to 6
         * @throws java.util.NoSuchElementException if no face has the number
         */
        public static CommandFace of(int number) {
            return ALL.find(face -> face.number == number).get();
        }

        /**
         * Reads the notation. Never throws. Time does not grow with the length of the text.
         *
         * @param text such as {@code advance}
         * @return the face, or why the text is not one
         */
        public static Either<Seq<Fault>, CommandFace> read(String text) {
            return Fault.unlessUnread(parse(text), text, "model, dice, advance, shoot, assault or order");
        }

        /**
         * The face with this notation.
         *
         * @throws IllegalArgumentException if the text is not one
         */
        public static CommandFace of(String text) {
            return Fault.orThrow(read(text));
        }

        private static Option<CommandFace> parse(String text) {
            return ALL.find(f -> f.toString().equals(text));
        }

        /**
         * The notation: {@code model}, {@code dice}, {@code advance}, {@code shoot}, {@code assault}, {@code order}.
         */
        @Override
        public String toString() {
            return SavedNames.name(this);
        }
    }
}
