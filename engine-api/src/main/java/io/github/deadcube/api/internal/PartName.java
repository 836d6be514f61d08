package io.github.deadcube.api.internal;

import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.team.ModelId;

/** The names that faults give to parts of a state or of a situation, by which a reader finds them in its text. */
public final class PartName {
    private PartName() {}

    /** {@code SMOKE in c4}, for example. */
    public static String of(Marker marker) {
        return marker.displayName() + " in " + marker.cube();
    }

    /**
     * {@code A1 damage}, for example.
     *
     * @param part a part as states name it; {@code marks 0} for the first mark
     */
    public static String of(ModelId model, String part) {
        return of(model.toString(), part);
    }

    /** The same of a model as a text has it. */
    public static String of(String model, String part) {
        return model + " " + part;
    }

    /** The name of the model, if {@code part} is the name of one of its parts. */
    public static String model(String part) {
        return part.replaceFirst(" .*", "");
    }

    /** {@code token 3}, for example. */
    public static String ofToken(int number) {
        return ofToken(String.valueOf(number));
    }

    /** The same of a number as a text has it. */
    public static String ofToken(String number) {
        return "token " + number;
    }
}
