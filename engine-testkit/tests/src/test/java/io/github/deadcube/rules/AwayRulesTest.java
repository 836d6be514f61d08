package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
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
        Script.Runner.standard()
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
}
