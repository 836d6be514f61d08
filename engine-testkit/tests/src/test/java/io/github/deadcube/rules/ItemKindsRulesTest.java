package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ItemKindsRulesTest {
    @Test
    @Rule({"I-AMMO", "ITEM-6"})
    @DisplayName("I-AMMO, ITEM-6: one die more for one SHOOT, named with it; then it is gone")
    void ammo() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, carries I-AMMO, at c3; B1 SV 5+ HP 3, at c4
                command A shoot
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 using I-AP-AMMO
                A1 shoot rifle at B1 using I-AMMO
                expect asks A rolls 4 d8: test, A1 not carries I-AMMO, token 1 gone
                dice A 1 1 1 1 | B 1 1 1; A1 decline CMD-5
                spend shoot: A1 shoot rifle at B1
                expect asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule("I-AMMO")
    @DisplayName("I-AMMO: it need not be used, and stays; its AP is none")
    void ammoSaved() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, carries I-AMMO, at c3; B1 SV 5+ AR 1 HP 3, at c4
                command A shoot
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 3 d8: test
                dice A 1 1 1 | B 1 1 1; A1 decline CMD-5
                expect A1 carries I-AMMO
                spend shoot: A1 shoot rifle at B1 using I-AMMO
                dice A 5 5 1 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

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
    @Rule("I-AP-AMMO")
    @DisplayName("I-AP-AMMO: one die more, and AP 1 if the weapon has none")
    void apAmmo() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, carries I-AP-AMMO, at c3; B1 SV 5+ AR 2 HP 4, at c4
                command A shoot
                play
                A1 activate; A1 shoot rifle at B1 using I-AP-AMMO
                dice A 5 5 1 1 | B 1 1 1; A1 decline CMD-5
                expect B1 damage 1, A1 not carries I-AP-AMMO
                spend shoot: A1 shoot rifle at B1
                dice A 5 5 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule("I-AP-AMMO")
    @DisplayName("I-AP-AMMO: 1 higher than the weapon's AP (DMG-2), and once")
    void apAmmoAddsUp() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8 AP1, carries I-AP-AMMO, at c3; B1 SV 5+ AR 3 HP 4, at c4
                play
                A1 activate; A1 shoot rifle at B1 using I-AP-AMMO
                dice A 5 5 5 1 | B 1 1 1
                expect B1 damage 2
                """);
    }

    @Test
    @Rule({"I-ADRENALINE", "ITEM-6"})
    @DisplayName("I-ADRENALINE, ITEM-6: SP +1/+1, without an action, once")
    void adrenaline() {
        play("""
                A1 SP 1-2, carries I-ADRENALINE, at c1; B1 at h8
                play
                A1 activate; A1 use I-ADRENALINE
                expect A1 not carries I-ADRENALINE, asks A: activation, refuses A1 use I-ADRENALINE
                expect offers A1 sprint
                A1 advance; A1 step c2; A1 step c3
                expect refuses A1 step c4 by ADV-1
                A1 spot 5
                expect A1 at c3
                """);
    }

    @Test
    @Rule("I-ADRENALINE")
    @DisplayName("I-ADRENALINE: the second SP too, a SPRINT of 3 cubes; unused, 2")
    void adrenalineSprint() {
        play("""
                A1 SP 1-2, carries I-ADRENALINE, at c1; A2 SP 1-2, carries I-ADRENALINE, at e1; B1 at h8
                play
                A1 activate; A1 use I-ADRENALINE; A1 sprint; A1 step c2; A1 step c3; A1 step c4
                expect refuses A1 step c5 by SPR-1
                A1 spot 5; B1 activate; B1 end
                A2 activate; A2 sprint; A2 step e2; A2 step e3
                expect refuses A2 step e4 by SPR-1, A2 carries I-ADRENALINE
                """);
    }

    @Test
    @Rule({"I-ADRENALINE", "ACT-3"})
    @DisplayName("I-ADRENALINE, ACT-3: it is no action, so it may be used beside an unpinned enemy")
    void adrenalineBesideEnemies() {
        play("""
                A1 SP 1-2, carries I-ADRENALINE, at c1; B1 at c1
                play
                A1 activate; A1 use I-ADRENALINE
                expect A1 not carries I-ADRENALINE, marked I-ADRENALINE 1, asks A: activation
                """);
    }

    @Test
    @Rule({"I-ADRENALINE", "CMD-8"})
    @DisplayName("I-ADRENALINE, CMD-8: it does not lengthen the cube of an Advance die")
    void adrenalineAndTheAdvanceDie() {
        play("""
                A1 SP 1-2, carries I-ADRENALINE, at c1; B1 at h8
                command A advance
                play
                A1 activate; A1 use I-ADRENALINE; spend advance: A1 advance; A1 step c2
                expect refuses A1 step c3 by CMD-8
                """);
    }

    @Test
    @Rule({"I-ADRENALINE", "RND-9", "KT-17"})
    @DisplayName("I-ADRENALINE, RND-9: for this round")
    void adrenalineForARound() {
        play("""
                A1 SP 1-2, carries I-ADRENALINE, at c1; B1 pinned, at h8
                play
                A1 activate; A1 use I-ADRENALINE; A1 end; B1 activate; B1 end
                dice A 1 1 1 | B 1 1 1; reroll command none; reroll command none
                A1 activate; A1 advance; A1 step c2
                expect round 2, refuses A1 step c3 by ADV-1
                """);
    }

    @Test
    @Rule({"I-STIMULANTS", "ITEM-6"})
    @DisplayName("I-STIMULANTS, ITEM-6: one die more for one SHOOT")
    void stimulantsInAShoot() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, carries I-STIMULANTS, at c3; B1 SV 5+ AR 1 HP 3, at c4
                play
                A1 activate; A1 shoot rifle at B1 using I-STIMULANTS
                expect asks A rolls 4 d8: test, A1 not carries I-STIMULANTS
                dice A 5 5 1 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule("I-STIMULANTS")
    @DisplayName("I-STIMULANTS: by the ruleset's option in no FIGHT, but in a SHOOT")
    void noStimulantsInFights() {
        ScriptRunner runner = ScriptRunner.standard().with(Deadcube.ruleset().without(Variant.STIMULANTS_IN_FIGHTS));
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
    @DisplayName("I-MEDI-PACK, ITEM-6: a special action; its carrier regains 1 HP")
    void mediPack() {
        play("""
                A1 HP 3, damage 2, carries I-MEDI-PACK, at c4; A2 HP 3, damage 2, at c4; B1 at h8
                play
                A1 activate; A1 use I-MEDI-PACK
                expect A1 damage 1, not carries I-MEDI-PACK, A2 damage 2
                expect refuses A1 use I-MEDI-PACK, offers A1 advance, refuses A1 sprint by RND-3
                A1 advance; A1 spot 4
                expect A1 activated, asks B: turn
                """);
    }

    @Test
    @Rule("I-MEDI-PACK")
    @DisplayName("I-MEDI-PACK: nothing to regain unharmed; SPC-1: not beside unpinned enemies; ACT-2: not pinned")
    void mediPackLimits() {
        play("""
                A1 HP 3, carries I-MEDI-PACK, at a1
                A2 HP 3, damage 1, carries I-MEDI-PACK, at c4; A3 HP 2, damage 1, carries I-MEDI-PACK, pinned, at e1
                A4 HP 2, damage 1, carries I-MEDI-PACK, at g4
                B1 at c4; B2 at h8; B3 at h8; B4 pinned, at g4
                play
                A1 activate
                expect refuses A1 use I-MEDI-PACK
                A1 end; B1 activate; B1 end; A2 activate
                expect refuses A2 use I-MEDI-PACK by ACT-3
                A2 end; B2 activate; B2 end; A3 activate
                expect refuses A3 use I-MEDI-PACK by ACT-2
                A3 end; B3 activate; B3 end; A4 activate; A4 use I-MEDI-PACK
                expect A4 unharmed
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

    @Test
    @Rule({"I-FRAG-GRENADE", "ITEM-6"})
    @DisplayName("I-FRAG-GRENADE, ITEM-6: R3, GRENADE (FRAG (3)); gone when thrown")
    void fragGrenade() {
        play("""
                A1 RA 4+, carries I-FRAG-GRENADE, at c2; B1 SV 5+ HP 3, at c5
                play
                A1 activate
                expect refuses A1 shoot item frag grenade at c6 by SHO-4, refuses A1 shoot item frag grenade at B1
                A1 shoot item frag grenade at c5
                expect A1 not carries I-FRAG-GRENADE, asks A rolls 3 d8: test (K-GRENADE)
                dice A 4 1 1
                expect asks A rolls 3 d8
                dice A 4 4 4 | B 5 1 1 | A 1; B1 spot 5
                expect B1 damage 2, pinned, at c6, refuses A1 shoot item frag grenade at c4, token 1 gone
                """);
    }

    @Test
    @Rule({"I-FRAG-GRENADE", "SHO-8"})
    @DisplayName("I-FRAG-GRENADE, SHO-8: gone too when it misses; and not for a model without RANGED")
    void fragGrenadeMissing() {
        play("""
                A1 RA 4+, carries I-FRAG-GRENADE, at c2; A2 carries I-FRAG-GRENADE, at g2; B1 at h8
                play
                A1 activate; A1 shoot item frag grenade at c4; dice A 1 1 1 | A 3
                expect A1 not carries I-FRAG-GRENADE, event it lands in d4, asks A: activation
                A1 end; B1 activate; B1 end; A2 activate
                expect refuses A2 shoot item frag grenade at g4 by SHO-8
                """);
    }
}
