package io.github.deadcube.api.team;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.SavedNames;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A symbol of a command die (CMD-1). The ruleset maps the faces to symbols; by default faces 1 to 6 in this order. */
@SavedName(value = "commandFace", parts = "model dice advance shoot assault order")
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

    /**
     * The face of a command die by its number.
     *
     * @param number 1 to 6
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

    /** The notation: {@code model}, {@code dice}, {@code advance}, {@code shoot}, {@code assault}, {@code order}. */
    @Override
    public String toString() {
        return SavedNames.name(this);
    }
}
