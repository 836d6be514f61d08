package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.isNew;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-K-FLIGHT, R25-K-JUMP-PACK, R25-K-TELEPORT. */
class RevisedMobilityRulesTest {
    private static final String KNOCKED = """
            board 8 x 8 x 3; floors c4:3 c5:3
            A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5; B1 SV 5+ AR 3 HP 2, %s, at c5:3/5
            play
            A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1; B1 spot 5
            """;

    @Test
    @Rule({"R25-K-FLIGHT", "FALL-1"})
    @DisplayName("R25-K-FLIGHT: a fall is tested and pins, but with a JUMP PACK as well")
    void falls() {
        differs(
                KNOCKED.formatted("FLIGHT"),
                "expect B1 at c6/5, upright, asks A: activation",
                "dice A 5 1 1 | B 5 1 1; expect B1 at c6/5, pinned, unharmed");
        revised(KNOCKED.formatted("FLIGHT, JUMP PACK") + "expect B1 at c6/5, upright, asks A: activation");
    }

    @Test
    @Rule("R25-K-FLIGHT")
    @DisplayName("R25-K-FLIGHT: it crosses cubes without floors, and ends where there is one with space")
    void flies() {
        isNew("""
                floors c4:2 c7:2; A1 SP 3-3, FLIGHT, at c4:2; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5:2; A1 step c6:2
                expect refuses A1 step d7:2 by R25-K-FLIGHT
                A1 step c7:2; A1 spot 5
                expect A1 at c7:2/5
                """);
    }

    @Test
    @Rule({"R25-K-JUMP-PACK", "ADV-12"})
    @DisplayName("R25-K-JUMP-PACK: a gap in the floor is jumped no more: it drops, unharmed, and goes on")
    void jumps() {
        differs(
                "floors c4:2 c6:2; A1 SP 2-3, JUMP PACK, at c4:2; B1 at h8; play; A1 activate; A1 advance; A1 step "
                        + "c5:2\n",
                "A1 step c6:2; A1 spot 5; expect A1 at c6:2/5, not event A1 falls 1",
                "expect event A1 falls 1, A1 at c5; A1 step c6; A1 spot 5; expect A1 at c6/5, upright");
        revised("""
                wall north of c4; A1 SP 1-2, JUMP PACK, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 5
                expect A1 at c5/5
                """);
    }

    @Test
    @Rule({"R25-K-TELEPORT", "RND-3", "ACT-3"})
    @DisplayName("R25-K-TELEPORT: a long action of its own, beside enemies too, and after no other action")
    void teleports() {
        String there = "A1 SP 1-2 SV 5+ FI 4+, TELEPORT, at c4; B1 at h8; play; A1 activate\n";
        differs(there, """
                A1 use K-TELEPORT on c7; A1 spot 5
                expect asks A: activation, offers A1 advance
                """, """
                A1 use R25-K-TELEPORT on c7; A1 spot 5
                expect A1 at c7/5, activated, asks B: turn
                """);
        differs(
                there + "A1 advance; A1 step c5; A1 spot 5\n",
                "expect offers A1 use K-TELEPORT on c7",
                "expect refuses A1 use R25-K-TELEPORT on c7 by RND-3");
        isNew("""
                command A advance; A1 SP 1-2 SV 5+, TELEPORT, at c4; B1 FI 4+, at c4/4; B2 at h8; play
                A1 activate; A1 use R25-K-TELEPORT on c7; B1 decline ADV-6; A1 spot 5
                expect A1 at c7/5, refuses A1 sprint by RND-3, refuses A1 advance by RND-3, offers spend advance: A1 advance
                """);
    }
}
