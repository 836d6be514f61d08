package io.github.deadcube.core.shipped;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

/** The special orders of the teams, written as data. */
class OrdersAsDataTest {
    private static final Script.Runner RUNNER = Script.Runner.standard().with(Shipped.all(Deadcube.ruleset()));

    @Test
    void allTogetherMovesUpToThreeFriendsByOneStepEach() {
        RUNNER.play("""
                A1 order "All Together", at c4/5; A2 at d4/5; A3 activated, at e4/5; A4 at g4/5; A5 pinned, at f4/5
                A6 at a8/5; B1 at h8/5
                command A order
                play
                A1 activate; spend order: A1 use ORDER-ALL-TOGETHER
                expect refuses A1 use ORDER-ALL-TOGETHER on A1 by CMD-9, refuses A1 use ORDER-ALL-TOGETHER on A5 by CMD-9
                A1 use ORDER-ALL-TOGETHER on A2; A2 step d5; A2 spot 5
                A1 use ORDER-ALL-TOGETHER on A3; A3 step e5; A3 spot 5
                A1 use ORDER-ALL-TOGETHER on A4; A4 step g5; A4 spot 5
                expect asks A: activation, A2 at d5, A2 not activated, A3 activated, offers A1 advance
                """);
    }

    @Test
    void sparePartsHealTwoModelsInTheEndPhase() {
        RUNNER.play("""
                A1 order "Spare Parts", HP 3, damage 2, at c4/5; A2 HP 3, damage 2, CONSTRUCT, activated, at d5/5
                A3 HP 2, activated, at e5/5; A4 HP 2, damage 1, activated, at f6/5; B1 at h8/5, activated
                command A order
                play
                A1 activate; A1 end; spend order: A1 use ORDER-SPARE-PARTS
                expect refuses A1 use ORDER-SPARE-PARTS on A3 by CMD-9
                A1 use ORDER-SPARE-PARTS on A2; A1 use ORDER-SPARE-PARTS on A1
                expect round 2, A1 damage 1, A2 damage 1, A4 damage 1
                """);
    }

    @Test
    void nobodyHereHidesTheModelUntilTheRoundEnds() {
        RUNNER.play("""
                A1 order "Nobody Here", at c4/5; A2 at h1
                B1 RA 5+, rifle R5, at c7/5; B2 at h8
                command A order
                play
                A1 activate; A1 end; spend order: A1 use ORDER-NOBODY-HERE
                B1 activate
                expect refuses B1 shoot rifle at A1
                B1 end; A2 activate; A2 end; B2 activate; B2 end
                expect round 2, A1 not marked ORDER-NOBODY-HERE
                """);
        RUNNER.play("""
                A1 order "Nobody Here", at c4/5; B1 at c4/1; command A order
                play
                A1 activate; A1 end
                expect asks B: turn
                """);
    }

    @Test
    void callThePackLetsABeastActAgain() {
        RUNNER.play("""
                A1 order "Call the Pack", at c4/5; A2 BEAST, activated, at c8; A3 BEAST, activated, at c1
                A4 activated, at c5; A5 BEAST, activated, at h8; A6 BEAST, at c3; B1 at h7
                command A order
                play
                A1 activate
                expect offers spend order: A1 use ORDER-CALL-THE-PACK on A2
                expect refuses spend order: A1 use ORDER-CALL-THE-PACK on A4 by CMD-9
                expect refuses spend order: A1 use ORDER-CALL-THE-PACK on A5 by CMD-9
                expect refuses spend order: A1 use ORDER-CALL-THE-PACK on A6 by CMD-9
                spend order: A1 use ORDER-CALL-THE-PACK on A3
                expect A3 not activated, A2 activated
                """);
    }
}
