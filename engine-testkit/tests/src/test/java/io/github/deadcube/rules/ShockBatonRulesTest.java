package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** I-SHOCK-BATON: a CC weapon for every ordinary ASSAULT, and UNDER CONTROL while a model carries it. */
class ShockBatonRulesTest {
    @Test
    @Rule({"I-SHOCK-BATON", "K-KNOCKBACK", "AST-2", "AWAY-1"})
    @DisplayName("I-SHOCK-BATON: named for an ASSAULT it knocks back, without AP, even for no damage; it is kept")
    void knocksBack() {
        play("""
                A1 FI 4+, carries I-SHOCK-BATON, at c4; B1 SV 5+ AR 1 HP 3, at c4
                play
                A1 activate; A1 assault B1
                expect asks A: weapon (AST-2), offers A1 wield item shock baton, offers A1 wield nothing
                A1 wield item shock baton; dice A 4 4 1 | B 5 1 1
                expect asks A: direction (AWAY-1)
                B1 throw north; B1 spot 5
                expect B1 at c5/5, unharmed, upright, A1 carries I-SHOCK-BATON
                """);
    }

    @Test
    @Rule({"I-SHOCK-BATON", "AST-2"})
    @DisplayName("I-SHOCK-BATON, AST-2: it need not be used; then nothing is knocked back")
    void notUsed() {
        play("""
                A1 FI 4+, blade CC AP1, carries I-SHOCK-BATON, at c4; B1 SV 5+ AR 1 HP 3, at c4; B2 SV 5+, at h8
                play
                A1 activate; A1 assault B1
                expect offers A1 wield blade, offers A1 wield item shock baton
                A1 wield blade; dice A 4 4 1 | B 5 1 1
                expect B1 at c4, damage 1, asks B: turn
                """);
    }

    @Test
    @Rule({"I-SHOCK-BATON", "KT-1"})
    @DisplayName("I-SHOCK-BATON, KT-1: its carrier's own AP and keywords count with it, a weapon's not")
    void itsCarriersKeywords() {
        play("""
                A1 FI 4+, AP (1), TOXIC (1), blade CC AP2, carries I-SHOCK-BATON, at c4; B1 SV 5+ AR 2 HP 9, at c4
                play
                A1 activate; A1 assault B1; A1 wield item shock baton; dice A 4 4 4 | B 5 1 1; B1 throw north; B1 spot 5
                expect B1 damage 2
                """);
    }

    @Test
    @Rule({"I-SHOCK-BATON", "ADV-5", "ADV-6", "CMD-8"})
    @DisplayName(
            "I-SHOCK-BATON: for every ASSAULT: by entering, by a die, against a model that breaks away, repeatedly")
    void everyAssault() {
        play("""
                A1 FI 4+, carries I-SHOCK-BATON, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 advance; A1 step c4; A1 spot 4; A1 wield item shock baton
                dice A 4 1 1 1 | B 1 1 1; B1 throw south; B1 spot 5
                expect B1 at c3/5, damage 1, A1 carries I-SHOCK-BATON
                """);
        play("""
                command A assault; A1 FI 4+, carries I-SHOCK-BATON, at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; spend assault: A1 assault B1; A1 wield item shock baton; dice A 1 1 1 | B 1 1 1
                A1 assault B1; A1 wield item shock baton; dice A 4 1 1 | B 1 1 1; B1 throw south; B1 spot 5
                expect B1 at c3/5, damage 1, A1 carries I-SHOCK-BATON
                """);
        play("""
                A1 SV 5+ HP 9, at c4; B1 FI 4+, carries I-SHOCK-BATON, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; B1 wield item shock baton
                dice A 1 1 1 | B 4 1 1; A1 throw south; A1 spot 5
                expect A1 at c3/5, asks A: activation    # ADV-6: its movement is over
                """);
    }

