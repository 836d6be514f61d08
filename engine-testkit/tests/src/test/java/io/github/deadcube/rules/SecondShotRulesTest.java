package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-FIRE-CONTROL, SHO-9: the second shot after the first. */
class SecondShotRulesTest {
    @Test
    @Rule({"K-FIRE-CONTROL", "SHO-9"})
    @DisplayName("K-FIRE-CONTROL, SHO-9: the first is resolved, damage and all, before dice are added to the second")
    void afterTheFirst() {
        play("""
                command A dice; command B dice; barricade north of c4
                A1 RA 5+, FIRE CONTROL, rifle R5, pistol R3, at c3; B1 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot rifle at B1; A1 shoot pistol at B1; add 0; add 0
                dice A 5 1 1 | B 1 1 1; A1 decline CMD-5; B1 decline CMD-5
                expect B1 damage 1, asks A: added dice (CMD-7)
                add 1; add 0
                expect asks A rolls 4 d8: test
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "SHO-9"})
    @DisplayName("K-FIRE-CONTROL: with its target dead the second is lost; at another it is fired")
    void theTargetIsDead() {
        play("""
                barricade north of c4; A1 RA 5+, FIRE CONTROL, rifle R5, pistol R3, at c3; B1 SV 5+, at c5; B2 at h8
                play
                A1 activate; A1 shoot rifle at B1; A1 shoot pistol at B1; dice A 5 1 1 | B 1 1 1
                expect B1 killed, asks A: activation
                """);
        play("""
                barricade north of c4; A1 RA 5+, FIRE CONTROL, rifle R5, pistol R3, at c3; B1 SV 5+, at c5; B2 SV 5+, at c5
                play
                A1 activate; A1 shoot rifle at B1; A1 shoot pistol at B2; dice A 5 1 1 | B 1 1 1; dice A 5 1 1 | B 1 1 1
                expect B1 killed, B2 killed
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "SHO-4"})
    @DisplayName("K-FIRE-CONTROL: the second is made whatever has become of range and line of sight")
    void outOfRangeAndSight() {
        play("""
                barricade north of c4; wall east of c6; A1 RA 5+, FIRE CONTROL, cannon R5 KNOCKBACK, pistol R2, at c3
                B1 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot cannon at B1; A1 shoot pistol at B1; dice A 5 1 1 | B 1 1 1; B1 spot 5
                expect B1 at c6/5
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 2, asks A: activation
                """);
        play("""
                barricade north of c4; A1 RA 5+, FIRE CONTROL, smoke R5 EXPLOSIVE (SMOKE), pistol R5, at c3; B1 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot smoke at c4; A1 shoot pistol at B1
                expect smoke c4
                dice A 5 1 | B 1 1 1                     # 3, -1 beside smoke
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "SHO-6"})
    @DisplayName(
            "K-FIRE-CONTROL, SHO-6: with the modifiers at that time: no +2 against a target that was knocked out of clear sight")
    void modifiersAtThatTime() {
        play("""
                barricade north of c5; A1 RA 5+, FIRE CONTROL, cannon R5 KNOCKBACK, pistol R2, at c3; B1 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot cannon at B1; A1 shoot pistol at B1
                dice A 5 1 1 1 1 | B 1 1 1; B1 spot 5
                expect asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "ACT-5", "K-GRENADE"})
    @DisplayName("K-FIRE-CONTROL: pinned or killed by what the first set off, the shooter fires no more")
    void theShooterPinned() {
        String scene = """
                barricade north of c4; A1 RA 5+ SV 5+ HP %d, FIRE CONTROL, grenade R3 GRENADE (FRAG (3)), pistol R3, at c3
                A2 at a1; B1 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot grenade at c4; A1 shoot pistol at B1; dice A 1 1 1; dice A 5
                """;
        play(scene.formatted(3) + """
                dice A 4 1 1 | A 1 1 1; dice A 7; A1 spot 5
                expect A1 at b3/5, pinned, B1 unharmed, asks B: turn
                """);
        play(scene.formatted(1) + "dice A 4 1 1 | A 1 1 1\nexpect A1 killed, B1 unharmed, asks B: turn");
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "K-GRENADE"})
    @DisplayName("K-FIRE-CONTROL: the dead fire at no cube either")
    void theShooterDead() {
        play("""
                A1 RA 5+ SV 5+, FIRE CONTROL, grenade R3 GRENADE (FRAG (3)), bombs R3 EXPLOSIVE (SMOKE), at c3; A2 at a1; B1 at h8
                play
                A1 activate; A1 shoot grenade at c4; A1 shoot bombs at c5; dice A 1 1 1; dice A 5
                dice A 4 1 1 | A 1 1 1
                expect A1 killed, no smoke, asks B: turn
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "SHO-2"})
    @DisplayName("K-FIRE-CONTROL: nor with an enemy in its cube, and that fight comes last")
    void anEnemyInItsCube() {
        play("""
                barricade north of c4; A1 RA 5+ FI 4+ SV 5+ HP 3, FIRE CONTROL, bombs R5 EXPLOSIVE (BLAST), pistol R3, at c3
                B1 SV 5+ HP 3, at c4; B2 SV 5+, at c5
                play
                A1 activate; A1 shoot bombs at c4; A1 shoot pistol at B2
                dice A 5; B1 spot 4                      # thrown into c3
                dice A 4 1 1 1 | B 1 1 1                 # PIN-3, after both; 3, +1 pinned
                expect B1 at c3/4, upright, damage 1, B2 unharmed, asks A: activation
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "KT-2", "PIN-3"})
    @DisplayName("K-FIRE-CONTROL, KT-2: a fight that the first makes due comes after the second")
    void fightsComeLast() {
        play("""
                barricade north of c4; A1 RA 5+, FIRE CONTROL, bombs R5 EXPLOSIVE (BLAST), pistol R3, at c3; A2 FI 4+ SV 5+, at d4
                B1 SV 5+ HP 5, at c4; B2 SV 5+ HP 2, at c5
                play
                A1 activate; A1 shoot bombs at c4; A1 shoot pistol at B2
                dice A 3; B1 spot 4
                expect B1 at d4/4, pinned, asks A rolls 3 d8: test
                dice A 5 1 1 | B 1 1 1
                expect B2 damage 1
                dice A 4 1 1 1 | B 1 1 1                 # A2 attacks B1
                expect B1 upright, damage 1, asks A: activation
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "K-EVADE"})
    @DisplayName("K-FIRE-CONTROL, K-EVADE: two targets may both evade, after both shots; pinned by either, not")
    void bothEvade() {
        String scene = """
                barricade north of b4 c4 d4; A1 RA 5+, FIRE CONTROL, gun R5 RAPID FIRE, pistol R3, at c3
                B1 SV 5+ HP 2, EVADE, at b5; B2 SV 5+ HP 2, EVADE, at d5
                play
                A1 activate
                """;
        play(scene + """
                A1 shoot gun at B1; A1 shoot pistol at B2; dice A 1 1 1 | B 1 1 1
                expect asks A rolls 3 d8: test
                dice A 1 1 1 | B 1 1 1
                expect asks B: evade (K-EVADE), offers B1 step b6
                B1 step b6; B1 spot 5; B2 step d6; B2 spot 5
                expect B1 at b6, B2 at d6, asks A: activation
                """);
        play(scene + """
                A1 shoot gun at B1 as blaze away; A1 shoot pistol at B1; dice A 5 1 1 1 | B 1 1 1 | A 1 1 1 | B 1 1 1
                expect B1 pinned, not event K-EVADE, asks A: activation
                """);
    }
}
