package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sightlines;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** K-SMOKE, I-SMOKE-GRENADE, KT-9: sources of smoke, blocked sight, dice lost by shots, and the removal of smoke. */
class SmokeRulesTest {
    private static final Body SMALL = new Body(1, false);

    @ParameterizedTest
    @Rule({"K-PSYCHIC", "K-SMOKE", "KT-9"})
    @DisplayName("K-PSYCHIC: smoke takes no die, beside the line, on it or where the two stand")
    @ValueSource(strings = {"b4", "c4", "d5", "c2", "c6"})
    void psychic(String cloud) {
        play("""
                smoke %s; A1 RA 5+, mind R8 PSYCHIC, at c2; B1 SV 5+, at c6
                play
                A1 activate; A1 shoot mind at B1
                expect asks A rolls %d d8: test
                """.formatted(cloud, cloud.startsWith("c") ? 3 : 5));
    }

    @ParameterizedTest
    @CsvSource({"c2, c6", "c2, c4", "c4, c6", "c3, c5", "a2, e6"})
    @Rule("K-SMOKE")
    @DisplayName("K-SMOKE: no line of sight through it, into it or out of it")
    void blocksSight(String from, String to) {
        play("""
                smoke c4; A1 RA 5+, rifle R8, at %s; B1 at %s
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 by SHO-4
                """.formatted(from, to));
    }

    @ParameterizedTest
    @CsvSource({
        "d4, 4",
        "b1, 4",
        "d7, 4",
        "c7, 4",
        "b3 d3 d4, 4",
        "e4, 5",
        "a2, 5",
        "c8, 5",
        "c4, 0",
    })
    @Rule({"K-SMOKE", "KT-9"})
    @DisplayName(
            "K-SMOKE, KT-9: 1 die less if the line crosses a cube beside smoke, the two models' own included; once")
    void besideTheLine(String smoke, int dice) {
        play("""
                smoke %s; A1 RA 5+, rifle R8, at c2; B1 at c6
                play
                A1 activate
                expect %s
                """.formatted(
                smoke,
                dice == 0
                        ? "refuses A1 shoot rifle at B1 by SHO-4"
                        : "offers A1 shoot rifle at B1\nA1 shoot rifle at B1\nexpect asks A rolls " + dice
                                + " d8: test, " + (dice == 4 ? "event A1 rolls 1 die less" : "not event K-SMOKE")));
    }

    @Test
    @Rule({"K-SMOKE", "LOS-2"})
    @DisplayName("K-SMOKE, LOS-2: sight says which smoke blocks; a model in its cube is in smoke, whatever its height "
            + "(KT-9)")
    void explained() {
        Battlefield field = Battlefield.open(8, 8, 2);
        Sightlines sight = Deadcube.sightlines(field).past(Vector.of(cube("c4")));
        for (String to : new String[] {"c6/5", "c4/5"}) {
            assertThat(sight.line(place("c2/5"), SMALL, place(to), SMALL)).isEqualTo(LineOfSight.NONE);
            assertThat(sight.explain(place("c2/5"), SMALL, place(to), SMALL))
                    .hasSize(9)
                    .allMatch(ray -> ray.endsWith(": blocked by the smoke of c4"));
        }
        assertThat(sight.explain(place("c2/5"), SMALL, place("d6/9"), SMALL))
                .anyMatch(ray -> ray.endsWith(": free"))
                .anyMatch(ray -> ray.contains(": blocked by the smoke of "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"c4:2", "c4w", "j9", "c4/5"})
    @Rule("K-SMOKE")
    @DisplayName("K-SMOKE: it lies in whole cubes that have a floor")
    void allowedCubes(String cube) {
        assertThat(Script.read("board 8 x 8 x 2; smoke " + cube + "; A1 at a1; B1 at h8")
                        .map(script -> script.run(Script.Runner.standard()).isLeft())
                        .getOrElse(true))
                .isTrue();
    }

    private static Cube cube(String text) {
        return Cube.of(text);
    }

    private static Place place(String text) {
        return Place.of(text);
    }

    @ParameterizedTest
    @CsvSource({"A, A1, B1, B", "B, B1, A1, A"})
    @Rule({"K-SMOKE", "DICE-12"})
    @DisplayName("K-SMOKE, DICE-12: the side with the initiative rolls, whichever side laid it")
    void theSideThatRolls(String first, String one, String other, String roller) {
        play("""
                initiative %s; A1 RA 4+, pot R3 GRENADE (SMOKE), at c2; B1 RA 4+, pot R3 GRENADE (SMOKE), at f6
                play
                %2$s activate; %2$s shoot pot at d4; dice %1$s 4 1 1; %2$s end
                %3$s activate; %3$s end
                expect asks %4$s rolls 1 d8: smoke (K-SMOKE)
                """.formatted(first, one, other, roller));
    }

    @Test
    @Rule({"K-SMOKE", "KT-9"})
    @DisplayName("K-SMOKE, KT-9: two cubes of smoke beside the line take one die, which is announced once")
    void twoCubesOfSmoke() {
        GameState active = Script.play("smoke d4 b4; A1 RA 5+, rifle R8, at c2; B1 at c6; play; A1 activate")
                .state();
        Transition shot =
                Deadcube.rules().apply(active, Input.of("A1 shoot rifle at B1")).get();
        assertThat(shot.events().filter(Event.Modified.class::isInstance)).hasSize(1);
        assertThat(((Prompt.DiceRequest) Deadcube.rules().prompt(shot.state())).dice())
                .isEqualTo(4);
    }
}
