package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.play.Input;

/** An input is read or refused with an error text. An input that is read can be written and read back. */
public final class InputFuzz {
    private InputFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Input.read(text)
                .peek(input ->
                        Held.same(Input.read(input.toString()).toOption(), io.vavr.control.Option.some(input), text))
                .peekLeft(why -> Held.must(!why.mkString().isBlank(), "nothing says why it is refused", text));
    }
}
