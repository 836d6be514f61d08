package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-FIRE-CONTROL: the two shots that one SHOOT allows. */
class FireControlRulesTest {
    @Test
    @Rule({"K-FIRE-CONTROL", "SHO-9", "RND-4"})
    @DisplayName("K-FIRE-CONTROL: two weapons at two targets, in the order named; it is one SHOOT")
    void twoTargets() {
        play("""
                barricade north of b4 c4 d4; A1 RA 5+, FIRE CONTROL, rifle R5, pistol R3, at c3
                B1 SV 5+ HP 2, at b5; B2 SV 5+ HP 2, at d5
                play
                A1 activate
                expect offers A1 shoot rifle at B1, offers A1 shoot pistol at B2
                A1 shoot pistol at B2
                expect asks A: second weapon (K-FIRE-CONTROL), offers A1 shoot rifle at B1, offers A1 shoot rifle at B2
                A1 shoot rifle at B1
                dice A 5 1 1 | B 1 1 1
                expect B2 damage 1, B1 unharmed
                dice A 5 5 1 | B 5 1 1
                expect B1 damage 1, refuses A1 shoot rifle at B1 by RND-4, offers A1 advance
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "SHO-9"})
    @DisplayName("K-FIRE-CONTROL: one weapon is enough; without the keyword there are never two")
    void oneIsEnough() {
        play("""
                barricade north of c4; A1 RA 5+, FIRE CONTROL, rifle R5, pistol R3, at c3
                A2 RA 5+, rifle R5, pistol R3, at c2; B1 SV 5+, at c5
                play
                A1 activate; A1 shoot rifle at B1; A1 decline K-FIRE-CONTROL; dice A 1 1 1 | B 1 1 1
                expect asks A: activation
                A1 end; B1 activate; B1 end; A2 activate; A2 shoot rifle at B1
                expect asks A rolls 3 d8
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "rifle at B1, rifle at B2, K-FIRE-CONTROL",
        "rifle at B1, pistol at B2, SHO-4",
        "rifle at B1, pistol at A2, SHO-3",
        "rifle at B1, cannon at B1, SHO-1",
        "rifle at B1, blade at B1, SHO-1",
        "rifle at B1, pistol at B1 as blaze away, SHO-9",
        "rifle at B1, bombs at B1, K-EXPLOSIVE",
        "rifle at B1, pistol at c5, SHO-3",
        "pistol at B1, rifle at B3, SHO-4",
        "pistol at B1, rifle at B9, ASK-4"
    })
    @Rule({"K-FIRE-CONTROL", "SHO-1", "SHO-3", "SHO-4", "KT-18"})
    @DisplayName("K-FIRE-CONTROL: two different ones, and each shot obeys its own weapon")
    void rulesOfTheTwoShots(String first, String second, String rule) {
        play("""
                wall north of h3 h4; board 8 x 8
                A1 RA 5+, FIRE CONTROL, rifle R5, pistol R2, derringer R2, blade CC, bombs R5 EXPLOSIVE (BLAST), at c3
                A2 at c4; B1 SV 5+, at c5; B2 at c7; B3 at h4; wall east of f1 f2 f3 f4 f5 f6 f7 f8
                play
                A1 activate; A1 shoot %s
                expect offers A1 shoot derringer at B1, offers A1 shoot bombs at c4, offers A1 decline K-FIRE-CONTROL
                expect refuses A1 shoot %s by %s, refuses A1 end
                """.formatted(first, second, rule));
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "CMD-8"})
    @DisplayName("K-FIRE-CONTROL, CMD-8: a Shoot die gives one weapon only; the action gives two more")
    void aShootDie() {
        play("""
                command A shoot; barricade north of c4; A1 RA 5+, FIRE CONTROL, rifle R5, pistol R3, at c3; B1 SV 5+, at c5
                play
                A1 activate
                spend shoot: A1 shoot rifle at B1
                expect asks A rolls 3 d8
                dice A 1 1 1 | B 1 1 1
                A1 shoot rifle at B1; A1 shoot pistol at B1; dice A 1 1 1 | B 1 1 1 | A 1 1 1 | B 1 1 1
                expect asks A: activation
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "K-INDIRECT", "K-SNIPER-SCOPE", "RND-3"})
    @DisplayName("K-FIRE-CONTROL: if either shot is long, so is the action")
    void eitherLong() {
        String scene = """
                A1 RA 5+, FIRE CONTROL, pistol R3, sniper R5 SNIPER SCOPE, at c3
                A1 mortar R5 INDIRECT (BLAST); B1 SV 5+, at c5
                play
                A1 activate
                """;
        play(scene + "A1 shoot mortar at c6; expect offers A1 shoot pistol at B1");
        play(scene + """
                A1 shoot pistol at B1
                expect offers A1 shoot mortar at c6, offers A1 shoot sniper at B1 as long shot
                """);
        play(scene + """
                A1 advance; A1 spot 4
                expect refuses A1 shoot mortar at c6 by RND-3
                A1 shoot pistol at B1
                expect refuses A1 shoot mortar at c6 by RND-3, refuses A1 shoot sniper at B1 as long shot by RND-3
                expect offers A1 shoot sniper at B1
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "RND-3"})
    @DisplayName("K-FIRE-CONTROL, RND-3: after a long second shot the activation is over")
    void afterALongSecondOne() {
        play("""
                barricade north of c4; A1 RA 5+, FIRE CONTROL, pistol R3, gun R5 SNIPER SCOPE, at c3; B1 SV 5+, at c5
                play
                A1 activate; A1 shoot pistol at B1; A1 shoot gun at B1 as long shot; dice A 1 1 1 | B 1 1 1 | A 1 1 1 1 1 | B 1 1 1
                expect asks B: turn
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "RND-3"})
    @DisplayName("K-FIRE-CONTROL, RND-3: after a long one the activation is over")
    void afterALongOne() {
        play("""
                barricade north of c4; A1 RA 5+, FIRE CONTROL, pistol R3, gun R5 SNIPER SCOPE, at c3; B1 SV 5+, at c5
                play
                A1 activate; A1 shoot gun at B1 as long shot; A1 shoot pistol at B1; dice A 1 1 1 1 1 | B 1 1 1 | A 1 1 1 | B 1 1 1
                expect asks B: turn
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "I-FRAG-GRENADE", "SHO-8"})
    @DisplayName("K-FIRE-CONTROL: an item's weapon is one of them, and is used up")
    void anItemsWeapon() {
        play("""
                barricade north of c4; A1 RA 5+, FIRE CONTROL, pistol R3, carries I-FRAG-GRENADE, at c3; B1 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot pistol at B1; A1 shoot item frag grenade at c6
                dice A 1 1 1 | B 1 1 1 | A 5 1 1
                expect A1 not carries I-FRAG-GRENADE, asks A: activation
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "I-AMMO"})
    @DisplayName("K-FIRE-CONTROL, I-AMMO: a one-use item is for one of the shots, which is named")
    void anItemForOneOfThem() {
        String scene = """
                barricade north of c4; A1 RA 5+, FIRE CONTROL, rifle R5, pistol R3, carries I-AMMO, at c3; B1 SV 5+ HP 5, at c5
                play
                A1 activate
                """;
        play(scene + """
                A1 shoot rifle at B1; A1 shoot pistol at B1 using I-AMMO
                expect A1 not carries I-AMMO             # spent when it is declared
                dice A 1 1 1 | B 1 1 1 | A 5 1 1 1 | B 1 1 1
                expect B1 damage 1, asks A: activation
                """);
        play(scene + """
                A1 shoot rifle at B1 using I-AMMO
                expect refuses A1 shoot pistol at B1 using I-AMMO by K-FIRE-CONTROL, offers A1 shoot pistol at B1
                A1 shoot pistol at B1
                dice A 1 1 1 5 | B 1 1 1 | A 5 1 1 | B 1 1 1
                expect B1 damage 2, asks A: activation
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "K-RAPID-FIRE"})
    @DisplayName("K-FIRE-CONTROL, K-RAPID-FIRE: each in its own mode: one blazes away, the other harms")
    void modes() {
        play("""
                barricade north of c4; A1 RA 5+, FIRE CONTROL, gun R5 RAPID FIRE, pistol R3 RAPID FIRE, at c3; B1 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot gun at B1 as blaze away; A1 shoot pistol at B1
                dice A 5 1 1 1 | B 1 1 1
                expect B1 pinned, unharmed
                dice A 5 1 1 | B 1 1 1
                expect B1 pinned, damage 1
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "K-ONE-USE", "KT-16"})
    @DisplayName("K-FIRE-CONTROL, KT-16: both are declared, and used up, before any dice, lost shots too")
    void usedUpAsDeclared() {
        play("""
                barricade north of c4; A1 RA 5+, FIRE CONTROL, rifle R5, rocket R5 ONE-USE, at c3; B1 SV 5+, at c5; B2 at h8
                play
                A1 activate; A1 shoot rifle at B1; A1 shoot rocket at B1; dice A 5 1 1 | B 1 1 1
                expect B1 killed, asks A: activation
                A1 end; B2 activate; B2 end
                dice A 1 1 1 | B 1 1 1; reroll command none; reroll command none
                A1 activate
                expect refuses A1 shoot rocket at B2 by SHO-8
                """);
    }
}
