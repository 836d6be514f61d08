package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-RAMPAGE, on 1-2: what the other side may do with a model, and what no side may do. */
class OutOfControlRulesTest {
    @Test
    @Rule({"K-RAMPAGE", "ADV-4"})
    @DisplayName("K-RAMPAGE, ADV-4: it does not use its team's capacity: SZ 4 for itself, within 8")
    void itsCapacity() {
        play("""
                A1 FI 4+ SP 2-2 HP 2, RAMPAGE, damage 1, at c3; A2 SZ 4 SV 5+ FI 4+ HP 9, at c4; B1 at h8
                play
                A1 activate; dice A 1; A1 advance; A1 step c4; A1 spot 1
                A2 survive; dice A 5 1 1 1 1 | B 1 1 1 1 # +1 injured, +1 larger; +1 moved in
                expect A1 at c4/1, A2 unharmed, asks B: activation
                """);
        play("""
                A1 FI 4+ SP 1-2 HP 2, RAMPAGE, damage 1, at c3; A2 SZ 4, at c4; B1 SZ 4, at c4
                play
                A1 activate; dice A 1; A1 advance
                expect refuses A1 step c4 by ADV-4
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "ADV-4"})
    @DisplayName("K-RAMPAGE, ADV-4: under control it fills the cube")
    void fullUnderControl() {
        play("""
                A1 FI 4+ SP 1-2 HP 2, RAMPAGE, damage 1, at c3; A2 SZ 4, at c4; B1 at h8
                play
                A1 activate; dice A 3; A1 advance
                expect refuses A1 step c4 by ADV-4
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "ADV-5"})
    @DisplayName("K-RAMPAGE, ADV-5: in a cube with both sides it fights a model of either, as the other side chooses")
    void eitherSide() {
        play("""
                A1 FI 4+ HP 2, RAMPAGE, damage 1, at c3; A2 SV 5+ HP 2, at c4; B1 SV 5+ HP 2, at c4
                play
                A1 activate; dice A 1; A1 advance; A1 step c4; A1 spot 9
                expect asks B: enemy to fight (ADV-5), offers A1 attack A2, offers A1 attack B1
                A1 attack B1
                dice B 4 4 1 1 | B 5 1 1 1               # the attacker's first; +1 injured, no friends
                expect B1 damage 1, asks B: activation
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "AST-9"})
    @DisplayName("K-RAMPAGE, AST-9: no model has the friendly bonus in its fights, on either side")
    void noFriends() {
        play("""
                A1 FI 4+ HP 3, RAMPAGE, damage 1, at c3; A2 FI 4+ SV 5+ HP 2, at c4; A3 at c4; B1 at h8
                play
                A1 activate; dice A 1; A1 advance; A1 step c4; A1 spot 9; A1 attack A2; A2 fight back
                expect asks A rolls 4 d8: test           # 3, +1 injured, not for A3
                dice A 1 1 1 1
                expect asks B rolls 4 d8: test           # 3, +1 moved in, not for A3
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "AST-1", "AST-9"})
    @DisplayName("K-RAMPAGE, AST-1: it may ASSAULT models in its cube, of either side")
    void assaultsEither() {
        play("""
                A1 FI 4+ HP 2, RAMPAGE, damage 1, at c3; A2 SV 5+ HP 2, at c3; A3 at c3; B1 SV 5+, at c3
                play
                A1 activate; dice A 2
                expect offers A1 assault A2, offers A1 assault B1, refuses A1 assault A1 by AST-1
                A1 assault A2; dice A 1 1 1 1 | B 4 1 1  # no bonus for A3
                expect A2 damage 1, A1 activated, asks B: turn
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "SHO-3", "SHO-6", "DICE-9"})
    @DisplayName("K-RAMPAGE, SHO-3, SHO-6: it shoots at either side, with no -2 for its team beside the target")
    void shootsEither() {
        String scene = """
                barricade north of c4; A1 RA 5+ HP 2, RAMPAGE, rifle R8, damage 1, at c3
                A2 SV 5+ HP 2, at c5; B1 SV 5+ HP 2, at c5
                play
                A1 activate; dice A 2
                expect offers A1 shoot rifle at A2, offers A1 shoot rifle at B1, refuses A1 shoot rifle at A1 by SHO-3
                """;
        play(scene + "A1 shoot rifle at A2; dice A 1 1 1 | B 5 1 1\nexpect A2 damage 1");
        play(scene + "A1 shoot rifle at B1; dice B 5 1 1 | B 5 1 1\nexpect B1 unharmed, asks B: activation");
    }

    @Test
    @Rule({"K-RAMPAGE", "ACT-3", "SHO-2", "SPR-2", "ADV-6"})
    @DisplayName(
            "K-RAMPAGE, ACT-3: beside its own team alone it may shoot and SPRINT, and leaves without breaking away")
    void besideItsTeam() {
        play("""
                A1 RA 5+ HP 2, RAMPAGE, rifle R8, damage 1, at c3; A2 FI 4+, at c3; B1 at h8
                play
                A1 activate; dice A 2
                expect offers A1 shoot rifle at B1, offers A1 sprint
                A1 sprint; A1 step c4; A1 spot 5
                expect A1 at c4/5, not event ADV-6
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "ACT-3", "ADV-6"})
    @DisplayName("K-RAMPAGE, ADV-6: beside the other side it breaks away, and that side chooses the attacker")
    void besideTheOtherSide() {
        play("""
                A1 RA 5+ SV 5+ HP 3, RAMPAGE, rifle R8, damage 1, at c3; A2 at a1; B1 FI 4+, at c3; B2 at h8
                play
                A1 activate; dice A 2
                expect refuses A1 shoot rifle at A2 by ACT-3, refuses A1 sprint by ACT-3
                A1 advance; A1 step c4
                expect asks B: free assault (ADV-6)
                B1 attack A1; dice B 4 1 1 1 | B 5 1 1   # +1 injured; the attacker's first
                A1 step c4; A1 spot 5
                expect A1 at c4/5
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "STD-2", "ACT-2"})
    @DisplayName("K-RAMPAGE, STD-2: pinned, it must STAND UP, and only the other side's models attack it")
    void standingUp() {
        play("""
                A1 SV 5+ HP 3, RAMPAGE, damage 1, pinned, at c3; A2 FI 4+, at c3; B1 to B2 FI 4+, at c3
                play
                A1 activate; dice A 2
                expect refuses A1 advance by ACT-2
                A1 stand up; A1 spot 5
                expect asks B: attacker (STD-2), offers B1 attack A1, refuses A2 attack A1 by STD-2
                B1 attack A1; dice B 4 1 1 1 1 | B 5 1 1 # 3, +1 injured, +1 pinned; no friends of either
                expect A1 upright, damage 1
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"spend advance: A1 advance", "spend shoot: A1 shoot rifle at A2", "spend assault: A1 assault A3"
            })
    @Rule({"K-RAMPAGE", "CMD-8"})
    @DisplayName("K-RAMPAGE, CMD-8: no command die of either side is spent on it")
    void noDie(String spent) {
        play("""
                command A advance shoot assault; command B advance shoot assault
                A1 RA 5+ FI 4+ HP 2, RAMPAGE, rifle R8, damage 1, at c3; A2 at c5; A3 at c3; B1 at h8
                play
                A1 activate; dice A 2
                expect refuses %s by K-RAMPAGE
                """.formatted(spent));
    }

