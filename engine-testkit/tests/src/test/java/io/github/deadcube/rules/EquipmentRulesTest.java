package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.Picture;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.ScriptFailed;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ITEM-7, DMG-4: bought equipment, and items that a card names. */
class EquipmentRulesTest {
    @Test
    @Rule({"ITEM-7", "K-ENERGY-SHIELD"})
    @DisplayName("ITEM-7, K-ENERGY-SHIELD: a bought shield rolls in addition to a printed one; given up, it is gone")
    void energyShield() {
        play("""
                barricade north of c3; A1 to A2 RA 5+, rifle R8; A1 at c3; A2 at c3
                B1 SV 5+ HP 5, ENERGY SHIELD (1), equipment K-ENERGY-SHIELD (2), at c4; B2 at h8
                token 1 I-AMMO at d4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 | B 1 1 1
                expect asks B rolls 1 d8: test (K-ENERGY-SHIELD)
                dice B 1
                expect asks B rolls 2 d8: test (K-ENERGY-SHIELD)
                dice B 6 6; A1 end; B1 activate; B1 advance; B1 step d4; B1 pick up 1
                B1 exchange and drop; B1 spot 5; B1 end
                expect B1 damage 1, carries I-AMMO, token 1 gone, event B1 has K-ENERGY-SHIELD no more
                A2 activate; A2 shoot rifle at B1; dice A 5 5 5 | B 1 1 1; dice B 1
                expect B1 damage 4
                """);
    }

