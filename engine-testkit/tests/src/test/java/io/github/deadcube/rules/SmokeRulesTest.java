package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sighting;
import io.github.deadcube.api.extend.Sightlines;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** K-SMOKE, I-SMOKE-GRENADE, KT-9: sources of smoke, blocked sight, dice lost by shots, and the removal of smoke. */
class SmokeRulesTest {
    private static final Body SMALL = new Body(1, false);

    @Test
    @Rule({"K-SMOKE", "K-GRENADE"})
    @DisplayName("K-SMOKE, K-GRENADE: a marker where it lands, and no damage; a model in it is no longer seen")
    void aGrenadeLaysIt() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (SMOKE), at c2; A2 RA 5+, rifle R8, at c1; B1 at c4; B2 at a8
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                expect smoke c4, event smoke in c4, B1 at c4/5, upright, unharmed
                A1 end; B2 activate; B2 end; A2 activate
                expect refuses A2 shoot rifle at B1 by SHO-4
                """);
    }

    @Test
    @Rule({"K-SMOKE", "SCAT-1", "SCAT-2", "SCAT-5"})
    @DisplayName("K-SMOKE, SCAT-1 to SCAT-5: it scatters, bounces and comes down as other grenades do")
    void itScatters() {
        String grenade = "A1 RA 4+, grenade R3 GRENADE (SMOKE), at c2; B1 at h8\n";
        String missed = "play\nA1 activate; A1 shoot grenade at c4%s; dice A 1 1 1; dice A 1\nexpect smoke %s";
        play(grenade + missed.formatted("", "c5"));
        play("wall north of c4; " + grenade + missed.formatted("", "c4"));
        play("floor c4:2; " + grenade + missed.formatted(":2", "c5"));
    }

    @Test
    @Rule("K-SMOKE")
    @DisplayName("K-SMOKE: one marker a cube, however often it is laid")
    void oneMarkerACube() {
        play("""
                smoke c4; A1 RA 4+, grenade R3 GRENADE (SMOKE), at c2; B1 at h8
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                expect smoke c4, not event K-SMOKE
                """);
    }

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
    void hides(String from, String to) {
        play("""
                smoke c4; A1 RA 5+, rifle R8, at %s; B1 at %s
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 by SHO-4
                """.formatted(from, to));
    }

    @Test
    @Rule({"K-SMOKE", "LOS-5"})
    @DisplayName(
            "K-SMOKE, LOS-5: the smoke cube is seen from outside; cubes behind it, or around it from within, are not")
    void theCubeItselfIsSeen() {
        play("""
                floors c2:2 c4:2; smoke c4
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; B1 at c4; B2 at h8
                play
                A1 activate
                expect offers A1 shoot grenade at c4, refuses A1 shoot grenade at c5 by K-GRENADE
                """);
        play("""
                floor c2:2; smoke c2; A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; B1 at h8
                play
                A1 activate
                expect refuses A1 shoot grenade at c3 by K-GRENADE, refuses A1 shoot grenade at d4 by K-GRENADE
                """);
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
    @Rule({"K-SMOKE", "KT-9"})
    @DisplayName("K-SMOKE, KT-9: smoke above or below the line is beside it too")
    void aboveTheLine() {
        play("""
                floor d4:2; smoke d4:2; A1 RA 5+, rifle R8, at c2; B1 at c6
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 4 d8: test
                """);
    }

    @Test
    @Rule({"K-SMOKE", "DICE-4", "CMD-7"})
    @DisplayName(
            "2. no dice left: not clear, a friend there, smoke beside: 3 - 2 - 1 = 0, and 1 with a Dice die (DICE-4)")
    void noDiceLeft() {
        String scene = "smoke d5; barricade north of c4; A1 RA 5+, rifle R8, at c2; A2 at c5; B1 SV 5+, at c5\n";
        play(scene + """
                play
                A1 activate; A1 shoot rifle at B1
                expect asks B rolls 3 d8: test, event K-SMOKE
                dice B 1 1 1
                expect B1 unharmed
                """);
        play(scene + """
                command A dice
                play
                A1 activate; A1 shoot rifle at B1; add 1
                expect asks A rolls 1 d8: test
                """);
    }

    @Test
    @Rule({"K-SMOKE", "K-RAPID-FIRE"})
    @DisplayName("K-SMOKE, K-RAPID-FIRE: blazing away is a SHOOT too; the target's test is not touched")
    void blazingAway() {
        play("""
                smoke d4; A1 RA 5+, gun R8 RAPID FIRE, at c2; B1 SV 5+, at c6
                play
                A1 activate; A1 shoot gun at B1 as blaze away
                expect asks A rolls 5 d8: test
                dice A 5 1 1 1 1
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"K-SMOKE", "K-INDIRECT", "DICE-10"})
    @DisplayName("K-SMOKE, K-INDIRECT: an enemy in smoke is not in sight, and no dice are taken (DICE-10)")
    void indirect() {
        play("""
                smoke c6; A1 RA 4+, mortar R8 INDIRECT (BLAST), at c2; B1 at c6; B2 at h8
                play
                A1 activate; A1 shoot mortar at c6; dice A 4 1 1
                expect asks A rolls 1 d8: scatter
                """);
    }

    @Test
    @Rule({"K-SMOKE", "RND-9", "DICE-12"})
    @DisplayName("K-SMOKE, RND-9: after the objectives, cube by cube in board order: 1 to 4 it stays, 5 to 8 it goes")
    void endOfTheRound() {
        play("""
                :1  a   b   c  d
                 2  A1o B2  .  %
                 1  B1  %   .  %
                A1 activated; B1 activated; initiative B
                play
                B2 activate; B2 end
                expect score A 1, asks B rolls 1 d8: smoke (K-SMOKE)
                expect why the smoke in b1 may go
                dice B 4; dice B 5; dice B 8
                expect smoke b1, event the smoke in b1 stays, event the smoke in d2 goes, round 2
                """);
    }

    @Test
    @Rule({"K-SMOKE", "GEO-7"})
    @DisplayName("K-SMOKE, GEO-7: on one side of a half-cube it fills both")
    void halfCubes() {
        play("""
                wall north-south through c4; A1 RA 4+, grenade R3 GRENADE (SMOKE), at c2; A2 RA 5+, rifle R8, at e4
                B1 at c4e; B2 at h8
                play
                A1 activate; A1 shoot grenade at c4w; dice A 4 1 1
                expect smoke c4
                A1 end; B2 activate; B2 end; A2 activate
                expect refuses A2 shoot rifle at B1 by SHO-4
                """);
    }

    @Test
    @Rule({"I-SMOKE-GRENADE", "ITEM-6"})
    @DisplayName("I-SMOKE-GRENADE: thrown once, 3 cubes far")
    void theItem() {
        play("""
                A1 RA 4+, carries I-SMOKE-GRENADE, at c2; B1 at h8
                play
                A1 activate
                expect refuses A1 shoot item smoke grenade at c6 by SHO-4
                A1 shoot item smoke grenade at c5; dice A 4 1 1
                expect smoke c5, A1 not carries I-SMOKE-GRENADE
                """);
    }

    @Test
    @Rule({"K-SMOKE", "LOS-2"})
    @DisplayName(
            "K-SMOKE, LOS-2: sight says which smoke blocks; a model in its cube is in smoke, whatever its height (KT-9)")
    void explained() {
        Battlefield field = Battlefield.open(8, 8, 2);
        Sightlines sight = Deadcube.sightlines(field).past(Vector.of(cube("c4")));
        for (String to : new String[] {"c6/5", "c4/5"}) {
            Sighting seen = sight.explain(place("c2/5"), SMALL, place(to), SMALL);
            assertThat(seen.line()).isEqualTo(LineOfSight.NONE);
            assertThat(seen.rays())
                    .hasSize(9)
                    .allSatisfy(ray -> assertThat(ray.blocked().get()).hasToString("the smoke of c4"));
        }
        assertThat(sight.explain(place("c2/5"), SMALL, place("d6/9"), SMALL).rays())
                .anyMatch(ray -> ray.blocked().isEmpty())
                .anyMatch(ray -> ray.blocked().exists(by -> by.kind() == Sighting.Kind.SMOKE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"c4:2", "c4w", "j9", "c4/5"})
    @Rule("K-SMOKE")
    @DisplayName("K-SMOKE: it lies in whole cubes that have a floor")
    void allowedCubes(String cube) {
        assertThat(Script.parse("board 8 x 8 x 2; smoke " + cube + "; A1 at a1; B1 at h8")
                        .map(script -> script.run(ScriptRunner.standard()).isLeft())
                        .getOrElse(true))
                .isTrue();
    }

    private static Cube cube(String text) {
        return Cube.parse(text).get();
    }

    private static Place place(String text) {
        return Place.parse(text).get();
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
}