    @Test
    @Rule({"I-SHOCK-BATON", "STD-2", "PIN-3"})
    @DisplayName("I-SHOCK-BATON: also against a model that stands up beside it, or is thrown in")
    void standingUp() {
        play("""
                A1 SV 5+ HP 9, pinned, at c4; B1 FI 4+, carries I-SHOCK-BATON, at c4
                play
                A1 activate; A1 stand up; A1 spot 5; B1 wield item shock baton
                dice A 1 1 1 | B 4 1 1 1; A1 throw north; A1 spot 5
                expect A1 at c5/5, damage 1
                """);
        play("""
                A1 RA 4+, grenade R3 GRENADE (BLAST), at c2; A2 FI 4+, carries I-SHOCK-BATON, at c5; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1; dice A 1; B1 spot 9; A2 wield item shock baton
                dice A 4 1 1 1 | B 1 1 1; B1 throw north; B1 spot 5
                expect B1 at c6/5, damage 1
                """);
    }

    @Test
    @Rule({"I-SHOCK-BATON", "AST-3"})
    @DisplayName("I-SHOCK-BATON: not for fighting back")
    void notFightingBack() {
        play("""
                A1 FI 4+ HP 9, at c4; B1 FI 4+ SV 5+, carries I-SHOCK-BATON, at c4
                play
                A1 activate; A1 assault B1
                expect asks B: fight back (AST-3), refuses B1 fight back with item shock baton by AST-2
                B1 fight back; dice A 1 1 1 | B 4 1 1
                expect A1 damage 1, at c4
                """);
    }

    @Test
    @Rule({"I-SHOCK-BATON", "AST-2", "AST-8"})
    @DisplayName("I-SHOCK-BATON, AST-2: a model without a FIGHT roll names no weapon")
    void withoutFight() {
        play("""
                A1 carries I-SHOCK-BATON, at c3; B1 FI 4+ SV 5+, at c4
                play
                A1 activate; A1 advance; A1 step c4; A1 spot 4
                expect asks B: fight back (AST-3)
                """);
    }

    @Test
    @Rule({"I-SHOCK-BATON", "ITEM-4", "K-UNDER-CONTROL"})
    @DisplayName("I-SHOCK-BATON, ITEM-4: picked up it is a weapon at once, and keeps friends under control")
    void pickedUp() {
        play("""
                A1 FI 4+, at c3; A2 HP 2, RAMPAGE, damage 1, at c4; token 1 I-SHOCK-BATON at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c4; A1 pick up 1; A1 keep; A1 spot 4; A1 end
                B1 activate; B1 end; A2 activate
                expect A1 carries I-SHOCK-BATON, asks A: activation
                """);
    }

    @Test
    @Rule({"I-SHOCK-BATON", "K-UNDER-CONTROL", "ITEM-4"})
    @DisplayName("I-SHOCK-BATON: as a token in the cube it keeps no model under control")
    void asAToken() {
        play("""
                A1 at c4; A2 HP 2, RAMPAGE, damage 1, at c4; token 1 I-SHOCK-BATON at c4; B1 at h8
                play
                A2 activate
                expect asks A rolls 1 d8: keyword (K-RAMPAGE)
                """);
    }

    @Test
    @Rule({"I-SHOCK-BATON", "I-COMBAT-BLADES"})
    @DisplayName(
            "I-SHOCK-BATON: by the ruleset's option fighting back is ordinary, and knocks back; as ruled it is not")
    void fightingBack() {
        String scene = """
                A1 FI 4+ SV 5+ HP 2, at c4; B1 FI 4+ SV 5+ HP 4, carries I-SHOCK-BATON, at c4
                play
                A1 activate; A1 assault B1
                expect asks B: fight back, %s B1 fight back with item shock baton
                """;
        play(scene.formatted("refuses"));
        ScriptRunner.standard()
                .with(Deadcube.ruleset().with(Variant.FIGHTING_BACK_IS_ORDINARY))
                .play(scene.formatted("offers") + """
                B1 fight back with item shock baton; dice A 1 1 1 | B 4 1 1; A1 throw north; A1 spot 5
                expect A1 at c5/5, damage 1, B1 carries I-SHOCK-BATON
                """);
    }
}