    @Test
    @Rule({"K-RAMPAGE", "CMD-5", "CMD-7"})
    @DisplayName("K-RAMPAGE, CMD-5, CMD-7: nor on its tests; on its opponent's tests they may be spent")
    void noDieOnItsTests() {
        play("""
                command A dice; command B dice dice; barricade north of c4
                A1 RA 5+ HP 2, RAMPAGE, rifle R8, damage 1, at c3; A2 SV 5+ HP 2, at c5; B1 at h8
                play
                A1 activate; dice A 2; A1 shoot rifle at A2
                expect asks A: added dice (CMD-7)
                add 1
                dice A 1 1 1 5 | B 1 1 5
                expect A2 unharmed, command B dice dice, asks B: activation
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "K-MEDIC", "K-RESILIENT"})
    @DisplayName("K-RAMPAGE, K-MEDIC: its own team's MEDIC helps it still")
    void itsTeamHelpsIt() {
        play("""
                A1 SV 5+ HP 3, RAMPAGE, damage 1, pinned, at c3; A2 MEDIC, at c3; B1 FI 4+, at c3
                play
                A1 activate; dice A 2; A1 stand up; A1 spot 5
                dice B 4 1 1 1 1 | B 1 1 1
                expect asks B: reroll (DICE-8)
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "K-MEDIC"})
    @DisplayName("K-RAMPAGE: it uses no keyword on friends, and gives them no effect; on itself it does")
    void noHelpForFriends() {
        play("""
                A1 HP 3, RAMPAGE, MEDIC, damage 1, at c3; A2 HP 2, damage 1, at c3; B1 at h8
                play
                A1 activate; dice A 2
                expect refuses A1 use K-MEDIC on A2 by K-MEDIC, offers A1 use K-MEDIC on A1
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "K-DROP-SUIT"})
    @DisplayName("K-RAMPAGE, K-DROP-SUIT: it calls no suit")
    void itCallsNoSuit() {
        play("""
                A1 HP 3, RAMPAGE, damage 1, at c3; A2 DROP SUIT, reserve; B1 at h8; B2 DROP SUIT, reserve
                play
                A1 activate; dice A 2
                expect refuses A1 use K-DROP-SUIT on A2 at c5 by K-DROP-SUIT
                expect refuses A1 use K-DROP-SUIT on B2 at c5 by K-DROP-SUIT
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "VIC-1"})
    @DisplayName("K-RAMPAGE, VIC-1: a model that it kills scores for the side opposed to the dead model, as usual")
    void theModelThatItKills() {
        play("""
                A1 FI 4+ HP 2, RAMPAGE, damage 1, at c3; A2 VP 3 SV 5+, at c3; B1 at h8
                play
                A1 activate; dice A 2; A1 assault A2; dice A 1 1 1 1 | B 4 1 1
                expect A2 killed, score B 3, score A 0
                """);
        play("""
                A1 FI 4+ HP 2, RAMPAGE, damage 1, at c3; B1 VP 3 SV 5+, at c3; B2 at h8
                play
                A1 activate; dice A 2; A1 assault B1; dice B 4 1 1 | B 1 1 1 1
                expect B1 killed, score B 0, score A 3
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "K-TRAP"})
    @DisplayName("K-RAMPAGE, K-TRAP: its markers belong to its side; it springs the other side's traps, not its side's")
    void traps() {
        play("""
                A1 mine R5 EXPLOSIVE (TRAP (SMOKE)), RA 4+ HP 2, RAMPAGE, damage 1, at c3; B1 at c6
                play
                A1 activate; dice A 2; A1 shoot mine at c5; A1 end
                B1 activate; B1 advance; B1 step c5
                expect asks A: keyword (K-TRAP), offers A1 use K-TRAP on B1
                """);
        play("""
                laid K-TRAP (SMOKE) of B1 at c5; laid K-TRAP (SMOKE) of A1 at c4
                A1 HP 2, RAMPAGE, damage 1, at c3; B1 at h8
                play
                A1 activate; dice A 2; A1 sprint; A1 step c4; A1 step c5
                expect asks B: keyword (K-TRAP), not event K-TRAP
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "I-AMMO", "ITEM-2"})
    @DisplayName("K-RAMPAGE: the other side uses its one-use items, and picks things up with it")
    void itsItems() {
        play("""
                barricade north of c4; A1 RA 5+ HP 2, RAMPAGE, rifle R8, damage 1, carries I-AMMO, at c3
                A2 SV 5+ HP 2, at c5; B1 at h8
                play
                A1 activate; dice A 2; A1 shoot rifle at A2 using I-AMMO
                dice A 1 1 1 | B 5 1 1 1
                expect A2 damage 1, asks B: activation
                """);
        play("""
                A1 HP 2, RAMPAGE, damage 1, at c3; token 1 I-AMMO at c4; B1 at h8
                play
                A1 activate; dice A 2; A1 advance; A1 step c4
                expect asks B: pick up
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "KT-6", "ADV-19"})
    @DisplayName("K-RAMPAGE, KT-6, ADV-19: at the end it belongs to its team again, and its cube may be overfull")
    void backToItsTeam() {
        play("""
                A1 FI 4+ HP 2, RAMPAGE, damage 1, at c3; A2 SZ 4 SV 5+ FI 4+ HP 9, at c4; B1 at h8
                play
                A1 activate; dice A 1; A1 advance; A1 step c4; A1 spot 1
                A2 survive; dice A 1 1 1 1 1 | B 1 1 1 1; A1 end
                expect A1 at c4/1, A2 at c4/5, A1 activated, asks B: turn
                B1 activate; B1 end; A2 activate
                expect asks A: activation
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "ADV-18", "ITEM-2"})
    @DisplayName(
            "K-RAMPAGE, ADV-18: among its own side alone it fights first; if that does not stop it, it picks things up")
    void picksUpAfterTheFight() {
        String upon = """
                A1 FI 4+ SV 5+ HP 3, RAMPAGE, damage 1, at c3; A2 SV 5+ FI 4+ HP 2, hammer CC KNOCKBACK, at c4; token 1 I-AMMO at c4
                A3 at a1; B1 at h8; %s
                play
                A1 activate; dice A 1; A1 advance; A1 step c4; A1 spot 4
                """;
        play(upon.formatted("") + """
                A2 survive; dice A 5 1 1 1 | B 4 4 1 1
                expect A2 damage 1, asks B: pick up (ITEM-2), offers A1 pick up 1
                A1 pick up 1; A1 keep
                expect A1 carries I-AMMO, asks B: activation, refuses A1 advance by RND-4
                """);
        play(upon.formatted("") + """
                A2 fight back with hammer; dice A 4 4 1 1 | B 4 1 1 1; A1 throw south; A1 spot 5
                expect A1 at c3, asks B: activation, token 1 at c4
                """);
        play(upon.formatted("B2 SV 5+, at c4/9") + """
                A1 attack A2; A2 survive; dice A 5 1 1 1 | B 4 4 1 1
                expect A2 damage 1, asks B: activation
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "ITEM-2"})
    @DisplayName(
            "K-RAMPAGE, ITEM-2: what its victim carried lies there too; and it picks up as it repositions beside its side")
    void whatItsVictimCarried() {
        play("""
                A1 FI 4+ SP 1-2 HP 3, RAMPAGE, damage 1, at c3; A2 SV 5+ HP 1, carries I-AMMO of token 4, at c4; B1 at h8
                play
                A1 activate; dice A 1; A1 advance; A1 step c4; A1 spot 4; dice A 1 1 1 1 | B 4 1 1 1
                expect A2 killed, asks B: pick up (ITEM-2), offers A1 pick up 4
                """);
        play("""
                A1 FI 4+ SP 1-2 HP 3, RAMPAGE, damage 1, at c4; A2 at c4; token 1 I-AMMO at c4; B1 at h8
                play
                A1 activate; dice A 1; A1 advance; A1 spot 2
                expect asks B: pick up (ITEM-2)
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "ADV-3", "VIC-9"})
    @DisplayName("K-RAMPAGE, ADV-3: the other side may lead it out by an exit of its own side, for which that scores")
    void leadsItOut() {
        Mission mission = MissionText.read("""
                (name "Test", text "For tests.", zones [(cubes [a8]), (cubes [h1])],
                 exits [(cube a1, worth 3, role attacker), (cube h8, worth 2, role defender)], items 0)
                """).get();
        ScriptRunner runner = ScriptRunner.standard().withScenario(mission);
        String astray =
                "A1 HP 2, RAMPAGE, damage 1, at %s; A2 at c1; B1 at f8; play; A1 activate; dice A 1; A1 advance\n";
        runner.play(astray.formatted("a1")
                + "expect asks B: movement; A1 leave; expect A1 left, not killed, score A 3, score B 0, asks B: turn");
        runner.play(astray.formatted("h8") + "expect refuses A1 leave by ADV-3");
    }

