package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-K-BOOM: an explosion replaces a FIGHT or SURVIVE. */
class RevisedBoomRulesTest {
    private static final String UPON_TWO = """
            A1 BOOM! (5), at c4; B1 SV 5+ HP 2 AR 1, at c5; B2 SV 5+ HP 3, at c5/4
            play
            A1 activate; A1 advance; A1 step c5; A1 spot 1; A1 attack B1
            """;

    @Test
    @Rule({"R25-K-BOOM", "K-BOOM"})
    @DisplayName("47. R25, BOOM! for a FIGHT: the FRAG goes off before any dice, and it is killed (R25-K-BOOM)")
    void forAFight() {
        differs(UPON_TWO, """
                dice B 5 1 1 1
                expect A1 in play, asks A: activation
                """, """
                expect asks A: weapon, offers exactly A1 wield nothing | A1 use R25-K-BOOM
                A1 use R25-K-BOOM
                dice A 4 5 6 1 2
                dice B 5 1 1 | B 5 5 1
                dice A 3; B1 spot 5; dice A 1; B2 spot 5
                expect B1 at d5/5, damage 1, pinned, B2 at c6/5, damage 1, pinned, A1 killed, asks B: turn
                """);
    }

    @Test
    @Rule({"R25-K-BOOM", "AST-3", "AST-10"})
    @DisplayName("R25-K-BOOM: the target may, in place of its reply, and where it could only SURVIVE")
    void asTheTarget() {
        for (String lies : new String[] {"", "pinned, "})
            differs(
                    """
                    A1 FI 4+ SV 5+ HP 2, at c4; A2 at a1; B1 FI 4+ SV 5+ HP 2, BOOM! (2), %sat c4/4; B2 at h8
                    play
                    A1 activate; A1 assault B1
                    """.formatted(lies),
                    lies.isEmpty()
                            ? "expect offers exactly B1 survive | B1 fight back"
                            : "expect asks A rolls 4 d8: test",
                    """
                    expect asks B: fight back, offers B1 use R25-K-BOOM, offers B1 survive
                    B1 use R25-K-BOOM; dice B 4 4 | A 1 1 1
                    expect A1 killed, B1 killed, score A 1, score B 1, asks B: turn
                    """);
    }

    @Test
    @Rule({"R25-K-BOOM", "ADV-6", "DICE-5"})
    @DisplayName("R25-K-BOOM, ADV-6: with FI - it is not passed over, and its explosion may hurt a mover")
    void breakingAway() {
        differs("""
                A1 SV 5+ HP 2, at c4; A2 at a1; B1 BOOM! (2), at c4/4; B2 at h8
                play
                A1 activate; A1 advance; A1 step c5
                """, "A1 step c5; A1 spot 5; expect A1 at c5/5", """
                expect offers exactly B1 attack A1 | B1 decline ADV-6
                B1 attack A1; B1 use R25-K-BOOM; dice B 4 4 | A 1 1 1
                expect A1 killed, B1 killed
                """);
    }

    @Test
    @Rule({"R25-K-BOOM", "STD-2", "PIN-3"})
    @DisplayName("R25-K-BOOM, STD-2: with FI - it is chosen when a model stands up beside it")
    void standingUp() {
        differs("""
                A1 SV 5+ HP 2, pinned, at c4; A2 at a1; B1 BOOM! (2), at c4/4; B2 at h8
                play
                A1 activate; A1 stand up; A1 spot 5
                """, "expect A1 upright, asks A: activation", """
                expect asks B: weapon
                B1 wield nothing; dice A 5 1 1
                expect A1 upright, unharmed, B1 in play, asks A: activation
                """);
    }

    @Test
    @Rule({"R25-K-BOOM", "AST-1", "DICE-5"})
    @DisplayName("R25-K-BOOM, AST-1: an ASSAULT by choice, whatever its FI")
    void byAction() {
        differs(
                "A1 BOOM! (1), at c4; A2 at a1; B1 SV 5+, at c4/4; play; A1 activate\n",
                "expect refuses A1 assault B1 by DICE-5",
                "A1 assault B1; A1 use R25-K-BOOM; dice A 4 | B 1 1 1; expect B1 killed, A1 killed, asks A: turn");
    }
}
