package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.isNew;
import static io.github.deadcube.rules.RevisionScript.printed;
import static io.github.deadcube.rules.RevisionScript.revised;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R25-I: items and equipment that the revision changes. */
class RevisedItemsRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"AMMO", "AP-AMMO", "STIMULANTS"})
    @Rule({"R25-I-AMMO", "R25-I-AP-AMMO", "R25-I-STIMULANTS", "R25-K-PSYCHIC"})
    @DisplayName("R25-I-AMMO, R25-I-AP-AMMO, R25-I-STIMULANTS: not with PSYCHIC")
    void notWithPsychic(String item) {
        differs(
                """
                A1 RA 5+, carries ~I-%s, mind R5 PSYCHIC, gun R5 RAPID FIRE, at c3; B1 SV 5+, at c5
                play
                A1 activate
                """.formatted(item),
                "expect offers A1 shoot mind at B1 using I-" + item,
                ("expect refuses A1 shoot mind at B1 using R25-I-%1$s by R25-I-%1$s, "
                                + "offers A1 shoot gun at B1 using R25-I-%1$s")
                        .formatted(item));
    }

    @Test
    @Rule({"R25-I-AMMO", "R25-I-AP-AMMO"})
    @DisplayName("R25-I-AMMO, R25-I-AP-AMMO: one die more, and AP 1 more")
    void ammo() {
        String shot = """
                A1 RA 5+, carries ~I-%s, gun R5, at c3; B1 SV 5+ AR 1 HP 9, STEALTHY, at c5
                play
                A1 activate; A1 shoot gun at B1 using ~I-%s; dice A 5 5 1 1 | B 1 1 1; expect B1 damage %d
                """;
        isNew(shot.formatted("AMMO", "AMMO", 1).replace("~", "R25-"));
        isNew(shot.formatted("AP-AMMO", "AP-AMMO", 2).replace("~", "R25-"));
    }

    @Test
    @Rule("R25-I-STIMULANTS")
    @DisplayName("R25-I-STIMULANTS: a FIGHT needs no option of the ruleset")
    void stimulants() {
        String fight = """
                A1 FI 4+, carries R25-I-STIMULANTS, at c5; B1 SV 5+, at c5
                play
                A1 activate; A1 assault B1
                expect offers A1 wield nothing using R25-I-STIMULANTS
                """;
        Script.Runner.standard()
                .with(Deadcube.revised().without(Variant.STIMULANTS_IN_FIGHTS))
                .play(fight);
    }

    @Test
    @Rule("R25-I-COMBAT-BLADES")
    @DisplayName("R25-I-COMBAT-BLADES: FRENZY (1) with any weapon, fighting back too")
    void combatBlades() {
        differs(
                """
                A1 FI 4+, carries ~I-COMBAT-BLADES, claw CC AP1, at c5; B1 SV 5+ AR 1 HP 9, at c5
                play
                A1 activate; A1 assault B1
                """,
                "A1 wield item combat blades; dice A 1 1 1 | B 1 1 1; reroll 1; dice A 4; expect B1 unharmed",
                "A1 wield claw using ~I-COMBAT-BLADES; dice A 1 1 1 | B 1 1 1; reroll 1; dice A 4; expect B1 damage 1");
        isNew("""
                A1 FI 4+ SV 5+ HP 9, at c5; B1 FI 4+ SV 5+, carries ~I-COMBAT-BLADES, at c5
                play
                A1 activate; A1 assault B1; B1 fight back using ~I-COMBAT-BLADES
                dice A 1 1 1 | B 1 1 1; reroll 1; dice B 4; expect A1 damage 1
                """);
    }

    @Test
    @Rule("R25-I-MEDI-PACK")
    @DisplayName("R25-I-MEDI-PACK: a friend in the cube too, a BIKE among them, no other machine")
    void mediPack() {
        differs("""
                A1 HP 3, damage 1, carries ~I-MEDI-PACK, at c5; A2 HP 3, damage 2, at c5; A3 HP 3, damage 2, at c4; B1 at h8
                A4 HP 3, damage 1, BIKE, at c5; A5 HP 3, damage 1, WALKER, at c5
                play
                A1 activate
                """, "A1 use I-MEDI-PACK; expect A1 unharmed", """
                expect offers A1 use ~I-MEDI-PACK on A1, offers A1 use ~I-MEDI-PACK on A4
                expect refuses A1 use ~I-MEDI-PACK on A3 by ~I-MEDI-PACK, refuses A1 use ~I-MEDI-PACK on A5 by ~I-MEDI-PACK
                A1 use ~I-MEDI-PACK on A2; expect A2 damage 1, A1 damage 1, not A1 carries ~I-MEDI-PACK
                """);
        String use = """
                edition revised; A1 carries R25-I-MEDI-PACK, at c5; A2 HP 3, at c5; B1 HP 3, damage 1, pinned, at c5
                play
                A1 activate; A1 use R25-I-MEDI-PACK on %s
                """;
        refused(use.formatted("A1"), "A1 is unhurt");
        refused(use.formatted("A2"), "A2 is unhurt");
        refused(use.formatted("B1"), "a Medi-Pack heals its carrier or a friend in its cube");
    }

    private static void refused(String script, String because) {
        assertThatThrownBy(() -> Script.play(script)).hasMessageContaining("refused by R25-I-MEDI-PACK: " + because);
    }

    @Test
    @Rule("R25-I-ADRENALINE")
    @DisplayName("R25-I-ADRENALINE: as an ADVANCE or a SPRINT is declared, by a die too; for the round")
    void adrenaline() {
        differs("""
                command A advance; A1 SP 1-2, carries ~I-ADRENALINE, at c3; B1 at h8
                play
                A1 activate
                """, "A1 use I-ADRENALINE; A1 advance; A1 step c4; A1 step c5; A1 spot 5; expect A1 at c5", """
                expect not offers A1 use ~I-ADRENALINE, refuses A1 use ~I-ADRENALINE by ~I-ADRENALINE
                A1 advance; A1 use ~I-ADRENALINE; A1 step c4; A1 step c5; A1 spot 5; expect A1 at c5
                """);
        revised("""
                A1 SP 1-2, ADRENALINE SHOT, at c3; B1 at h8
                play
                A1 activate; A1 sprint; A1 use ~I-ADRENALINE; A1 step c4; A1 step c5; A1 step c6; A1 spot 5; expect A1 at c6
                """);
        revised("""
                command A advance; A1 SP 1-2, carries ~I-ADRENALINE, at c3; B1 at h8
                play
                A1 activate; spend advance: A1 advance; A1 use ~I-ADRENALINE; A1 step c4; A1 spot 5
                A1 advance; A1 step c5; A1 step c6; A1 spot 5; expect A1 at c6
                """);
        revised("""
                A1 SP 1-2, carries ~I-ADRENALINE, at c3; B1 at h8
                play
                A1 activate; A1 advance; A1 decline ~I-ADRENALINE; A1 step c4; A1 spot 5; expect A1 at c4, carries ~I-ADRENALINE
                """);
    }

    @Test
    @Rule("R25-I-TOXIC-SMOKE-GRENADE")
    @DisplayName("R25-I-TOXIC-SMOKE-GRENADE: one-use, R3; none among the tokens")
    void toxicSmokeGrenade() {
        isNew("""
                A1 RA 5+, equipment R25-I-TOXIC-SMOKE-GRENADE, at c3; B1 at h8
                play
                A1 activate; expect not offers A1 shoot item toxic smoke grenade at c7
                A1 shoot item toxic smoke grenade at c5; dice A 5 1 1
                expect laid R25-K-TOXIC-SMOKE 3 at c5
                """);
        assertThat(Deadcube.revised().tokens()).hasSameSizeAs(Deadcube.ruleset().tokens());
        assertThat(Deadcube.revised().tokens().map(Object::toString))
                .contains("R25-I-AMMO", "I-FRAG-GRENADE")
                .doesNotContain("I-AMMO", "R25-I-TOXIC-SMOKE-GRENADE");
    }

    @Test
    @Rule("R25-K-THERMAL-MINES")
    @DisplayName("R25-K-THERMAL-MINES: DISMANTLE, and in fighting back too")
    void thermalMines() {
        differs("""
                A1 FI 4+, equipment ~K-THERMAL-MINES, at c5; B1 SV 5+ HP 9, WALKER, at c5
                play
                A1 activate; A1 assault B1; A1 wield item thermal mines; dice A 4 1 1 | B 1 1 1
                """, "expect B1 damage 1", "expect B1 damage 2");
        differs(
                """
                A1 FI 4+ SV 5+ HP 9, at c5; B1 FI 4+ SV 5+, equipment ~K-THERMAL-MINES, at c5
                play
                A1 activate; A1 assault B1
                """,
                "expect not offers B1 fight back with item thermal mines",
                "B1 fight back with item thermal mines; dice A 1 1 1 | B 4 1 1; expect A1 damage 1");
    }

    @Test
    @Rule("R25-K-TRIP-MINE")
    @DisplayName("R25-K-TRIP-MINE: R3")
    void tripMine() {
        differs(
                """
                A1 RA 5+, equipment ~K-TRIP-MINE, at c3; B1 at h8
                play
                A1 activate
                """,
                "expect offers A1 shoot item trip mine at c7",
                "expect refuses A1 shoot item trip mine at c7 by SHO-4, offers A1 shoot item trip mine at c6");
    }

    @Test
    @Rule("R25-K-ENERGY-SHIELD")
    @DisplayName("R25-K-ENERGY-SHIELD: none is bought beside a printed one")
    void energyShield() {
        printed(
                "A1 ENERGY SHIELD (1), equipment ~K-ENERGY-SHIELD (2), at c3; B1 at h8",
                "the card prints ENERGY SHIELD: a second one cannot be bought (R25-K-ENERGY-SHIELD)");
        revised("""
                A1 RA 5+, gun R5, at c3; B1 SV 5+ HP 9, ENERGY SHIELD (2), STEALTHY, at c5
                play
                A1 activate; A1 shoot gun at B1; dice A 5 5 1 | B 1 1 1 | B 6 1; expect B1 damage 1
                """);
    }
}
