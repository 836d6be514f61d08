package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;

/** Expectations are read or refused. A game meets expectations that are read, or the error gives the actual values. */
public final class ExpectedFuzz {
    private static final Playback GAME = Script.play("""
            A1 RA 5+, gun R6, at c4/5; A2 at c4, carries I-AMMO; B1 SV 5+ HP 2, at c5/5; token 1 I-INTEL at d1; smoke a1
            play
            A1 activate; A1 shoot gun at B1
            dice A 5 7 1 1 1 | B 5 1 1""");

    private ExpectedFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Script.unmet(Deadcube.rules(), GAME.state(), GAME.events(), text)
                .peekLeft(errors -> Errors.told(errors, text))
                .peek(unmet -> unmet.forEach(fault -> Held.must(!fault.text().isBlank(), "nothing is said", text)));
    }
}
