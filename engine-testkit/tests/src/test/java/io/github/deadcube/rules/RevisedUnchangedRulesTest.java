package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.revised;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R25: effects of third-edition keywords that the keywords of the revision keep, and share with each other. */
class RevisedUnchangedRulesTest {
    @ParameterizedTest
    @CsvSource({"VEHICLE", "WALKER", "BIKE"})
    @Rule({"R25-K-VEHICLE", "R25-K-WALKER", "R25-K-BIKE", "SET-8", "ITEM-2"})
    @DisplayName("R25-K-VEHICLE, R25-K-WALKER, R25-K-BIKE: deployed on level 1, without items, moved by no weapon")
    void machines(String machine) {
        revised("board 4 x 4 x 2; floor a1:2; A1 " + machine
                + "; B1; play; zone 1; A1 set up; expect refuses A1 deploy a1:2 by SET-8");
        assertThatThrownBy(() -> revised("A1 " + machine + ", carries R25-I-AMMO, at c4; B1 at h8; play"))
                .hasMessageContaining("(R25-K-" + machine + ")");
        revised("""
                token 1 R25-I-AMMO at c5; A1 SP 2-3, %s, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5; expect asks A: movement
                """.formatted(machine));
        revised("""
                barricade north of c3; A1 RA 4+, gun R8 KNOCKBACK, at c2; B1 SV 5+ HP 3 AR 3, %s, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 4 1 1 | B 1 1 1
                expect B1 at c4, upright, unharmed, asks A: activation
                """.formatted(machine));
    }

    @ParameterizedTest
    @CsvSource({"VEHICLE", "WALKER"})
    @Rule({"R25-K-VEHICLE", "R25-K-WALKER", "R25-K-DISMANTLE", "PIN-5"})
    @DisplayName("R25-K-VEHICLE, R25-K-WALKER: never pinned, nor healed by a medic")
    void neverPinned(String machine) {
        revised("""
                A1 RA 4+, gun R8 SUPPRESSION, at c2; B1 SV 5+ HP 3, %s, at c4; B2 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 1 1 1 1 1 | B 1 1 1
                expect B1 upright, B2 pinned
                """.formatted(machine));
        revised("A1 MEDIC, at c4; A2 SV 5+ HP 2, " + machine
                + ", damage 1, at c4/4; B1 at h8; play; A1 activate;"
                + " expect refuses A1 use R25-K-MEDIC on A2 by R25-K-MEDIC");
    }

    @Test
    @Rule({"R25-K-BIKE", "R25-K-DISMANTLE", "PIN-5"})
    @DisplayName(
            "R25-K-BIKE: DISMANTLE costs it one HP more; with VEHICLE on its card it is pinned, with WALKER there not")
    void bike() {
        revised("""
                barricade north of c3; A1 RA 4+, gun R8 DISMANTLE, at c2; B1 SV 5+ HP 9, BIKE, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 4 1 1 | B 1 1 1; expect B1 damage 2
                """);
        String burst = """
                A1 RA 4+, gun R8 SUPPRESSION, at c2; B1 SV 5+ HP 3, BIKE, %s, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 1 1 1 1 1 | B 1 1 1
                """;
        revised(burst.formatted("VEHICLE") + "expect B1 pinned");
        revised(burst.formatted("WALKER") + "expect B1 upright");
    }

    @Test
    @Rule("R25-K-WALKER")
    @DisplayName("R25-K-WALKER: with VEHICLE on its card it climbs")
    void walkingVehicle() {
        revised(
                "floor c5:2; wall north of c4; A1 SP 1-2, VEHICLE, WALKER, at c4; B1 at h8; play; A1 activate; A1 advance;"
                        + " A1 step c5:2");
    }

    @Test
    @Rule({"R25-K-COMM-RELAY", "CMD-1"})
    @DisplayName("R25-K-COMM-RELAY: one +1 Model more, which is not rolled again")
    void relay() {
        revised("""
                A1 whistle CC COMMUNICATIONS RELAY, at c2; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end; dice A dice dice dice | B dice dice dice
                reroll command none; reroll command none
                expect command A model dice dice dice
                """);
    }

