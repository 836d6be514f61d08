package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * SLAM, FALL: models thrown against walls, and down. The barricade prevents clear shots; AR 1 prevents the damage of
 * the shot.
 */
class SlamAndFallRulesTest {
    @ParameterizedTest(name = "{0} against {1}")
    @Rule("SLAM-1")
    @DisplayName("SLAM-1: a draw and a model that wins: unharmed; a wall that wins pins, even where AR eats the damage")
    @CsvSource(textBlock = """
                4 4 4, 3 3 3, upright
                5 1 1, 4 1 1, upright
                5 1 1, 4 4 1, upright
                5 1 1, 1 1 1, pinned
                """)
    void theWallAndTheModel(String wall, String model, String then) {
        play("""
                wall north of c4; barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3
                B1 SV 4+ AR 1, at c4/5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                dice A %s | B %s
                expect B1 at c4/5, %s, unharmed, asks A: activation
                """.formatted(wall, model, then));
    }

    @ParameterizedTest(name = "{0}: SZ {1} goes through, SZ {2} does not")
    @Rule({"SLAM-2", "ADV-7"})
    @DisplayName("SLAM-2, ADV-7: the model's SZ decides")
    @CsvSource({"small gap, 1, 2", "medium gap, 2, 3", "large gap, 3, 4"})
    void gaps(String face, int passes, int sticks) {
        String script = """
                %s north of c4; barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3
                B1 SV 5+ AR 1 SZ %d, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                """;
        play(script.formatted(face, passes) + "B1 spot 5; expect B1 at c5, not event SLAM-1");
        play(script.formatted(face, sticks) + "expect event B1 is slammed north, asks A rolls 3 d8: test (SLAM-1)");
    }

    @ParameterizedTest(name = "walls: {0}")
    @Rule({"SLAM-2", "ADV-9"})
    @DisplayName("SLAM-2, ADV-9: diagonally the way is blocked if each order of crossings is")
    @CsvSource({
        "wall north of c4, false",
        "wall east of c4, false",
        "wall north of c4; wall east of c4, true",
        "wall north of c4; wall north of d4, true",
        "wall east of c4; wall east of c5, true",
        "wall east of c5; wall north of d4, true"
    })
    void diagonalWays(String walls, boolean slammed) {
        play("""
                %s
                A1 FI 4+, KNOCKBACK, at c4
                B1 SV 5+ AR 1, at c4
                play
                A1 activate; A1 assault B1
                dice A 4 1 1 | B 1 1 1; B1 throw north-east
                %s
                """.formatted(walls, slammed ? "expect event B1 is slammed north-east" : "B1 spot 5; expect B1 at d5"));
    }

    @ParameterizedTest(name = "from level {0}: {1} cubes, {2} dice")
    @Rule("FALL-1")
    @DisplayName("FALL-1: 3 dice for 2 cubes, and one more for each further cube; a draw pins")
    @CsvSource({"3, 2, 5 1 1", "4, 3, 5 1 1 1", "5, 4, 5 1 1 1 1", "6, 5, 5 1 1 1 1 1"})
    void gravity(int level, int cubes, String faces) {
        play("""
                floors c3:%1$d c4:%1$d; barricade north of c3:%1$d
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:%1$d
                B1 SV 5+ AR 1, at c4:%1$d
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 5
                dice A %3$s
                dice B 5 1 1
                expect event B1 falls %2$d, B1 at c5, pinned, unharmed
                """.formatted(level, cubes, faces));
    }

    @ParameterizedTest(name = "gravity {0}, model {1}: damage {2}")
    @Rule("FALL-1")
    @DisplayName("FALL-1: a winner is pinned too; gravity's difference is damage")
    @CsvSource({"5 1 1, 5 5 1, 0", "5 5 1, 5 1 1, 1", "5 6 7, 4 4 4, 3", "4 4 4, 1 1 1, 0"})
    void gravityAndTheModel(String gravity, String model, int damage) {
        play("""
                floors c3:3 c4:3; barricade north of c3:3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:3
                B1 SV 5+ HP 9, damage 1, at c4:3
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 5 1 | B 5 1 1; B1 spot 5
                dice A %s | B %s
                expect B1 at c5, pinned, damage %d
                """.formatted(gravity, model, damage + 2));
    }

    @ParameterizedTest
    @CsvSource({"c3, c4, c5s", "c7, c6, c5n"})
    @Rule({"FALL-3", "GEO-7"})
    @DisplayName("FALL-3, GEO-7: a model that falls through cubes halved alike keeps its side, without a die")
    void theSideIsKept(String shooter, String target, String landing) {
        play("""
                wall east-west through c5 c5:2 c5:3; floors %1$s:3 %2$s:3
                A1 RA 5+, cannon R8 KNOCKBACK, at %1$s:3/5; B1 SV 5+ AR 1, at %2$s:3/5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 1 1 | B 1 1 1; B1 spot 5
                dice A 5 1 1 | B 5 1 1
                expect event B1 falls 2, B1 at %3$s/5, pinned, not event GEO-7
                """.formatted(shooter, target, landing));
    }
}
