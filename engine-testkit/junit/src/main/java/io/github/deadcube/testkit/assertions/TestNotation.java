package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Supplier;

/** Reads the notation of models, places and inputs in tests. */
final class TestNotation {
    private TestNotation() {}

    static ModelId model(String text) {
        return ModelId.parse(text).getOrElseThrow(not(text, "a model, such as A1"));
    }

    static Cube cube(String text) {
        return Cube.parse(text).getOrElseThrow(not(text, "a cube, such as c4 or c4:2"));
    }

    /** Reads a cube with or without a spot. */
    static Place place(String text) {
        return Place.parse(text)
                .orElse(() -> Cube.parse(text).map(cube -> new Place(cube, 0)))
                .getOrElseThrow(not(text, "a place, such as c4, c4/5 or c4:2/5"));
    }

    static Input input(String text) {
        return Input.parse(text).getOrElseThrow(fault -> new IllegalArgumentException("'" + text + "': " + fault));
    }

    static Choice choice(String text) {
        if (input(text) instanceof Choice choice) return choice;
        throw not(text, "a choice, such as A1 advance").get();
    }

    private static Supplier<IllegalArgumentException> not(String text, String what) {
        return () -> new IllegalArgumentException("'" + text + "' is not " + what);
    }
}