    @Test
    @Rule({"R25-K-DROP-SUIT", "R25-K-JUMP-PACK"})
    @DisplayName("R25-K-DROP-SUIT: landed, it has a JUMP PACK")
    void jumpingSuit() {
        revised("floors c5:2; A1 SP 1-2, DROP SUIT, at c4; B1 at h8; play; A1 activate; A1 advance; A1 step c5:2");
    }

    @Test
    @Rule({"R25-K-ENGINEER", "I-BOOBY-TRAP"})
    @DisplayName("R25-K-ENGINEER: a booby trap that it reveals is defused, and that ends its activation")
    void boobyTrap() {
        revised("""
                token 1 I-BOOBY-TRAP at c5 face down; A1 SP 2-3 SV 5+ HP 3, ENGINEER, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1; A1 spot 5
                expect A1 unharmed, activated, token 1 gone, asks B: turn
                """);
    }

    @Test
    @Rule("R25-K-HORDE")
    @DisplayName("R25-K-HORDE: a die for each other friend with it, in FIGHT")
    void horde() {
        revised("""
                A1 FI 4+ HP 9, at c5; B1 FI 4+ SV 5+ HP 9, HORDE, at c5; B2 HORDE, at c5; B3 at c5
                play
                A1 activate; A1 assault B1; B1 fight back; dice A 1 1 1; expect asks B rolls 5 d8
                """);
    }

    @Test
    @Rule({"R25-K-INDIRECT", "ACT-1"})
    @DisplayName("R25-K-INDIRECT: it is a long action")
    void indirectIsLong() {
        revised("""
                A1 SP 1-2 RA 5+, mortar R8 INDIRECT (SMOKE), at c1; B1 at c5
                play
                A1 activate; A1 shoot mortar at c5; dice A 5 1 1; expect smoke c5, A1 activated, asks B: turn
                """);
    }

    @Test
    @Rule({"R25-K-IT-BURNS", "KT-5"})
    @DisplayName("R25-K-IT-BURNS: a burning model puts the fire out first; beaten, it takes the difference and is done")
    void fire() {
        String burning = "A1 SV 5+ HP 9, marked R25-K-IT-BURNS 1, at c4; B1 at h8; play; A1 activate\n";
        revised(burning + "dice A 1 1 1 | B 4 4 1; expect A1 damage 2, activated, not marked R25-K-IT-BURNS 1");
        revised(burning
                + "dice A 5 1 1 | B 4 1 1; expect A1 unharmed, not marked R25-K-IT-BURNS 1, asks A: activation");
    }

    @Test
    @Rule({"R25-K-LIFE-DRAIN", "KT-3"})
    @DisplayName("R25-K-LIFE-DRAIN: HP drained by an explosion are given together")
    void drainingExplosion() {
        revised("""
                A1 RA 4+ HP 3, damage 2, bomb R5 EXPLOSIVE (FRAG (3)) and LIFE DRAIN, at c2; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 shoot bomb at c5; dice A 4 1 1; dice A 4 4 1 | B 1 1 1
                A1 use R25-K-LIFE-DRAIN on A1; A1 use R25-K-LIFE-DRAIN on A1
                expect A1 unharmed, B1 damage 2
                """);
    }

