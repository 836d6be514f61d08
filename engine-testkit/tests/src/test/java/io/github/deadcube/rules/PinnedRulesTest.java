package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The options of a pinned model, and a model that force leaves among enemies. */
class PinnedRulesTest {
    @Test
    @Rule("PIN-4")
    @DisplayName("PIN-4: pinning a pinned model changes nothing")
    void pinnedTwice() {
        var played = Script.play("""
                barricade north of c3
                A1 RA 5+, gun R8 RAPID FIRE, at c3
                B1 SV 5+, pinned, at c4
                play
                A1 activate; A1 shoot gun at B1 as blaze away
                dice A 5 1 1 1 | B 1 1 1
                expect B1 pinned, unharmed, not activated
                """);
        assertThat(played.events()).noneMatch(e -> e instanceof Event.Pinned);
    }
}
