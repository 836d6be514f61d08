package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.isNew;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R25: protection, healing, repair and resistance. */
class RevisedModelRulesTest {
    @Test
    @Rule({"R25-K-MEDIC", "DICE-10"})
    @DisplayName("51. R25, healed: a SURVIVE as printed, a HP for each success, 1 to 3 (R25-K-MEDIC)")
    void heals() {
        String card =
                "A1 MEDIC, at c4; A2 SV 5+ HP %d, RESILIENT (1), damage %d, at c4/4; B1 at h8; play; A1 activate\n";
        differs(
                card.formatted(4, 3) + "A1 use ~K-MEDIC on A2\n",
                "expect A2 unharmed",
                "dice A 5 8 1 | A 2; expect A2 damage 1, asks A: activation");
        revised(card.formatted(4, 3) + "A1 use R25-K-MEDIC on A2; dice A 1 2 3; expect A2 damage 2");
        revised(card.formatted(9, 5) + "A1 use R25-K-MEDIC on A2; dice A 8 8 5 | A 5 1; expect A2 damage 2");
    }

    @Test
    @Rule("R25-K-DEFENDER")
    @DisplayName("R25-K-DEFENDER: its owner, whatever its SZ, helps friends with SZ 1 or 2, and larger ones not")
    void shields() {
        String shot = """
                barricade north of c3; A1 RA 5+, rifle R8, at c3; B1 SZ %d SV 5+ HP 5, at c4; B2 SZ %d, shield CC DEFENDER SHIELD, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                """;
        differs(shot.formatted(1, 3), "expect B1 damage 2", "expect B1 damage 1");
        revised(shot.formatted(3, 1) + "expect B1 damage 2");
    }

    @Test
    @Rule({"R25-K-CLOAKING", "K-PSYCHIC"})
    @DisplayName("R25-K-CLOAKING: a PSYCHIC weapon loses no die by it, another does")
    void cloaked() {
        String shot = "A1 RA 5+, %s, at c2; B1 SV 5+, CLOAKING DEVICE, at c5; play; A1 activate; A1 shoot mind at B1\n";
        differs(
                shot.formatted("mind R8 PSYCHIC"),
                "expect asks A rolls 4 d8: test",
                "expect not asks A rolls 4 d8: test");
        revised(shot.formatted("mind R8") + "expect asks A rolls 4 d8: test");
    }

    @Test
    @Rule({"R25-K-ELUSIVE", "SHO-5", "K-RAPID-FIRE"})
    @DisplayName("R25-K-ELUSIVE: dice for the SURVIVE against a SHOOT, blaze away too; cumulative, and in no ASSAULT")
    void elusive() {
        String shot = """
                A1 RA 5+ FI 5+, gun R8 RAPID FIRE, at %s; B1 SV 5+ HP 5, ELUSIVE (1), ELUSIVE (1), at c5; B2 SV 5+, at h8
                play
                A1 activate; A1 %s
                """;
        isNew(shot.formatted("c2", "shoot gun at B1; dice A 5 1 1 1 1") + "expect asks B rolls 5 d8: test");
        revised(shot.formatted("c2", "shoot gun at B1 as blaze away; dice A 5 1 1 1 1 1")
                + "expect asks B rolls 5 d8: test");
        revised(shot.formatted("c5/4", "assault B1; dice A 5 1 1") + "expect asks B rolls 3 d8: test");
    }

    @Test
    @Rule({"R25-K-ELUSIVE", "K-IT-BURNS"})
    @DisplayName("R25-K-ELUSIVE: of flames at the primary target alone")
    void flames() {
        isNew("""
                A1 RA 5+, flamer R4 IT BURNS!, at c4; B1 SV 5+ HP 5, ELUSIVE (1), at c6; B2 SV 5+ HP 5, ELUSIVE (1), at c6/4
                play
                A1 activate; A1 shoot flamer at B1; dice A 5 1 1 | B 1 1 1 1
                expect B1 damage 1, asks B rolls 3 d8: test
                """);
    }

    @ParameterizedTest
    @CsvSource({"B1, B2, 4, 3, 3, 4", "B2, B1, 3, 4, 4, 3", "B1, B1, 4, 3, 4, 3"})
    @Rule({"R25-K-ELUSIVE", "K-IT-BURNS", "R25-K-FIRE-CONTROL"})
    @DisplayName("R25-K-ELUSIVE: of two flames in one SHOOT each is aimed at the target that was declared for it")
    void twoFlames(String first, String second, int one, int other, int oneAgain, int otherAgain) {
        revised("""
                A1 RA 5+, flamer R4 IT BURNS! and FIRE CONTROL, torch R4 IT BURNS!, at c4
                B1 SV 5+ HP 5, ELUSIVE (1), at c6; B2 SV 5+ HP 5, ELUSIVE (1), at c6/4
                play
                A1 activate; A1 shoot flamer at %s; A1 shoot torch at %s
                dice A 5 1 1 | B%s | B%s; dice A 5 1 1 | B%s | B%s
                expect B1 damage 2, B2 damage 2
                """.formatted(first, second, ones(one), ones(other), ones(oneAgain), ones(otherAgain)));
    }

