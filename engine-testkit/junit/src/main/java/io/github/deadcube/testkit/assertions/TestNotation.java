package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import java.util.function.Supplier;

/** Reads the notation of places and choices in tests. */
final class TestNotation {
    private TestNotation() {}

    /** Reads a cube with or without a spot. */
    static Place place(String text) {
        return Place.read(text)
                .toOption()
                .orElse(() -> Cube.read(text).toOption().map(cube -> new Place(cube, 0)))
                .getOrElseThrow(not(text, "a place, such as c4, c4/5 or c4:2/5"));
    }

    static Choice choice(String text) {
        if (Input.of(text) instanceof Choice choice) return choice;
        throw not(text, "a choice, such as A1 advance").get();
    }

    private static Supplier<IllegalArgumentException> not(String text, String what) {
        return () -> new IllegalArgumentException("'" + text + "' is not " + what);
    }
}
