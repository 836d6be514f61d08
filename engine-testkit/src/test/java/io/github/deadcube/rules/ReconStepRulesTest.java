package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET-5: the steps that recon allows are steps of an ADVANCE, and bound by its rules. */
class ReconStepRulesTest {
    @Test
    @Rule({"SET-5", "ADV-4"})
    @DisplayName("SET-5, ADV-4: not into a cube that is full")
    void notIntoAFullCube() {
        play("""
                A1 RECON 5+; B1 RECON 5+ SZ 2; B2 to B3 SZ 2; recon
                play
                dice A 1 1 1 1 1 | B 5 1 1 1 1 | B 4
                B starts; zone 1; B1 deploy d8; B1 spot 5; B2 deploy c8; B2 spot 4; B3 deploy c8; B3 spot 6
                A1 deploy e1; A1 spot 5
                recon 4
                expect refuses B1 step c8 by ADV-4, offers B2 step d8
                B2 step d8; B2 spot 4
                expect B1 at d8/5, B2 at d8/4
                """);
    }

    @Test
    @Rule({"SET-5", "ADV-2", "ADV-3"})
    @DisplayName("SET-5, ADV-2, ADV-3: one step to an adjacent cube, not over the edge")
    void toAnAdjacentCube() {
        play("""
                A1 RECON 5+; B1 RECON 5+; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 4
                A starts; zone 2; A1 deploy h1; A1 spot 5; B1 deploy a8; B1 spot 5
                recon 4
                expect refuses A1 step h3 by ADV-2, refuses A1 step h1 by ADV-2, refuses A1 step i1 by ADV-3
                A1 step g2; A1 spot 5
                expect A1 at g2/5
                """);
    }

    @Test
    @Rule({"SET-5", "ADV-7"})
    @DisplayName("SET-5, ADV-7: not through a wall without a gap")
    void notThroughAWall() {
        play("""
                wall north of h1
                A1 RECON 5+; B1 RECON 5+; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 4
                A starts; zone 2; A1 deploy h1; A1 spot 5; B1 deploy a8; B1 spot 5
                recon 4
                expect refuses A1 step h2 by ADV-7, offers A1 step g1
                A1 step g1; A1 spot 5
                expect A1 at g1/5
                """);
    }
}