    @Test
    @Rule({"K-RAMPAGE", "FALL-1", "DICE-11"})
    @DisplayName("K-RAMPAGE, FALL-1, DICE-11: the other side rolls for gravity, first, and for the model that falls")
    void falls() {
        play("""
                floor c3:3
                A1 SP 1-2 SV 5+ HP 3, RAMPAGE, damage 1, at c3:3; B1 at h8
                play
                A1 activate; dice A 2; A1 advance; A1 step d3:3
                A1 spot 5
                expect asks B rolls 3 d8: test (FALL-1)
                dice B 5 1 1                             # gravity, 5+
                expect asks B rolls 3 d8: test (FALL-1)
                dice B 1 1 1                             # SURVIVE
                expect A1 at d3, pinned, damage 2
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "K-LIFE-DRAIN"})
    @DisplayName("K-RAMPAGE, K-LIFE-DRAIN: what it drains may heal itself, but none of its team")
    void drainsForItself() {
        play("""
                A1 RA 5+ HP 3, leech R5 LIFE DRAIN, RAMPAGE, damage 1, at c3; A2 HP 2, damage 1, at c4
                B1 SV 5+ HP 3, at e3; B2 HP 2, damage 1, at c2
                play
                A1 activate; dice A 1; A1 shoot leech at B1; dice B 5 1 1 1 1 | B 1 1 1
                expect asks B: keyword (K-LIFE-DRAIN), offers exactly A1 decline K-LIFE-DRAIN | A1 use K-LIFE-DRAIN on A1
                """);
    }
}
