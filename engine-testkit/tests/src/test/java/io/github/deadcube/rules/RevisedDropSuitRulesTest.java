package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.isNew;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-K-DROP-SUIT: a suit that is activated in reserve. */
class RevisedDropSuitRulesTest {
    @Test
    @Rule({"R25-K-DROP-SUIT", "RND-5", "RND-6"})
    @DisplayName("53. R25, a suit's turn: in reserve it is activated, and comes down marked (R25-K-DROP-SUIT)")
    void aSuitsTurn() {
        differs("A1 at c2; A2 DROP SUIT, reserve; B1 at h8; play\n", """
                expect refuses A2 activate by RND-2
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5; A1 end
                expect A2 not activated
                """, """
                expect refuses pass by RND-5, offers exactly A1 activate | A2 activate
                A2 activate
                expect A2 reserve, activated, asks B: turn
                B1 activate; B1 end
                A1 activate; A1 use R25-K-DROP-SUIT on A2 at c5; A2 spot 5; A1 end
                expect A2 at c5/5, round 2
                """);
    }

    @Test
    @Rule({"R25-K-DROP-SUIT", "RND-6", "RND-9"})
    @DisplayName("R25-K-DROP-SUIT: called before it was activated it acts in a later turn, and the round waits for it")
    void calledFirst() {
        revised("""
                command A model; A1 at c2; A2 DROP SUIT, reserve; A3 at a1; B1 at h8
                play
                A1 activate; A1 use R25-K-DROP-SUIT on A2 at c5; A2 spot 5; A1 end
                expect refuses spend model: A2 activate by R25-K-DROP-SUIT
                end turn; B1 activate; B1 end
                expect asks A: turn, offers A2 activate
                """);
        differs(
                "A1 at c2; A2 DROP SUIT, reserve; B1 at h8; play; A1 activate; A1 end; B1 activate; B1 end\n",
                "expect round 2, A2 reserve",
                "expect asks A: turn, offers exactly A2 activate; A2 activate; expect round 2, A2 reserve, not "
                        + "activated");
    }

    @Test
    @Rule({"R25-K-DROP-SUIT", "CMD-6"})
    @DisplayName("R25-K-DROP-SUIT, CMD-6: no +1 Model is spent on it in reserve, and it is none for others")
    void nothingIsSpent() {
        isNew("""
                command A model; A1 at c2; A2 DROP SUIT, reserve; A3 at c3; B1 at h8
                play
                A1 activate; A1 end
                expect refuses spend model: A2 activate by R25-K-DROP-SUIT, offers exactly spend model: A3 activate | end turn
                spend model: A3 activate; A3 end
                expect asks B: turn
                """);
    }

    @Test
    @Rule({"R25-K-DROP-SUIT", "RND-5", "RND-7"})
    @DisplayName("R25-K-DROP-SUIT, RND-5, RND-7: it counts for passing, and for the start of the next round")
    void counts() {
        differs(
                "A1 at c2; B1 at h8; B2 DROP SUIT, reserve; play\n",
                "expect refuses pass by RND-5",
                "expect offers pass");
        differs(
                "initiative B; A1 at c2; A2 DROP SUIT, reserve; B1 at h8; play\nB1 activate; B1 end\n",
                "A1 activate; A1 end; expect round 2, initiative B",
                "A1 activate; A1 end; A2 activate; expect round 2, initiative B");
    }
}
