package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-DROP-SUIT: a suit in reserve, and its call. */
class DropSuitRulesTest {
    @Test
    @Rule({"K-DROP-SUIT", "SET-7", "SET-11"})
    @DisplayName("K-DROP-SUIT, SET-7, SET-11: it is not deployed: it is in reserve, not killed, and scores for no side")
    void notDeployed() {
        play("""
                A1 HP 1; A2 DROP SUIT; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a8; A1 spot 5
                expect asks B: deployment, A2 reserve, not in play, not killed, score B 0
                B1 set up; B1 deploy e1; B1 spot 5
                expect round 1, A2 reserve
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "RND-5", "RND-6"})
    @DisplayName("K-DROP-SUIT, RND-5, RND-6: in reserve it is no model left to activate; once down this round it is")
    void leftToActivate() {
        play("""
                A1 at c2; A2 DROP SUIT, reserve; B1 to B2 at h8
                play
                expect offers pass, refuses A2 activate by RND-2
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5; A1 end
                B1 activate; B1 end
                expect asks A: turn, offers A2 activate, refuses pass by RND-5
                A2 activate; A2 end; B2 activate; B2 end
                expect round 2
                """);
        play("""
                A1 at c2; A2 DROP SUIT, reserve; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect round 2, A2 reserve
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "CMD-6"})
    @DisplayName("K-DROP-SUIT, CMD-6: not as the second model of the turn")
    void notInThisTurn() {
        play("""
                command A model; A1 at c2; A2 DROP SUIT, reserve; A3 at a1; B1 at h8
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5; A1 end
                expect refuses spend model: A2 activate by K-DROP-SUIT, command A model
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "SPC-1", "RND-4"})
    @DisplayName("K-DROP-SUIT, RND-4: one suit a SPECIAL, one such SPECIAL an activation; another action is left")
    void oneSuitAnActivation() {
        play("""
                A1 at c2; A2 to A3 DROP SUIT, reserve; B1 at h8
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                expect A3 reserve, refuses A1 use K-DROP-SUIT on A3 at c7 by RND-4, offers A1 advance
                expect refuses A1 sprint by RND-3
                A1 end; B1 activate; B1 end; A2 activate
                expect offers A2 use K-DROP-SUIT on A3 at c7
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "SPC-1", "ACT-3", "PIN-1"})
    @DisplayName("K-DROP-SUIT, SPC-1: not beside unpinned enemies, nor pinned; beside pinned ones it may be called")
    void theModelThatCalls() {
        play("""
                A1 at c2; A2 DROP SUIT, reserve; B1 at c2
                play
                A1 activate
                expect refuses A1 use K-DROP-SUIT on A2 at c5 by ACT-3
                """);
        play("""
                A1 at c2; A2 DROP SUIT, reserve; B1 pinned, at c2
                play
                A1 activate
                expect offers A1 use K-DROP-SUIT on A2 at c5
                """);
        play("""
                A1 pinned, at c2; A2 DROP SUIT, reserve; B1 at a8
                play
                A1 activate
                expect refuses A1 use K-DROP-SUIT on A2 at c5 by ACT-2
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "A2, d2, false",
        "A2, d4, false",
        "A2, c2, false",
        "A2, a5, false",
        "A2, a5:2, true",
        "A2, b5, true",
        "A2, b5:2, false",
        "A3, b5, false",
        "A1, b5, false",
        "B2, b5, false",
        "B1, b5, false"
    })
    @Rule({"K-DROP-SUIT", "SET-3", "KT-18"})
    @DisplayName("K-DROP-SUIT: one of its own side's in reserve, in an empty cube, on the top floor of the stack")
    void where(String suit, String cube, boolean may) {
        play("""
                floor a5:2; A1 at c2; A2 DROP SUIT, reserve; A3 DROP SUIT, at d2
                B1 at d4; B2 DROP SUIT, reserve
                play
                A1 activate
                expect %s A1 use K-DROP-SUIT on %s at %s%s
                """.formatted(may ? "offers" : "refuses", suit, cube, may ? "" : " by K-DROP-SUIT"));
    }

    @Test
    @Rule({"K-DROP-SUIT", "SET-8", "PART-4"})
    @DisplayName("K-DROP-SUIT, SET-8, PART-4: a VEHICLE where the ground is on top; a large one not on a half floor")
    void allowedPlaces() {
        play("""
                floor b5:2; half floor north of e5:2; A1 at c2; A2 DROP SUIT, VEHICLE, reserve
                A3 SZ 3, DROP SUIT, reserve; A4 DROP SUIT, reserve; B1 at h8
                play
                A1 activate
                expect refuses A1 use K-DROP-SUIT on A2 at b5:2 by K-DROP-SUIT, offers A1 use K-DROP-SUIT on A2 at c5
                expect offers A1 use K-DROP-SUIT on A3 at b5:2, offers A1 use K-DROP-SUIT on A3 at e5
                expect refuses A1 use K-DROP-SUIT on A3 at e5:2 by K-DROP-SUIT
                expect offers A1 use K-DROP-SUIT on A4 at e5:2, refuses A1 use K-DROP-SUIT on A4 at e5 by K-DROP-SUIT
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "GEO-7", "PART-1"})
    @DisplayName("K-DROP-SUIT, GEO-7: of a half-cube it names a side, which is empty")
    void inAHalfCube() {
        play("""
                wall north-south through c5; A1 at c2; A2 DROP SUIT, reserve; B1 at c5w
                play
                A1 activate
                expect refuses A1 use K-DROP-SUIT on A2 at c5 by K-DROP-SUIT
                expect refuses A1 use K-DROP-SUIT on A2 at c5w by K-DROP-SUIT
                A1 use K-DROP-SUIT on A2 at c5e; A2 spot 4
                expect A2 at c5e/4, B1 at c5w, upright, asks A: activation
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "ITEM-2", "SET-7"})
    @DisplayName("K-DROP-SUIT: any zone will do, with an objective and items, of which it picks up none")
    void itPicksNothingUp() {
        play("""
                A1 at c2; A2 DROP SUIT, reserve; B1 at h1; token 1 I-AMMO at h7
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at h7; A2 spot 5
                expect A2 at h7/5, not event ITEM-2, asks A: activation
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "K-JUMP-PACK", "FALL-1"})
    @DisplayName("K-DROP-SUIT, K-JUMP-PACK: after that it has a JUMP PACK")
    void aJumpPack() {
        play("""
                floors c5:2 c5:3; A1 at a1; A2 SP 1-2, DROP SUIT, reserve; B1 at h8
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5:3; A2 spot 5; A1 end; B1 activate; B1 end
                A2 activate; A2 advance; A2 step c6:3; A2 let go; A2 spot 5
                expect A2 at c6/5, upright, unharmed
                """);
    }
}