    private static String ones(int dice) {
        return " 1".repeat(dice);
    }

    @Test
    @Rule({"R25-K-ENGINEER", "SPC-1"})
    @DisplayName(
            "R25-K-ENGINEER: a SPECIAL mends a friendly machine in its cube or an adjacent one: a damage, or its fire")
    void repairs() {
        String beside = """
                A1 ENGINEER, at c4; A2 HP 4, %s, damage 2%s, at %s; B1 HP 2, CONSTRUCT, damage 1, at %s
                play
                A1 activate
                """;
        for (String machine : new String[] {"VEHICLE", "WALKER", "CONSTRUCT"})
            differs(
                    beside.formatted(machine, "", "c5", "h8"),
                    "expect refuses A1 use ~K-ENGINEER on A2 by SPC-1",
                    "A1 use R25-K-ENGINEER on A2; expect A2 damage 1, refuses A1 use R25-K-ENGINEER on A2 by RND-4");
        isNew(beside.formatted("WALKER", ", marked R25-K-IT-BURNS 1", "c4/4", "c3") + """
                expect refuses A1 use R25-K-ENGINEER on B1 by R25-K-ENGINEER
                A1 use R25-K-ENGINEER on A2
                expect offers exactly A1 use R25-K-ENGINEER on A2 | A1 use R25-K-IT-BURNS on A2
                A1 use R25-K-IT-BURNS on A2
                expect A2 damage 2, not marked R25-K-IT-BURNS 1
                """);
        for (String none : new String[] {"BIKE", "BEAST"})
            revised(beside.formatted(none, "", "c5", "h8")
                    + "expect refuses A1 use R25-K-ENGINEER on A2 by R25-K-ENGINEER");
        revised(beside.formatted("WALKER", "", "c6", "h8")
                + "expect refuses A1 use R25-K-ENGINEER on A2 by R25-K-ENGINEER");
        revised(beside.formatted("WALKER", "", "c5", "c4/4") + "expect refuses A1 use R25-K-ENGINEER on A2 by ACT-3");
    }

    @Test
    @Rule({"R25-K-ENGINEER", "R25-K-TRAP"})
    @DisplayName("R25-K-ENGINEER: a trap of its own side is defused too, and that ends its activation")
    void trapOfItsSide() {
        differs(
                """
                laid ~K-TRAP (FRAG (2)) of A2 at c5; A1 SP 2-3 SV 5+ HP 3, ENGINEER, at c4; A2 at a1; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5
                """,
                "expect laid K-TRAP (FRAG (2)) of A2 at c5; A1 step c6; A1 spot 5; expect A1 at c6, active",
                "expect nothing laid, asks A: spot; A1 spot 5; expect A1 at c5/5, unharmed, activated, asks B: turn");
    }

    @Test
    @Rule({"R25-K-BEAST", "K-HACKER", "I-INTEL", "I-BOOBY-TRAP"})
    @DisplayName("R25-K-BEAST: with HACKER it reveals: intel scores, a booby trap goes off, any other item is dropped")
    void reveals() {
        String walk = """
                A1 SP 2-3 SV 5+ HP 2, BEAST, HACKER, at c4; B1 at h8; token 1 %s at c5 face down
                play
                A1 activate; A1 advance; A1 step c5
                """;
        differs(walk.formatted("I-INTEL"), "expect asks A: movement", "A1 pick up 1; expect score A 2, token 1 gone");
        isNew(walk.formatted("~I-AMMO") + "A1 pick up 1; expect token 1 at c5, token 1 face up, asks A: movement");
        isNew(walk.formatted("I-BOOBY-TRAP") + "A1 pick up 1; A1 spot 5; dice B 4 1 1 | A 5 1 1; expect token 1 gone");
        revised(walk.formatted("~I-AMMO").replace(" face down", "") + "expect asks A: movement");
        revised(walk.formatted("I-INTEL").replace(", HACKER", "") + "expect asks A: movement");
    }

    @Test
    @Rule({"R25-K-TACTICIAN", "CMD-1"})
    @DisplayName("R25-K-TACTICIAN: the highest number in play counts, and no side is asked")
    void tacticians() {
        String round =
                "A1 TACTICIAN (1), at a1; A2 whip CC TACTICIAN (3), %s; B1 at h8; play; A1 activate; A1 end; %sB1 "
                        + "activate; B1 end\n";
        differs(
                round.formatted("activated, at a2", ""),
                "expect asks A: tactician",
                "expect asks A rolls 6 command dice");
        revised(round.formatted("killed", "") + "expect asks A rolls 4 command dice");
    }
}
