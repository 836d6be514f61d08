package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AwayRulesTest {
    /** Sees through floors, so that a model directly below can be shot at. */
    private record SightThroughFloors() implements Sight {
        @Override
        public LineOfSight line(GameView game, ModelId from, ModelId to) {
            return LineOfSight.PARTIAL;
        }

        @Override
        public boolean sees(GameView game, ModelId from, Cube cube) {
            return true;
        }
    }

    @Test
    @Rule({"AWAY-1", "K-KNOCKBACK"})
    @DisplayName("AWAY-1, K-KNOCKBACK: in an ASSAULT the model with the keyword chooses, among eight on the same level")
    void inTheSameCube() {
        play("""
                A1 FI 4+, KNOCKBACK, at c4
                B1 SV 5+ AR 1, at c4
                play
                A1 activate; A1 assault B1
                dice A 4 1 1 | B 1 1 1
                expect asks A: direction (AWAY-1), offers B1 throw north, offers B1 throw north-east
                expect offers B1 throw east, offers B1 throw south-east, offers B1 throw south
                expect offers B1 throw south-west, offers B1 throw west, offers B1 throw north-west
                B1 throw south-west; B1 spot 9
                expect B1 at b3/9, upright
                """);
    }

    @Test
    @Rule("AWAY-1")
    @DisplayName("AWAY-1: the edge and a blocked way may be chosen (SLAM-1)")
    void theEdgeMayBeChosen() {
        play("""
                wall north of a1
                A1 FI 4+, KNOCKBACK, at a1
                B1 SV 5+ AR 1, at a1
                play
                A1 activate; A1 assault B1
                dice A 4 1 1 | B 1 1 1
                expect offers B1 throw north, offers B1 throw west
                B1 throw west
                expect event B1 is slammed west
                dice A 1 1 1 | B 1 1 1
                expect B1 at a1, upright
                """);
    }

    @ParameterizedTest(name = "from {0} through {1} to {2}")
    @Rule("AWAY-2")
    @DisplayName("AWAY-2: the straight line from spot to spot, seen from above, into the first other cube")
    @CsvSource({
        "c4/5, c5/5, c6",
        "c4/5, b4/5, a4",
        "c4/5, d6/5, d7",
        "c4/5, e5/5, f5",
        "c4/5, d5/8, d6",
        "c4/5, d5/3, e5",
        "c4/1, c5/9, c6",
        "c4/4, c5/6, d5",
        "c4/8, c5/2, c6",
        "c4/3, c5/6, c6",
        "e6/5, d5/2, d4",
        "e6/5, d5/4, c5"
    })
    void theStraightLine(String from, String through, String to) {
        play("""
                A1 RA 5+, cannon R8 KNOCKBACK, at %s
                B1 SV 5+ AR 1, at %s
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 1 1 | B 1 1 1
                B1 spot 5
                expect B1 at %s, upright
                """.formatted(from, through, to));
    }

    @ParameterizedTest(name = "from {0} through {1}: {2}, {3}, {4}")
    @Rule("AWAY-2")
    @DisplayName("AWAY-2: exactly through a corner: the attacker chooses one of the two sides or the diagonal")
    @CsvSource({
        "c4/5, d5/5, north, north-east, east, south, e6",
        "c3/5, d5/2, north, north-east, east, west, e6",
        "e6/5, d5/5, south, south-west, west, north, c4",
        "b5/5, d5/1, south, south-east, east, north-east, e4"
    })
    void throughACorner(String from, String through, String one, String diagonal, String other, String no, String to) {
        play("""
                A1 RA 5+, cannon R8 KNOCKBACK, at %s
                B1 SV 5+ AR 1, at %s
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 1 1 | B 1 1 1
                expect asks A: direction (AWAY-2), offers B1 throw %s, offers B1 throw %s, offers B1 throw %s
                expect refuses B1 throw %s by AWAY-2
                B1 throw %4$s; B1 spot 5
                expect B1 at %8$s
                """.replace("%4$s", diagonal).replace("%8$s", to).formatted(from, through, one, diagonal, other, no));
    }

    @Test
    @Rule("AWAY-2")
    @DisplayName("AWAY-2: one right above the other: the attacker chooses among all eight, on the target's level")
    void onOneVerticalLine() {
        ScriptRunner.standard()
                .with(Deadcube.ruleset().withSight(new SightThroughFloors()))
                .play("""
                floor c4:2
                A1 RA 5+, cannon R8 KNOCKBACK, at c4/5
                B1 SV 5+ AR 1, at c4:2/5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                expect asks A: direction (AWAY-2), offers B1 throw north, offers B1 throw south-west
                expect offers B1 throw east, offers B1 throw south-east, offers B1 throw north-west
                B1 throw west; B1 spot 5
                expect event B1 falls 1, B1 at b4
                """);
    }

    @Test
    @Rule("AWAY-2")
    @DisplayName("AWAY-2: away on the target's level, at any height of the source")
    void onTheTargetsLevel() {
        play("""
                floors c3:2 c5:2
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:2/8
                B1 SV 5+ AR 1, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 1 1 1 | B 1 1 1; B1 spot 5
                expect B1 at c5, upright
                """);
    }

    @Test
    @Rule({"AWAY-4", "FALL-2"})
    @DisplayName("AWAY-4, FALL-2: unpinned among enemies it must fight one that its owner chooses, with its FI")
    void unpinnedAmongEnemies() {
        play("""
                floors c3:2 c4:2; barricade north of c3:2
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:2; A2 FI 5+ SV 5+ HP 2, at c5; A3 SV 5+, pinned, at c5
                B1 FI 4+ SV 5+ AR 1, at c4:2
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 9        # 1 down
                expect asks B: enemy to fight (AWAY-4), offers B1 attack A3, refuses B1 attack A1 by AWAY-4
                expect refuses B1 decline AWAY-4, refuses A2 attack B1
                B1 attack A2; A2 fight back
                dice A 5 1 1 1 | B 4 4 1                 # A2 has a friend; B1 has not moved in
                expect A2 damage 1, A3 pinned, B1 upright, not activated
                """);
    }

    @Test
    @Rule({"AWAY-4", "AST-10"})
    @DisplayName("AWAY-4, AST-10: against a pinned enemy it has that bonus, and the enemy stands")
    void againstAPinnedEnemy() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 FI 3+ SV 5+, pinned, at c5
                B1 FI 4+ SV 5+ AR 1, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 9
                dice A 5 1 1 | B 4 1 1 1
                expect A2 upright, unharmed
                """);
    }

    @Test
    @Rule({"AWAY-4", "AST-8"})
    @DisplayName("AWAY-4, AST-8: with FI - it must fight too, without dice")
    void withoutFight() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 FI 3+ SV 5+, at c5
                B1 SV 5+ AR 1 HP 2, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 9; A2 fight back
                dice A 3 3 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule("AWAY-4")
    @DisplayName("AWAY-4: thrown in pinned is PIN-3; killed, or in the next cube, there is no fight")
    void inTheNextCube() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 FI 3+ SV 5+, at c6
                B1 FI 4+ SV 5+ AR 1 HP 2, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 9
                expect B1 at c5/9, not event AWAY-4, asks A: activation
                """);
    }

    @Test
    @Rule("AWAY-5")
    @DisplayName("AWAY-5: it is no breaking away, and its owner chooses a free spot")
    void noBreakingAway() {
        play("""
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 FI 3+, at c4/1
                B1 FI 4+ SV 5+ AR 1, at c4/5; B2 at c5/2
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1                   # 3, +2 clear, -2 for A2
                expect asks B: spot, offers B1 spot 1, refuses B1 spot 2 by GEO-2, refuses A1 spot 1
                B1 spot 1
                expect B1 at c5/1, not event ADV-6
                """);
    }

    @ParameterizedTest(name = "B2 of SZ {0}, B1 of SZ {1}: {2}")
    @Rule({"AWAY-5", "ADV-4", "SCAT-6"})
    @DisplayName("AWAY-5, ADV-4, SCAT-6: where its side has no space it stays, upright and unslammed")
    @CsvSource({"3, 1, c5", "4, 1, c4", "2, 2, c5", "3, 2, c4"})
    void capacity(int there, int thrown, String ends) {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3
                B1 SV 5+ AR 1 SZ %d, at c4/5; B2 SZ %d, at c5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                %s
                expect B1 at %s, upright, unharmed, not event SLAM-1
                """.formatted(thrown, there, ends.equals("c5") ? "B1 spot 9" : "", ends));
    }

    @Test
    @Rule({"AWAY-5", "ADV-4"})
    @DisplayName("AWAY-5, ADV-4: of both sides 8 fit, 4 of each")
    void enemiesUseNoneOfItsCapacity() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 FI 5+ SZ 4, at c5
                B1 SV 5+ AR 1 SZ 4, pinned, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 9
                dice A 5 1 1 1 | B 5 1 1
                expect B1 at c5/9
                """);
    }
}
