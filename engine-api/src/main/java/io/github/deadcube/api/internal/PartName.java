package io.github.deadcube.api.internal;

import io.github.deadcube.api.play.Marker;

/** The names that faults give to parts of a state or of a situation, by which a reader finds them in its text. */
public final class PartName {
    private PartName() {}

    /** {@code SMOKE in c4}, for example. */
    public static String of(Marker marker) {
        return marker.displayName() + " in " + marker.cube();
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
