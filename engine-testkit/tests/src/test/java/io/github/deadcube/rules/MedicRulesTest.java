package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-MEDIC: healing, and RESILIENT (1) for nearby friends. */
class MedicRulesTest {
    /** A1 shoots at B1, which may roll this number of failed SURVIVE dice again. */
    private static void rerolls(int most, String models) {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 9
                %s
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 | B 1 1 1
                expect %s
                """.formatted(
                        models,
                        most == 0
                                ? "B1 damage 3"
                                : "asks B: reroll (DICE-8), offers reroll " + most + ", refuses reroll " + (most + 1)
                                        + " by DICE-8"));
    }

    @Test
    @Rule({"K-MEDIC", "SPC-1"})
    @DisplayName("K-MEDIC: all damage comes off, however much; a short action, and one that is not taken twice")
    void heals() {
        play("""
                A1 RA 5+, MEDIC, HP 3, damage 1, rifle R8, at c4; A2 HP 9, damage 8, at c4; B1 at h8
                play
                A1 activate; A1 use K-MEDIC on A2
                expect A2 unharmed, A1 damage 1, event A2 regains 8 HP
                expect refuses A1 use K-MEDIC on A1 by RND-4, offers A1 shoot rifle at B1, refuses A1 sprint by RND-3
                """);
        play("""
                A1 MEDIC, HP 3, damage 2, at c4; A2 at a1; B1 at h8
                play
                A1 activate; A1 use K-MEDIC on A1
                expect A1 unharmed
                """);
    }

    @Test
    @Rule({"K-MEDIC", "KT-18", "KT-13"})
    @DisplayName("K-MEDIC, KT-18: only an injured friend in its cube; of a half-cube on its side")
    void injuredFriendInTheCube() {
        play("""
                A1 MEDIC, at c4; A2 at c4; A3 HP 2, damage 1, at c5; B1 HP 2, damage 1, pinned, at c4
                B2 HP 2, damage 1, neutral, at c4
                play
                A1 activate
                expect refuses A1 use K-MEDIC on A2 by K-MEDIC, refuses A1 use K-MEDIC on A3 by K-MEDIC
                expect refuses A1 use K-MEDIC on B1 by K-MEDIC, refuses A1 use K-MEDIC on B2 by K-MEDIC
                expect refuses A1 use K-MEDIC on A1 by K-MEDIC
                """);
        play("""
                wall north-south through c4; A1 MEDIC, at c4w; A2 HP 2, damage 1, at c4w; A3 HP 2, damage 1, at c4e
                B1 at h8
                play
                A1 activate
                expect offers A1 use K-MEDIC on A2, refuses A1 use K-MEDIC on A3 by K-MEDIC
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"VEHICLE", "BIKE", "WALKER", "CONSTRUCT"})
    @Rule({"K-MEDIC", "K-VEHICLE", "K-BIKE", "K-WALKER"})
    @DisplayName("K-MEDIC: no machine is healed or gets RESILIENT; a medic that is a machine helps others")
    void machines(String machine) {
        play("""
                A1 MEDIC, %1$s, HP 2, damage 1, at c4; A2 HP 2, damage 1, at c4; A3 %1$s, HP 2, damage 1, at c4; B1 at h8
                play
                A1 activate
                expect offers A1 use K-MEDIC on A2
                expect refuses A1 use K-MEDIC on A1 by K-MEDIC, refuses A1 use K-MEDIC on A3 by K-MEDIC
                A1 use K-MEDIC on A2
                expect A2 unharmed
                """.formatted(machine));
        rerolls(0, "B1 %s, at c4; B2 MEDIC, at c4".formatted(machine));
        rerolls(0, "B1 MEDIC, %s, at c4".formatted(machine));
        rerolls(1, "B1 at c4; B2 MEDIC, %s, at c4".formatted(machine));
    }

    @Test
    @Rule({"K-MEDIC", "SPC-1", "PIN-1"})
    @DisplayName("K-MEDIC, SPC-1: not beside unpinned enemies, beside pinned ones it may; a pinned one takes no action")
    void whenNot() {
        String beside = """
                A1 MEDIC, at c4; A2 HP 2, damage 1, at c4; B1 %sat c4
                play
                A1 activate
                expect %s
                """;
        play(beside.formatted("", "refuses A1 use K-MEDIC on A2 by ACT-3"));
        play(beside.formatted("pinned, ", "offers A1 use K-MEDIC on A2"));
        play("""
                A1 MEDIC, pinned, at c4; A2 HP 2, damage 1, pinned, at c4; B1 at h8
                play
                A1 activate
                expect refuses A1 use K-MEDIC on A2 by ACT-2
                A1 stand up; A1 spot 5; A1 use K-MEDIC on A2
                expect A2 unharmed, pinned
                """);
    }

    @Test
    @Rule({"K-MEDIC", "K-RESILIENT"})
    @DisplayName("K-MEDIC: RESILIENT (1) for friends in its cube and itself; not for enemies, nor beside it")
    void resilient() {
        rerolls(0, "B1 at c4");
        rerolls(1, "B1 at c4; B2 MEDIC, at c4");
        rerolls(1, "B1 MEDIC, at c4");
        rerolls(0, "B1 at c4; B2 MEDIC, at d4");
        rerolls(0, "B1 neutral, at c4; B2 MEDIC, at c4");
        rerolls(0, "wall north-south through c4; B1 at c4w; B2 MEDIC, at c4e");
        play("""
                A1 FI 4+, MEDIC, at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; dice A 4 4 4 | B 1 1 1
                expect B1 damage 3
                """);
    }

    @Test
    @Rule({"K-MEDIC", "K-RESILIENT"})
    @DisplayName("K-MEDIC: two give RESILIENT (2), and the model's printed number is added")
    void addsUp() {
        rerolls(2, "B1 at c4; B2 to B3 MEDIC, at c4");
        rerolls(2, "B1 MEDIC, at c4; B2 MEDIC, at c4");
        rerolls(2, "B1 RESILIENT (1), at c4; B2 MEDIC, at c4");
    }

    @Test
    @Rule({"K-MEDIC", "KT-16"})
    @DisplayName("K-MEDIC: SURVIVE of every kind, against walls too; no FIGHT, and no RANGED")
    void whichTests() {
        play("""
                wall north of c4
                A1 FI 4+, hammer CC KNOCKBACK, at c4; B1 SV 5+ AR 3 HP 9, MEDIC, at c4
                play
                A1 activate; A1 assault B1; A1 wield hammer; dice A 4 1 1 | B 1 1 1; reroll 0; B1 throw north
                dice A 5 5 1 | B 1 1 1
                expect asks B: reroll (DICE-8)
                """);
        play("""
                A1 FI 4+, MEDIC, at c4; B1 FI 4+ HP 9, MEDIC, at c4
                play
                A1 activate; A1 assault B1; dice A 4 4 1 | B 1 1 1
                expect B1 damage 2
                """);
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, MEDIC, at c3; B1 HP 9, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 5
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"K-MEDIC", "KT-10", "KT-12"})
    @DisplayName(
            "K-MEDIC, KT-10, KT-12: on a weapon that it carries; pinned, injured or activated; not once it is dead")
    void helpOnceDead() {
        rerolls(1, "B1 at c4; B2 saw CC MEDIC, at c4");
        rerolls(1, "B1 at c4; B2 MEDIC, HP 2, damage 1, pinned, activated, at c4");
        rerolls(0, "B1 at c4; B2 MEDIC, killed");
        play("""
                A1 saw CC MEDIC, at c4; A2 HP 2, damage 1, at c4; B1 at h8
                play
                A1 activate; A1 use K-MEDIC on A2
                expect A2 unharmed
                """);
    }

    @Test
    @Rule({"K-MEDIC", "K-RAMPAGE"})
    @DisplayName("K-MEDIC, K-RAMPAGE: out of control it heals no friends, itself alone")
    void outOfControl() {
        play("""
                A1 HP 3, damage 1, RAMPAGE, MEDIC, at c4; A2 HP 3, damage 1, at c4; B1 at h8
                play
                A1 activate; dice A 1
                expect asks B: activation, offers A1 use K-MEDIC on A1, refuses A1 use K-MEDIC on A2 by K-MEDIC
                """);
    }

    @Test
    @Rule({"K-MEDIC", "K-DEFENDER", "K-SHIELD-GENERATOR", "KT-14"})
    @DisplayName("41. protection by neighbours: a model killed by the roll still protects the others (KT-14)")
    void protectionByNeighbours() {
        play("""
                A1 RA 5+, gun R8 FRAG (3), at c2
                B1 SV 5+ HP 1, MEDIC, at c5; B2 SV 5+ HP 2, DEFENDER SHIELD, SHIELD GENERATOR (1), at c5
                play
                A1 activate; A1 shoot gun at c5; dice A 4 5 6
                dice B 1 1 1; reroll 1; dice B 2
                expect asks B rolls 1 d8: test (K-SHIELD-GENERATOR)
                dice B 1
                expect B1 killed
                dice B 5 1 1; reroll 1; dice B 5; dice B 1
                expect B2 unharmed
                dice A 3; B2 spot 5
                expect B2 at d5/5, pinned
                """);
    }
}
