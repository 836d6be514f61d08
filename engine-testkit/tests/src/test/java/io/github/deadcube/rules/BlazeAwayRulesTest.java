package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RAPID FIRE. */
class BlazeAwayRulesTest {
    @ParameterizedTest(name = "{0} against {1}: {2}")
    @Rule("K-RAPID-FIRE")
    @DisplayName("K-RAPID-FIRE: the shooter must win to pin; there is never damage")
    @CsvSource({"5 1 1 1, 1 1 1, pinned", "5 1 1 1, 5 1 1, upright", "5 1 1 1, 5 5 1, upright", "5 5 5 5, 1 1 1, pinned"
    })
    void theShooterMustWin(String shooter, String target, String then) {
        play("""
                barricade north of c3
                A1 RA 5+, gun R8 RAPID FIRE, at c3
                B1 SV 5+, at c4
                play
                A1 activate
                expect offers A1 shoot gun at B1, offers A1 shoot gun at B1 as blaze away
                A1 shoot gun at B1 as blaze away; dice A %s | B %s
                expect B1 %s, unharmed, asks A: activation, refuses A1 shoot gun at B1 by RND-4
                """.formatted(shooter, target, then));
    }
}