    @Test
    @Rule({"ITEM-7", "K-DEFENDER"})
    @DisplayName(
            "ITEM-7, K-DEFENDER: a DEFENDER SHIELD that has been bought helps its owner and friends beside it, once")
    void defenderShield() {
        play("""
                barricade north of c3 d3; A1 RA 5+, rifle R8, at c3; A2 RA 5+, rifle R8, at d3
                B1 SV 5+ HP 5, equipment K-DEFENDER, at c4; B2 SV 5+ HP 5, DEFENDER SHIELD, at c4; B3 SV 5+ HP 5, at d4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                expect B1 damage 1
                A1 end; B3 activate; B3 end; A2 activate; A2 shoot rifle at B3; dice A 5 5 1 | B 1 1 1
                expect B3 damage 2
                """);
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3
                B1 SV 5+ HP 5, equipment K-DEFENDER, at c4; B2 SV 5+ HP 5, at c4
                play
                A1 activate; A1 shoot rifle at B2; dice A 5 5 1 | B 1 1 1
                expect B2 damage 1
                """);
    }

    @Test
    @Rule({"ITEM-7", "K-COMM-LINK"})
    @DisplayName("ITEM-7, K-COMM-LINK: a COMM-LINK that has been bought is used like a printed one, and stays")
    void commLink() {
        play("""
                A1 equipment K-COMM-LINK, at c4; B1 at h8
                play
                A1 activate; A1 use K-COMM-LINK on c6
                expect laid K-COMM-LINK of A1 at c6 until round, refuses A1 use K-COMM-LINK on c7 by RND-4, A1 not activated
                """);
    }

    @Test
    @Rule({"ITEM-7", "I-FRAG-GRENADE"})
    @DisplayName("ITEM-7, I-FRAG-GRENADE: a grenade that has been bought is thrown, and gone")
    void grenade() {
        play("""
                A1 RA 4+, equipment I-FRAG-GRENADE, at c2; B1 SV 5+ HP 3, at h8
                play
                A1 activate; A1 shoot item frag grenade at c4; dice A 4 1 1
                expect A1 not carries I-FRAG-GRENADE
                """);
    }

    @Test
    @Rule({"ITEM-7", "ITEM-6", "DMG-4"})
    @DisplayName("ITEM-6, DMG-4: equipment that was used does not come back in the situation that a state draws")
    void usedEquipment() {
        GameState used = Script.play("""
                A1 SP 1-2, equipment I-ADRENALINE, at c4; A2 equipment I-AMMO, carries I-INTEL, at c5; B1 at h8
                B2 equipment K-ENERGY-SHIELD (3), killed
                play
                A1 activate; A1 use I-ADRENALINE; A1 end
                """).state();
        String drawn = Picture.of(used);
        assertThat(drawn).contains("used up I-ADRENALINE", "equipment K-ENERGY-SHIELD (3)");
        GameState again = Script.play(drawn).state();
        assertThat(again.position().model(new ModelId(Side.A, 1)).get().item()).isEmpty();
        assertThat(again.position().model(new ModelId(Side.B, 2)).get().item()).isEmpty();
        assertThat(Picture.of(again)).isEqualTo(drawn);
        play("A1 equipment I-ADRENALINE, used up I-ADRENALINE, at c4; B1 at h8\nplay\nA1 activate"
                + "\nexpect refuses A1 use I-ADRENALINE, A1 not carries I-ADRENALINE");
    }

    @Test
    @Rule({"ITEM-7", "I-ADRENALINE"})
    @DisplayName(
            "ITEM-7: an item's name on a card allows its use once; it is not an item: another may be carried, and is kept")
    void adrenalineShot() {
        play("""
                A1 SP 1-2, ADRENALINE SHOT, carries I-AMMO, at c1; A2 at h1; B1 pinned, at h8
                play
                A1 activate; A1 use I-ADRENALINE
                expect A1 carries I-AMMO, event A1 has used up ADRENALINE SHOT, refuses A1 use I-ADRENALINE
                A1 advance; A1 step c2; A1 step c3; A1 spot 5; A1 end
                B1 activate; B1 end; A2 activate; A2 end
                dice B 1 1 1 | A 1 1 1; reroll command none; reroll command none
                B1 activate; B1 end; A1 activate
                expect round 2, refuses A1 use I-ADRENALINE
                """);
        play(
                "A1 ADRENALINE SHOT, used up ADRENALINE SHOT, at c1; B1 at h8\nplay\nA1 activate\nexpect refuses A1 use I-ADRENALINE");
        play("""
                A1 ADRENALINE SHOT, carries I-ADRENALINE, at c1; B1 at h8
                play
                A1 activate; A1 use I-ADRENALINE
                expect A1 not carries I-ADRENALINE, offers A1 use I-ADRENALINE
                """);
    }

    @ParameterizedTest
    @CsvSource({"AMMO, I-AMMO", "AP AMMO, I-AP-AMMO", "STIMULANTS, I-STIMULANTS"})
    @Rule({"ITEM-7", "I-AMMO", "I-AP-AMMO", "I-STIMULANTS"})
    @DisplayName("ITEM-7: of one printed and one carried, either; each once")
    void printedAids(String printed, String item) {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, %1$s, carries I-MEDI-PACK, at c3; B1 SV 5+ HP 9, at c4
                command A shoot
                play
                A1 activate; A1 shoot rifle at B1 using %2$s
                expect asks A rolls 4 d8: test, A1 carries I-MEDI-PACK
                dice A 1 1 1 1 | B 1 1 1; A1 decline CMD-5
                expect refuses spend shoot: A1 shoot rifle at B1 using %2$s by %2$s
                """.formatted(printed, item));
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, AMMO, carries I-STIMULANTS, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate
                expect offers A1 shoot rifle at B1 using I-AMMO, offers A1 shoot rifle at B1 using I-STIMULANTS
                """);
    }

    @Test
    @Rule({"ITEM-7", "I-MEDI-PACK", "I-SMOKE-GRENADE"})
    @DisplayName("ITEM-7: printed, a Medi-Pack heals once, a grenade is thrown once")
    void printedMediPackAndGrenade() {
        play("""
                A1 RA 4+ HP 3, damage 2, MEDI-PACK, SMOKE GRENADE, at c2; B1 at h8; command A shoot
                play
                A1 activate; A1 use I-MEDI-PACK
                expect A1 damage 1, refuses A1 use I-MEDI-PACK
                spend shoot: A1 shoot item smoke grenade at c4; dice A 4 1 1
                expect smoke c4, refuses A1 shoot item smoke grenade at c5 by SHO-1
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SHOCK BATON",
                "INTEL",
                "BOOBY TRAP",
                "ADRENALINE SHOT (2)",
                "rifle R5 AMMO",
                "equipment K-TOUGH",
                "equipment K-ENERGY-SHIELD",
                "equipment K-COMM-LINK (2)",
                "equipment I-AMMO (2)",
                "used up I-AMMO"
            })
    @Rule({"ITEM-7", "KT-10"})
    @DisplayName(
            "ITEM-7, KT-10: equipment without effect where it is printed, or an item that is no equipment, is a fault")
    void faults(String printed) {
        assertThatThrownBy(() -> Script.play("A1 " + printed + ", at c4; B1 at h8"))
                .isInstanceOf(ScriptFailed.class);
    }
}
