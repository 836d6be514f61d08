package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.control.Option;

/** A state is read or refused in its notation. A value that is read can be written and read back. */
public final class StateFuzz {
    private static final Game GAME =
            Deadcube.game(Shipped.setup(Shipped.ruleset())).get();
    private static final Notation NOTATION = Notation.of(GAME);

    private StateFuzz() {}

    /** One text, either way. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        NOTATION.read(text)
                .peekLeft(errors -> Errors.told(errors, text))
                .peek(state -> Held.same(NOTATION.read(NOTATION.write(state)).toOption(), Option.some(state), text));
    }
}
