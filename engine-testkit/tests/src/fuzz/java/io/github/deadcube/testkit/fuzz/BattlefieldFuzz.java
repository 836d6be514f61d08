package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.control.Option;

/** A battlefield is read or refused. A battlefield that is read can be written and read back, and can be drawn. */
public final class BattlefieldFuzz {
    private BattlefieldFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        NamedBattlefield.read(text)
                .peekLeft(errors -> Errors.told(errors, text))
                .peek(read -> {
                    Held.same(NamedBattlefield.read(read.text()).toOption(), Option.some(read), text);
                    Held.must(!BattlefieldDrawings.picture(read).isBlank(), "an empty drawing", text);
                    Held.must(!BattlefieldDrawings.svg(read).isBlank(), "an empty drawing", text);
                });
    }
}
