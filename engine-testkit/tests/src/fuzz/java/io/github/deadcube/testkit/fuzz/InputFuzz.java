package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.play.Input;

/** An input is read or refused in words, and what is read is written so that it reads as the same. */
public final class InputFuzz {
    private InputFuzz() {}

    /** One text. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Input.parse(text)
                .peek(input ->
                        Held.same(Input.parse(input.toString()).toOption(), io.vavr.control.Option.some(input), text))
                .peekLeft(why -> Held.must(!why.isBlank(), "nothing says why it is refused", text));
    }
}
