package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ItemKindsRulesTest {
    @ParameterizedTest
    @Rule({"I-AMMO", "I-AP-AMMO", "I-STIMULANTS"})
    @DisplayName("I-AMMO, I-AP-AMMO, I-STIMULANTS: for an ordinary SHOOT, not for a GRENADE")
    @ValueSource(strings = {"I-AMMO", "I-AP-AMMO", "I-STIMULANTS"})
    void ordinaryShootsOnly(String item) {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), carries %s, at c2; B1 SV 5+, at c4
                play
                A1 activate
                expect offers A1 shoot grenade at c4, refuses A1 shoot grenade at c4 using %s
                A1 shoot grenade at c4
                expect asks A rolls 3 d8: test (K-GRENADE), A1 carries %s
                """.formatted(item, item, item));
    }

    @ParameterizedTest
    @Rule({"I-AMMO", "I-AP-AMMO"})
    @DisplayName("I-AMMO, I-AP-AMMO: for a SHOOT, not for an ASSAULT")
    @ValueSource(strings = {"I-AMMO", "I-AP-AMMO"})
    void noAmmunitionForAssaults(String item) {
        play("""
                A1 FI 4+, blade CC, carries %s, at c4; B1 SV 5+, at c4
                play
                A1 activate; A1 assault B1
                expect refuses A1 wield blade using %s
                A1 wield blade
                expect asks A rolls 3 d8: test, A1 carries %s
                """.formatted(item, item, item));
    }

    @Test
    @Rule("I-STIMULANTS")
    @DisplayName("I-STIMULANTS: by the ruleset's option in no FIGHT, but in a SHOOT")
    void noStimulantsInFights() {
        Script.Runner runner = Script.Runner.standard().with(Deadcube.ruleset().without(Variant.STIMULANTS_IN_FIGHTS));
        runner.play("""
                barricade north of c3
                A1 FI 4+, blade CC, carries I-STIMULANTS, at c4
                A2 RA 5+, rifle R8, carries I-STIMULANTS, at c3; B1 SV 5+ HP 3, at c4; B2 SV 5+ HP 3, at b4
                play
                A1 activate; A1 assault B1
                expect refuses A1 wield blade using I-STIMULANTS
                A1 wield blade; dice A 1 1 1 | B 1 1 1
                expect A1 carries I-STIMULANTS
                B1 activate; B1 end; A2 activate; A2 shoot rifle at B2 using I-STIMULANTS
                expect A2 not carries I-STIMULANTS
                """);
    }

    @Test
    @Rule({"I-MEDI-PACK", "ITEM-6"})
    @DisplayName("I-MEDI-PACK: refused by its own rule, with the reason")
    void mediPackSaysWhy() {
        String use = """
                A1 HP 3%s, at a1; B1 at h8
                play
                A1 activate
                """;
        refused(
                use.formatted(", CONSTRUCT, damage 1, carries I-MEDI-PACK"),
                "A1 is a machine: a Medi-Pack does not heal it");
        refused(use.formatted(", carries I-MEDI-PACK"), "A1 is unhurt");
        refused(use.formatted(", damage 1"), "the model has no Medi-Pack");
    }

    private static void refused(String script, String because) {
        assertThatThrownBy(() -> play(script + "A1 use I-MEDI-PACK"))
                .hasMessageContaining("refused by I-MEDI-PACK: " + because);
    }
}
