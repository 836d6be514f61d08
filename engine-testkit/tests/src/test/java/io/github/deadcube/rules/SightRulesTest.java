package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
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
import org.junit.jupiter.params.provider.ValueSource;

/** LOS: lines of sight between models, by the engine's sight with nine rays. */
class SightRulesTest {
    private static final int PARTIAL = 3;

    /** A shot from one place to another is refused, or its number of dice shows what the shooter sees. */
    private static void sees(String scenery, String from, String to, int dice) {
        play("""
                %s
                A1 RA 5+, rifle R8, at %s; B1 at %s
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls %d d8: test (SHO-5)
                """.formatted(scenery, from, to, dice));
    }

    private static void hidden(String scenery, String from, String to) {
        play("""
                %s
                A1 RA 5+, rifle R8, at %s; B1 at %s
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 by SHO-4
                """.formatted(scenery, from, to));
    }

    @ParameterizedTest
    @CsvSource({"c2/5, c4/5", "c4/5, c2/5", "c3/1, c4/1", "c1/9, c6/3"})
    @Rule("LOS-1")
    @DisplayName("LOS-1: a wall without a gap hides")
    void wallsHide(String from, String to) {
        hidden("wall north of c3", from, to);
        hidden("smooth wall north of c3", from, to);
    }

    @ParameterizedTest
    @ValueSource(strings = {"barricade", "small gap", "medium gap"})
    @Rule("LOS-3")
    @DisplayName("LOS-3: past a low face or through a gap the target is seen, but not clear")
    void gapsLeaveItSeen(String face) {
        sees(face + " north of c3", "c2/5", "c4/5", PARTIAL);
        sees("barricade north of c2; " + face + " north of c3", "c2/5", "c4/5", PARTIAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A2 SZ 4, at c3/5", "B2 SZ 4, at c3/5", "B2 SZ 4, at c3/5, neutral", "B2 SZ 3, at c4/2"})
    @Rule("LOS-4")
    @DisplayName("LOS-4: other models never block sight nor a clear shot")
    void modelsNeverBlock(String between) {
        play("""
                A1 RA 5+, rifle R8, at c2/5; B1 at c4/5; %s
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 5 d8: test (SHO-5)
                """.formatted(between));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b1:2 | a1 | b4 | offers",
                "a1:2 | a1 | b4 | refuses",
                "a1:3 | a1 | b4 | refuses",
                "b4:2 | a1 | b4 | refuses",
                "b4:3 | a1 | b4 | refuses",
                "a1:2 | a1:2 | b4 | offers",
                "b4:2 | a1 | b4:2 | offers",
                "a1:2 a1:3 | a1:2 | b4 | refuses"
            })
    @Rule("LOS-6")
    @DisplayName("LOS-6: visible from above: no floor above the thrower, nor above the cube (K-GRENADE)")
    void visibleFromAbove(String floors, String from, String cube, String expected) {
        play("""
                board 2 x 4 x 3; wall north of a2 b2; wall north of a2:2 b2:2; wall north of a2:3 b2:3
                floors %s
                A1 RA 5+, bomb R8 GRENADE (FRAG (1)), at %s; B1 at b3
                play
                A1 activate
                expect %s A1 shoot bomb at %s%s
                """.formatted(floors, from, expected, cube, expected.equals("refuses") ? " by K-GRENADE" : ""));
    }

    @Test
    @Rule("LOS-6")
    @DisplayName("LOS-6: the floor of the cube and lower floors hide nothing")
    void facesAbove() {
        Battlefield field = Battlefield.open(2, 2, 3).withFloor(Cube.of("a1:2"), true);
        assertThat(field.visibleFromAbove(Cube.of("a1"))).isFalse();
        assertThat(field.visibleFromAbove(Cube.of("a1:2"))).isTrue();
        assertThat(field.visibleFromAbove(Cube.of("a1:3"))).isTrue();
        assertThat(field.visibleFromAbove(Cube.of("b1"))).isTrue();
    }

    /** Sees through everything, but never clearly. */
    private record SightThroughEverything() implements Sight {
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
    @Rule("LOS-7")
    @DisplayName("LOS-7: an application may supply its own sight")
    void anApplicationsSight() {
        Script.Runner.standard()
                .with(Deadcube.ruleset().withSight(new SightThroughEverything()))
                .play("""
                wall north of c3; floors c2:2 c4:2
                A1 RA 5+, rifle R8, bomb R8 GRENADE (FRAG (1)), at c2; B1 at c4; B2 at d2
                play
                A1 activate
                expect offers A1 shoot bomb at c4, offers A1 shoot rifle at B1
                A1 shoot rifle at B2
                expect asks A rolls 3 d8: test (SHO-5)
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "'B1 SZ 4, at c4/8', offers",
        "'A2 SZ 4, at c4/8; B1 at h8', offers",
        "'B1 SZ 1, at c4/8', refuses",
        "'B1 SZ 4, at d4/8', refuses",
    })
    @Rule("LOS-5")
    @DisplayName("LOS-5: none of its points is visible, but a model of either side in the cube is")
    void aModelInTheCube(String models, String verb) {
        play("""
                block 0 0 30 1 20 of c4
                A1 RA 4+, gun R5 EXPLOSIVE (FRAG (1)), at c2/5; %s
                play
                A1 activate
                expect %s A1 shoot gun at c4
                """.formatted(models, verb));
    }

    @ParameterizedTest
    @CsvSource({"c4, offers", "c3, refuses", "c4 c3, refuses"})
    @Rule({"LOS-5", "K-SMOKE"})
    @DisplayName("LOS-5: smoke in the cube itself hides none of its points, smoke before it does")
    void smokeInTheCube(String clouds, String verb) {
        play("""
                smoke %s; A1 RA 4+, gun R5 EXPLOSIVE (FRAG (1)), at c2/5; B1 at h8
                play
                A1 activate
                expect %s A1 shoot gun at c4
                """.formatted(clouds, verb));
    }
}
