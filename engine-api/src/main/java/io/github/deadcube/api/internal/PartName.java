package io.github.deadcube.api.internal;

import io.github.deadcube.api.play.Marker;

/** The names that faults give to parts of a state or of a situation, by which a reader finds them in its text. */
public final class PartName {
    private PartName() {}

    /** {@code SMOKE in c4}, for example. */
    public static String name(Marker marker) {
        return marker.displayName() + " in " + marker.cube();
    }

    /**
     * {@code A1 damage}, for example.
     *
     * @param model a model, or its name as a text has it
     * @param part a part as states name it; {@code marks 0} for the first mark
     */
    public static String name(Object model, String part) {
        return model + " " + part;
    }

    /** The name of the model, if {@code part} is the name of one of its parts. */
    public static String model(String part) {
        return part.replaceFirst(" .*", "");
    }

    /**
     * {@code token 3}, for example.
     *
     * @param number a number, or its digits as a text has them
     */
    public static String ofToken(Object number) {
        return "token " + number;
    }
}
