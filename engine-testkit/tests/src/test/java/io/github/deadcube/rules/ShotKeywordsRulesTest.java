package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-HOLO-SIGHT, K-FIRING-PLATFORM, K-HEAVY: keywords that count in a SHOOT. The barricade prevents clear shots. */
class ShotKeywordsRulesTest {
    /** A1 shoots at B1 with this number of dice. */
    private static void rolls(int dice, String shooter, String how) {
        play("""
                barricade north of c3
                A1 RA 5+, %s, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 shoot gun at B1%s
                expect asks A rolls %d d8: test
                """.formatted(shooter, how, dice));
    }

    @Test
    @Rule("K-HOLO-SIGHT")
    @DisplayName("K-HOLO-SIGHT: a die more, on the weapon or the model, one in all; blazing away too")
    void holoSight() {
        rolls(4, "gun R8 HOLO-SIGHT", "");
        rolls(4, "HOLO-SIGHT, gun R8", "");
        rolls(4, "HOLO-SIGHT, gun R8 HOLO-SIGHT", "");
        rolls(5, "gun R8 HOLO-SIGHT and RAPID FIRE", " as blaze away");
        rolls(3, "gun R8, rifle R8 HOLO-SIGHT", "");
    }

    @Test
    @Rule({"K-HOLO-SIGHT", "K-SNIPER-SCOPE"})
    @DisplayName("K-HOLO-SIGHT: not with a SNIPER SCOPE, however that is fired, nor blazing away with it")
    void notWithAScope() {
        rolls(3, "gun R8 HOLO-SIGHT and SNIPER SCOPE", "");
        rolls(5, "HOLO-SIGHT, gun R8 SNIPER SCOPE", " as long shot");
        rolls(4, "HOLO-SIGHT, gun R8 SNIPER SCOPE and RAPID FIRE", " as blaze away");
        rolls(4, "HOLO-SIGHT, gun R8, sniper R8 SNIPER SCOPE", "");
    }

    @Test
    @Rule({"K-HOLO-SIGHT", "K-FIRING-PLATFORM", "DICE-10"})
    @DisplayName("K-HOLO-SIGHT, K-FIRING-PLATFORM, DICE-10: no die more for a shot at a cube")
    void notAtACube() {
        play("""
                A1 RA 5+, HOLO-SIGHT, FIRING PLATFORM (2), pot R3 GRENADE (FRAG (1)), at c1; B1 at c4
                play
                A1 activate; A1 shoot pot at c4
                expect asks A rolls 3 d8: test
                """);
        play("""
                A1 RA 5+, HOLO-SIGHT, FIRING PLATFORM (2), mortar R8 INDIRECT (FRAG (1)), at c1; B1 at c4
                play
                A1 activate; A1 shoot mortar at c4
                expect asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"K-HOLO-SIGHT", "K-FIRING-PLATFORM"})
    @DisplayName("K-HOLO-SIGHT, K-FIRING-PLATFORM: nothing for FIGHT and SURVIVE")
    void inShotsAlone() {
        play("""
                A1 FI 4+, HOLO-SIGHT, FIRING PLATFORM (2), at c4; B1 SV 5+, HOLO-SIGHT, FIRING PLATFORM (2), at c4
                play
                A1 activate; A1 assault B1
                expect asks A rolls 3 d8: test
                dice A 4 1 1
                expect asks B rolls 3 d8: test
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"VEHICLE", "WALKER", "BIKE"})
    @Rule("K-FIRING-PLATFORM")
    @DisplayName("K-FIRING-PLATFORM: on a weapon n dice more if a VEHICLE, WALKER or BIKE fires it, and no other model")
    void onAWeapon(String machine) {
        rolls(5, machine + ", gun R8 FIRING PLATFORM (2)", "");
        rolls(6, machine + ", gun R8 FIRING PLATFORM (2) and RAPID FIRE", " as blaze away");
        rolls(3, machine + ", gun R8, cannon R8 FIRING PLATFORM (2)", "");
        rolls(3, "gun R8 FIRING PLATFORM (2)", "");
        rolls(3, "CONSTRUCT, gun R8 FIRING PLATFORM (2)", "");
    }

    @Test
    @Rule({"K-FIRING-PLATFORM", "KT-11"})
    @DisplayName(
            "K-FIRING-PLATFORM: on a model with every weapon, VEHICLE or not; the highest number that counts, once")
    void onAModel() {
        rolls(4, "FIRING PLATFORM (1), gun R8", "");
        rolls(4, "FIRING PLATFORM (1), VEHICLE, gun R8", "");
        rolls(5, "FIRING PLATFORM (1), VEHICLE, gun R8 FIRING PLATFORM (2)", "");
        rolls(4, "FIRING PLATFORM (1), gun R8 FIRING PLATFORM (2)", "");
        rolls(5, "FIRING PLATFORM (2), gun R8 FIRING PLATFORM (1)", "");
    }

    @Test
    @Rule({"K-HEAVY", "RND-3"})
    @DisplayName("K-HEAVY: a SHOOT with it is a long action, blazing away too")
    void heavy() {
        String field = "barricade north of c3; A1 RA 5+, cannon R8 HEAVY and RAPID FIRE, rifle R8, at c3; "
                + "B1 SV 5+ HP 9, at c4; play; A1 activate; ";
        play(field + "A1 advance; A1 spot 4; expect refuses A1 shoot cannon at B1 by RND-3, "
                + "refuses A1 shoot cannon at B1 as blaze away by RND-3, offers A1 shoot rifle at B1");
        play(field + "A1 shoot cannon at B1; dice A 5 1 1 | B 5 1 1; expect asks B: turn");
        play(field + "A1 shoot cannon at B1 as blaze away; dice A 1 1 1 1; expect asks B: turn");
    }

    @Test
    @Rule({"K-HEAVY", "CMD-8"})
    @DisplayName("K-HEAVY, CMD-8: a Shoot die fires it, and leaves two short actions")
    void heavyForADie() {
        play("""
                command A shoot; barricade north of c3; A1 RA 5+, cannon R8 HEAVY, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate; spend shoot: A1 shoot cannon at B1; dice A 5 1 1 | B 5 1 1
                expect asks A: activation, offers A1 advance, offers A1 sprint
                """);
    }
}
