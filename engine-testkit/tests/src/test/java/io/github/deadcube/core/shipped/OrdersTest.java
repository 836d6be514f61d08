package io.github.deadcube.core.shipped;

import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

class OrdersTest {
    private static final Script.Runner RUNNER = Script.Runner.standard().with(Shipped.ruleset());

    @Test
    void calledShotsAddADieToTheShotsOfTheActivation() {
        RUNNER.play("""
                A1 order "Called Shots", RA 5+, rifle R5, at c4/5; A2 RA 5+, rifle R5, at d3/5
                B1 SV 5+ HP 9, at c7/5
                command A order shoot
                play
                A1 activate; spend order: A1 use ORDER-CALLED-SHOTS
                expect A1 marked ORDER-CALLED-SHOTS 1, refuses spend order: A1 use ORDER-CALLED-SHOTS by CMD-9
                A1 shoot rifle at B1
                expect asks A rolls 6 d8
                dice A 1 1 1 1 1 1 | B 1 1 1
                A1 decline CMD-5; spend shoot: A1 shoot rifle at B1
                expect asks A rolls 6 d8
                dice A 1 1 1 1 1 1 | B 1 1 1
                A1 end
                expect A1 not marked ORDER-CALLED-SHOTS 1
                """);
    }

    @Test
    void calledShotsNeedAModelThatCanShoot() {
        RUNNER.play("""
                A1 order "Called Shots", FI 4+, club CC, at c4/5; A2 RA 5+, bomb R3 GRENADE (FRAG (3)), at d3/5
                A3 RA 5+, rifle R5, pinned, at f3/5; A4 RA 5+, rifle R5, at f7/5; A5 RA 5+, rifle R5, at a8/5
                B1 at f7/1
                B2 to B5 at g1
                command A order model model
                play
                A1 activate
                expect refuses spend order: A1 use ORDER-CALLED-SHOTS by CMD-9
                A1 end; spend model: A2 activate
                expect refuses spend order: A2 use ORDER-CALLED-SHOTS by CMD-9
                A2 end; B1 activate; B1 end; A3 activate
                expect refuses spend order: A3 use ORDER-CALLED-SHOTS by CMD-9
                A3 end; spend model: A4 activate
                expect refuses spend order: A4 use ORDER-CALLED-SHOTS by CMD-9
                A4 end; B2 activate; B2 end; A5 activate
                expect offers spend order: A5 use ORDER-CALLED-SHOTS
                """);
    }

    @Test
    void standTogetherAddsADieToTheTargetsTestInThatAttackAlone() {
        RUNNER.play("""
                A1 RA 5+ FI 5+, rifle R5, at c4/5
                B1 order "Stand Together", at h8/5; B2 SV 5+ HP 9, at c7/5
                command A shoot; command B order
                play
                A1 activate; A1 shoot rifle at B2
                expect asks B: special order, offers B1 decline CMD-9
                spend order: B2 use ORDER-STAND-TOGETHER
                expect B2 marked ORDER-STAND-TOGETHER 1
                dice A 1 1 1 1 1
                expect asks B rolls 4 d8
                dice B 1 1 1 1
                A1 decline CMD-5
                expect B2 not marked ORDER-STAND-TOGETHER 1
                spend shoot: A1 shoot rifle at B2
                dice A 1 1 1 1 1 | B 1 1 1
                """);
    }

    @Test
    void standTogetherHelpsModelsThatFightBackToo() {
        RUNNER.play("""
                A1 FI 5+, club CC, at c4/5
                B1 order "Stand Together", at h8/5; B2 SV 5+ FI 5+ HP 9, at c4/1
                command B order
                play
                A1 activate; A1 assault B2; A1 wield club
                spend order: B2 use ORDER-STAND-TOGETHER
                B2 fight back
                dice A 1 1 1 | B 1 1 1 1
                """);
    }

    @Test
    void standTogetherHelpsAgainstFlamesTooButNotAgainstTheFireAfterwards() {
        RUNNER.play("""
                A1 RA 5+, flamer R8 IT BURNS!, at c4/5
                B1 order "Stand Together", at h8/5; B2 SV 5+ HP 9, at c7/5; B3 SV 5+ HP 9, at c7/1
                command B order
                play
                A1 activate; A1 shoot flamer at B2
                spend order: B2 use ORDER-STAND-TOGETHER
                dice A 5 1 1 | B 5 1 1 1
                expect asks B rolls 3 d8
                dice B 5 1 1
                expect B2 marked K-IT-BURNS 1, not marked ORDER-STAND-TOGETHER 1
                """);
    }

    @Test
    void calledShotsAreNotForWeaponsWithoutModifiers() {
        String shooter = """
                A1 order "Called Shots", RA 5+, flamer R8 IT BURNS!%s, at c4/5; B1 at c7/5; command A order
                play
                A1 activate
                """;
        RUNNER.play(shooter.formatted("") + "expect refuses spend order: A1 use ORDER-CALLED-SHOTS by CMD-9");
        RUNNER.play(shooter.formatted(", rifle R5") + "expect offers spend order: A1 use ORDER-CALLED-SHOTS");
    }
}
