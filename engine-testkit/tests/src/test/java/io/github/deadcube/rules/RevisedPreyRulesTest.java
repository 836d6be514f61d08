package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-K-PREY: the marked models, and the attacks that mark. */
class RevisedPreyRulesTest {
    @Test
    @Rule({"R25-K-PREY", "K-RAPID-FIRE"})
    @DisplayName("R25-K-PREY: a success in blazing away marks the target, pinned or not; without one nothing does")
    void blazingAway() {
        String blaze = """
                A1 RA 5+, gun R8 RAPID FIRE and PREY, at c3; B1 SV 5+ HP 2, at c5
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A %s
                """;
        differs(
                blaze.formatted("5 1 1 1 1 1 | B 5 1 1"),
                "expect B1 upright, not marked ~K-PREY 1",
                "expect B1 upright, marked R25-K-PREY 1");
        revised(blaze.formatted("1 1 1 1 1 1") + "expect B1 not marked R25-K-PREY 1, asks A: activation");
    }

    @Test
    @Rule({"R25-K-PREY", "AST-3", "KT-8"})
    @DisplayName("R25-K-PREY: a success in fighting back marks the assaulter, won or lost; a SURVIVE does not")
    void fightingBack() {
        String fight = """
                A1 FI 4+ SV 5+ HP 3, at c4; B1 FI 4+ SV 5+ HP 3, PREY, at c4/4
                play
                A1 activate; A1 assault B1; B1 %s; dice A %s
                """;
        for (String dice : new String[] {"4 4 1 | B 4 1 1", "4 1 1 | B 4 1 1", "4 1 1 | B 4 4 1"})
            differs(
                    fight.formatted("fight back", dice),
                    "expect A1 not marked ~K-PREY 1",
                    "expect A1 marked R25-K-PREY 1, B1 not marked R25-K-PREY 1");
        revised(fight.formatted("survive", "4 1 1 | B 5 5 1") + "expect A1 not marked R25-K-PREY 1");
    }

    @Test
    @Rule({"R25-K-PREY", "KT-15"})
    @DisplayName("R25-K-PREY: a weapon aimed at a cube marks every enemy in the cube hit before any other effect")
    void cubes() {
        differs(
                """
                A1 RA 4+, PREY, grenade R3 GRENADE (FRAG (1)), at c2; A2 SV 5+, at c5/4; B1 SV 5+ HP 2, at c5; B2 SV 5+ HP 2, at c4
                play
                A1 activate; A1 shoot grenade at c5; dice A 4 1 1
                """,
                "expect B1 not marked ~K-PREY 1",
                "expect B1 marked R25-K-PREY 1, A2 not marked R25-K-PREY 1, B2 not marked R25-K-PREY 1, asks A "
                        + "rolls 1 d8: test");
    }
}
