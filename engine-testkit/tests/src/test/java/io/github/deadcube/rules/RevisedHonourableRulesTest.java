package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-K-HONOURABLE: no damage to models that were pinned. */
class RevisedHonourableRulesTest {
    @Test
    @Rule({"R25-K-HONOURABLE", "AWAY-1"})
    @DisplayName("52. R25, honour: a FIGHT with the pinned bonus costs no HP, and knocks back (R25-K-HONOURABLE)")
    void knocksBack() {
        differs("""
                A1 FI 4+, HONOURABLE, pike CC KNOCKBACK, at c4; B1 SV 5+ HP 2, pinned, at c5; B2 at h8
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 1
                """, "expect asks A: activation, B1 pinned", """
                A1 wield pike; dice A 4 4 1 1 1 | B 5 1 1
                expect asks A: direction
                B1 throw north; B1 spot 5
                expect B1 at c6/5, upright, unharmed
                """);
    }

    @Test
    @Rule({"R25-K-HONOURABLE", "ADV-6"})
    @DisplayName("R25-K-HONOURABLE, ADV-6: it makes the free attack on a model that breaks away, with damage")
    void freeAttack() {
        differs("""
                A1 SV 5+ HP 3, at c4; A2 at a1; B1 FI 4+, HONOURABLE, at c4/4
                play
                A1 activate; A1 advance; A1 step c5
                """, "A1 step c5; A1 spot 5; expect A1 at c5/5", """
                B1 attack A1; dice A 1 1 1 | B 4 4 1
                expect A1 damage 2
                """);
    }

    @Test
    @Rule({"R25-K-HONOURABLE", "STD-2", "AST-1"})
    @DisplayName("R25-K-HONOURABLE: it ASSAULTs pinned models, is chosen in STD-2, and still shoots at no pinned model")
    void fightsWithoutHarm() {
        String lies = "A1 RA 5+ FI 4+, HONOURABLE, rifle R8, at c4; B1 SV 5+ HP 3, pinned, at %s; B2 at h8; play; A1 "
                + "activate\n";
        differs(
                lies.formatted("c4/4"),
                "expect refuses A1 assault B1 by K-HONOURABLE",
                "A1 assault B1; dice A 4 4 4 1 | B 1 1 1; expect B1 upright, unharmed");
        revised(lies.formatted("c6") + "expect refuses A1 shoot rifle at B1 by R25-K-HONOURABLE");
        differs(
                "A1 SV 5+ HP 3, pinned, at c4; A2 at a1; B1 FI 4+, HONOURABLE, at c4/4; play; A1 activate; A1 stand "
                        + "up; A1 spot 5\n",
                "expect A1 upright, asks A: activation",
                "dice A 1 1 1 | B 4 4 4 1; expect A1 upright, unharmed, asks A: activation");
    }
}
