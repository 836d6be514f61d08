package io.github.deadcube.testkit.narration;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.book.CaseNarration;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

class NarratedDiceTest {
    /** R25-K-HOLO-SIGHT: a 7 gives a bonus die and is a success. The dice of the other side explode on 8. */
    @Test
    void theDiceOfAHoloSightExplodeEarlier() {
        String shot = """
                edition %s
                A1 RA 8+, gun R5 HOLO-SIGHT, at c3; B1 SV 6+ HP 9, STEALTHY, at c5
                play
                A1 activate; A1 shoot gun at B1
                """;
        assertThat(narrated(shot.formatted("revised") + "dice A 7 8 1 | A 7 2 | A 5; dice B 7 8 1 | B 1"))
                .contains("7 8 1 +7 +2 +5 against 7 8 1 +1, 3 to 2");
        assertThat(narrated(shot.formatted("third") + "dice A 7 8 1 1 | A 7; dice B 7 8 1 | B 1"))
                .contains("7 8 1 1 +7 against 7 8 1 +1, 1 to 2");
    }

    private static String narrated(String script) {
        return CaseNarration.lines(Script.Runner.standard().play(script)).mkString("\n");
    }
}