    @Test
    @Rule({"R25-K-MEDIC", "K-RESILIENT"})
    @DisplayName("R25-K-MEDIC: friends in its cube have RESILIENT (1)")
    void resilientFriends() {
        revised("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 5, at c4; B2 MEDIC, at c4/4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 1 | B 1 1 1; reroll 1; dice B 5; expect B1 damage 1
                """);
    }

    @Test
    @Rule({"R25-K-PREY", "AST-3"})
    @DisplayName("R25-K-PREY: an assaulter with a success marks its target, though the answer beats it")
    void losingAssaulterMarks() {
        revised("""
                A1 FI 4+ SV 5+ HP 3, PREY, at c4; B1 FI 4+ SV 5+ HP 3, at c4/4
                play
                A1 activate; A1 assault B1; B1 fight back; dice A 4 1 1 | B 4 4 1
                expect A1 damage 1, B1 marked R25-K-PREY 1
                """);
    }

    @Test
    @Rule({"R25-K-RAMPAGE", "CMD-4", "CMD-5"})
    @DisplayName("R25-K-RAMPAGE: no command die is spent on it while it is out of control, nor on its tests")
    void outOfControl() {
        revised("""
                command B dice advance; A1 SP 2-3 RA 5+ HP 3, RAMPAGE, rifle R8, damage 1, at c4; A2 SV 5+ HP 9, at c7; B1 at h8
                play
                A1 activate; dice A 2
                expect refuses spend advance: A1 advance by R25-K-RAMPAGE
                A1 shoot rifle at A2; dice A 1 1 1; expect asks B rolls 5 d8: test
                """);
    }

    @Test
    @Rule({"R25-K-SHIELD-GENERATOR", "R25-K-GRENADE"})
    @DisplayName("R25-K-SHIELD-GENERATOR: laid by a GRENADE it protects every model in the cube")
    void laidShield() {
        revised("""
                laid R25-K-SHIELD-GENERATOR 2 at c4; A1 FI 4+, at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; dice A 4 4 1 | B 1 1 1; dice B 6 1; expect B1 damage 1
                """);
    }

    @Test
    @Rule("R25-K-SNIPER-SCOPE")
    @DisplayName("R25-K-SNIPER-SCOPE: the long shot has two dice more")
    void longShot() {
        revised("""
                barricade north of c4; A1 RA 5+, gun R5 SNIPER SCOPE, at c3; B1 SV 5+, at c5
                play
                A1 activate; A1 shoot gun at B1 as long shot; expect asks A rolls 5 d8: test
                """);
    }

    @Test
    @Rule({"R25-K-SUPPRESSION", "KT-15"})
    @DisplayName("R25-K-SUPPRESSION: a shot pins all in the target's cube, and so does what lands in a cube")
    void suppressingShots() {
        revised("""
                A1 RA 4+, gun R8 SUPPRESSION, at c2; A2 SV 5+ HP 3, at c4; B1 SV 5+ HP 3, at c4; B2 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 1 1 1 | B 1 1 1; expect A2 pinned, B1 pinned, B2 pinned, unharmed
                """);
        revised("""
                A1 RA 4+, pot R8 GRENADE (SMOKE) and SUPPRESSION, at c2; B1 SV 5+ HP 3, at c4; B2 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot pot at c4; dice A 4 1 1; expect smoke c4, B1 pinned, B2 pinned
                """);
    }

    @Test
    @Rule({"R25-K-TOXIC-SMOKE", "R25-KT-7"})
    @DisplayName("R25-K-TOXIC-SMOKE: by itself on a weapon it is delivered as EXPLOSIVE")
    void toxicByItself() {
        revised("""
                A1 RA 4+, pot R5 TOXIC SMOKE (2), at c2; B1 at h8
                play
                A1 activate; A1 shoot pot at c4; dice A 4 1 1; expect smoke c4, laid R25-K-TOXIC-SMOKE 2 at c4
                """);
    }

    @Test
    @Rule("R25-K-CLOAKING")
    @DisplayName("R25-K-CLOAKING: two cubes away it hides no model")
    void cloakingFarAway() {
        revised("""
                barricade north of c4; A1 RA 5+, gun R5, at c3; B1 SV 5+, at c5; B2 CLOAKING DEVICE, at c7
                play
                A1 activate; A1 shoot gun at B1; expect asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"R25-K-SUPPRESSION", "R25-K-TENACIOUS"})
    @DisplayName(
            "R25-K-SUPPRESSION, R25-K-TENACIOUS: a shot pins no model beside the shooter; a SURVIVE alone loses no die")
    void noOtherModel() {
        revised("""
                A1 RA 4+, gun R8 SUPPRESSION, at c2; A2 at c2; B1 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 1 1 1 1 1 | B 1 1 1; expect A2 upright, B1 pinned
                """);
        revised("""
                A1 FI 4+, TENACIOUS, at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; dice A 1 1 1; expect asks B rolls 3 d8: test
                """);
    }
}
