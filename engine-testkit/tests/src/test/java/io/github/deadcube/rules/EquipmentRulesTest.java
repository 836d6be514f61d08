package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ITEM-7, DMG-4: bought equipment, and items that a card names. */
class EquipmentRulesTest {
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
        String drawn = TextDrawing.script(used);
        assertThat(drawn).contains("used up I-ADRENALINE", "equipment K-ENERGY-SHIELD (3)");
        GameState again = Script.play(drawn).state();
        assertThat(again.position().model(new ModelId(Side.A, 1)).get().item()).isEmpty();
        assertThat(again.position().model(new ModelId(Side.B, 2)).get().item()).isEmpty();
        assertThat(TextDrawing.script(again)).isEqualTo(drawn);
        play("A1 equipment I-ADRENALINE, used up I-ADRENALINE, at c4; B1 at h8\nplay\nA1 activate"
                + "\nexpect refuses A1 use I-ADRENALINE, A1 not carries I-ADRENALINE");
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
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("cannot be played");
    }
}
