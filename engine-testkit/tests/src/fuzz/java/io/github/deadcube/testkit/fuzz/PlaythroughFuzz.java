package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.playthrough.Playthrough;

/** A playthrough is read or refused. A playthrough that is read is compared with the game that the engine plays. */
public final class PlaythroughFuzz {
    private PlaythroughFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Playthrough.read(text, Bots.registry())
                .peekLeft(errors -> Errors.told(errors, text))
                .peek(read -> read.compare(Deadcube.rules(), Shipped.registry())
                        .forEach(difference -> Held.must(!difference.toString().isBlank(), "nothing is said", text)));
    }
}
