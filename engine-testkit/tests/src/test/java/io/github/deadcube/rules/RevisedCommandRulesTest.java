package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.isNew;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-K-CHARGED, R25-K-COMM-RELAY: the declaration, and the use of the extra die. */
class RevisedCommandRulesTest {
    private static final String CHARGES = """
            A1 SP 1-2 FI 4+ SV 5+ HP 2 AR 1, CHARGED, at c3; A2 at a1; B1 SV 5+ HP 2, at c5; B2 at h8
            play
            A1 activate; A1 advance
            """;

    @Test
    @Rule({"R25-K-CHARGED", "KT-6"})
    @DisplayName("R25-K-CHARGED: declared with the ADVANCE: a cube more, FRENZY (1), and the test at the end")
    void declared() {
        differs(CHARGES, """
                A1 step c4; A1 step c5; A1 spot 1; dice A 4 1 1 1 | B 5 1 1
                expect asks A: reroll
                """, """
                expect offers exactly A1 use R25-K-CHARGED | A1 decline R25-K-CHARGED
                A1 use R25-K-CHARGED; A1 step c4; A1 step c5; A1 spot 1; dice A 4 1 1 1 | B 5 1 1
                expect offers reroll 1, refuses reroll 2 by DICE-8
                reroll 1; dice A 5; A1 end; dice A 5 1 1
                expect B1 damage 1, A1 damage 1, event R25-K-CHARGED, asks B: turn
                """);
    }

    @Test
    @Rule("R25-K-CHARGED")
    @DisplayName("R25-K-CHARGED: it is paid for though it goes no farther; not declared, it goes as far as its SP")
    void paidFor() {
        differs(
                CHARGES,
                "A1 step c4; A1 spot 5; A1 end; expect A1 not marked K-CHARGED 1, asks B: turn",
                "A1 use R25-K-CHARGED; A1 step c4; A1 spot 5; A1 end; dice A 5 1 1; expect A1 damage 1");
        revised(CHARGES
                + "A1 decline R25-K-CHARGED; A1 step c4; expect refuses A1 step c5 by ADV-1; A1 spot 5; A1 end");
    }

    @Test
    @Rule({"R25-K-COMM-RELAY", "CMD-5"})
    @DisplayName("R25-K-COMM-RELAY: the extra +1 Model buys no re-roll; one that was rolled does")
    void relay() {
        String shot = """
                A1 RA 5+, whistle CC COMMUNICATIONS RELAY, rifle R8, at c2; B1 SV 5+ HP 2, at h8
                play
                A1 activate; A1 end; B1 activate; B1 end; dice A %s | B dice dice dice
                reroll command none; reroll command none
                expect command A %s
                A1 activate; A1 shoot rifle at B1
                """.replace("at h8", "at c6");
        String dice = "add 0; add 0; dice A 1 1 1 1 1 | B 1 1 1\n";
        differs(
                shot.formatted("dice dice dice", "model dice dice dice")
                                .replace("expect command A model dice dice dice\n", "")
                        + dice,
                "expect offers reroll with model, offers reroll with dice",
                "expect refuses reroll with model by CMD-5, offers reroll with dice");
    }

    @Test
    @Rule({"R25-K-COMM-RELAY", "CMD-6"})
    @DisplayName("R25-K-COMM-RELAY: it is spent before equal ones, and what is left then buys a re-roll")
    void spentFirst() {
        isNew("""
                command A model model; laid R25-K-COMM-RELAY 1 of A1 at c2 until round
                A1 COMMUNICATIONS RELAY, at c2; A2 RA 5+, rifle R8, at c3; A3 RA 5+, rifle R8, at d3; B1 SV 5+ HP 9, at c6
                play
                A1 activate; A1 end; spend model: A2 activate; expect nothing laid
                A2 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                expect offers reroll with model
                """);
        isNew("""
                command A model; laid R25-K-COMM-RELAY 1 of A1 at c2 until round
                A1 COMMUNICATIONS RELAY, at c2; A2 RA 5+, rifle R8, at c3; B1 SV 5+ HP 9, at c6
                play
                A2 activate; A2 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                expect asks A: activation
                """);
    }
}
