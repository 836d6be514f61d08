package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keywords that change dice, re-rolls, AP or HP. The barricade prevents clear shots. */
class KeywordRulesTest {
    @ParameterizedTest(name = "AR {0}, AP {1}: {2} of 3 lost")
    @Rule("K-AP")
    @DisplayName("K-AP: AR is less by the AP, down to 0")
    @CsvSource({"2, 0, 1", "2, 1, 2", "2, 2, 3", "2, 3, 3", "3, 0, 0", "3, 1, 1"})
    void ap(int armour, int ap, int lost) {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8 AP%d, at c3
                B1 SV 5+ AR %d HP 4, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 | B 1 1 1
                expect B1 damage %d
                """.formatted(ap, armour, lost));
    }

    @Test
    @Rule({"K-AP", "KT-1"})
    @DisplayName("K-AP, KT-1: a model's AP counts in its ASSAULT, without a weapon too")
    void apWithoutAWeapon() {
        play("""
                A1 FI 5+, AP (1), at c4
                B1 SV 5+ AR 2 HP 4, at c4
                play
                A1 activate; A1 assault B1; dice A 5 5 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule("K-TOUGH")
    @DisplayName("K-TOUGH: 1 HP less in each attack: 1 is none, 2 is 1, the next 2 is 1 again")
    void tough() {
        play("""
                barricade north of c3
                A1 to A3 RA 5+, rifle R8, at c3
                B1 SV 5+ HP 4, TOUGH, at c4; B2 to B3 at h8
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1
                expect event B1 is unharmed, B1 unharmed
                A1 end; B2 activate; B2 end; A2 activate; A2 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                expect B1 damage 1
                A2 end; B3 activate; B3 end; A3 activate; A3 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                expect B1 damage 2
                """);
    }

    @Test
    @Rule("K-TOXIC")
    @DisplayName("K-TOXIC: n more for a model that loses HP, whether 1 or 2; it may kill")
    void toxic() {
        play("""
                barricade north of c3
                A1 to A2 RA 5+, rifle R8 TOXIC (2), at c3
                B1 SV 5+ HP 5, at c4; B2 SV 5+ HP 4 VP 2, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1
                expect B1 damage 3
                A1 end; B1 activate; B1 end; A2 activate; A2 shoot rifle at B2; dice A 5 5 1 | B 1 1 1
                expect B2 killed, score A 2
                """);
    }

    @Test
    @Rule("K-TOXIC")
    @DisplayName("K-TOXIC: nothing for a model that loses no HP")
    void toxicWithoutDamage() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8 TOXIC (2), at c3
                B1 SV 5+ AR 2, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                expect B1 unharmed
                """);
    }

    @Test
    @Rule("K-ENERGY-SHIELD")
    @DisplayName("K-ENERGY-SHIELD: rolled when damage is due, not otherwise, by its own side; its 8s explode")
    void energyShield() {
        play("""
                barricade north of c3
                A1 to A2 RA 5+, rifle R8, at c3
                B1 SV 5+ HP 4, ENERGY SHIELD (1), at c4; command B dice
                play
                A1 activate; A1 shoot rifle at B1; add 0; dice A 5 1 1 | B 5 5 5
                expect not event K-ENERGY-SHIELD, asks A: activation
                A1 end; B1 activate; B1 end; A2 activate; A2 shoot rifle at B1; add 0
                dice A 5 5 5 | B 1 1 1; B1 decline CMD-5
                expect asks B rolls 1 d8: test (K-ENERGY-SHIELD)
                dice B 8 | B 6
                expect event B1 absorbs 2, B1 damage 1, command B dice
                """);
    }

    @Test
    @Rule("K-ENERGY-SHIELD")
    @DisplayName(
            "K-ENERGY-SHIELD: several shields each roll; 6+ absorbs, 5 does not; more than is due absorbs what is due")
    void severalShields() {
        play("""
                barricade north of c3
                A1 to A2 RA 5+, rifle R8, at c3
                B1 SV 5+ HP 4, ENERGY SHIELD (1), ENERGY SHIELD (2), at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 | B 1 1 1
                dice B 6 | B 5 6
                expect B1 damage 1
                A1 end; B1 activate; B1 end; A2 activate; A2 shoot rifle at B1; dice A 5 1 1 | B 1 1 1
                dice B 5 | B 6 7
                expect event B1 absorbs 1, B1 damage 1
                """);
    }

    @Test
    @Rule({"K-RESILIENT", "DICE-8"})
    @DisplayName(
            "K-RESILIENT, DICE-8: n failed dice of SURVIVE again, cumulative, never more than n nor more than failed")
    void resilient() {
        play("""
                barricade north of c3
                A1 to A2 RA 5+, rifle R8, at c3
                B1 SV 5+ HP 4, RESILIENT (1), RESILIENT (1), at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 | B 1 1 1
                expect asks B: reroll (DICE-8), offers reroll 0, offers reroll 2, refuses reroll 3 by DICE-8
                reroll 2; dice B 5 1
                expect B1 damage 2
                A1 end; B1 activate; B1 end; A2 activate; A2 shoot rifle at B1; dice A 5 5 5 | B 5 5 1
                expect offers reroll 1, refuses reroll 2 by DICE-8
                reroll 1; dice B 8 | B 5
                expect event 3 against 4, B1 damage 2
                """);
    }

    @Test
    @Rule("K-RESILIENT")
    @DisplayName("K-RESILIENT: against walls, gravity and frag too, not in a FIGHT")
    void resilientInEverySurvive() {
        play("""
                wall north of c4
                A1 FI 4+, KNOCKBACK, at c4; A2 FI 4+, at g4
                B1 SV 5+ AR 1, RESILIENT (1), at c4; B2 FI 5+ SV 5+, RESILIENT (1), at g4
                play
                A1 activate; A1 assault B1; dice A 4 4 1 | B 1 1 1; reroll 1; dice B 5
                B1 throw north; dice A 5 1 1 | B 1 1 1; reroll 1; dice B 6
                expect event 1 against 1, B1 upright, unharmed
                B1 activate; B1 end; A2 activate; A2 assault B2; B2 fight back; dice A 4 1 1 | B 5 1 1
                expect B2 unharmed, A2 activated
                """);
    }

    @Test
    @Rule("K-WEIGHT-OF-FIRE")
    @DisplayName(
            "K-WEIGHT-OF-FIRE: n failed dice of RANGED again, before the damage is known; not in a FIGHT or SURVIVE")
    void weightOfFire() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8 WEIGHT OF FIRE (1), at c3; A2 FI 4+, WEIGHT OF FIRE (1), at g4
                B1 SV 5+ HP 4, WEIGHT OF FIRE (2), at c4; B2 SV 5+, at g4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 5 1 1
                expect asks A: reroll (DICE-8), offers reroll 1, refuses reroll 2 by DICE-8
                reroll 1; dice A 5
                expect B1 damage 1
                A1 end; B1 activate; B1 end; A2 activate; A2 assault B2; dice A 4 1 1 | B 5 1 1
                expect B2 unharmed, A2 activated
                """);
    }

    @ParameterizedTest(name = "{0}: {1} dice")
    @Rule({"K-TACTICIAN", "CMD-1"})
    @DisplayName("K-TACTICIAN, CMD-1: n more command dice while it is in play, one per team")
    @CsvSource(delimiter = '|', textBlock = """
                TACTICIAN (1), at b1, activated                                            | 4
                TACTICIAN (2), at b1, pinned, activated                                    | 5
                TACTICIAN (2), killed                                                      | 3
                TACTICIAN (2), at b1, activated; A3 TACTICIAN (2), at b1, activated        | 5
                TACTICIAN (2), killed; A3 TACTICIAN (1), at b1, activated                  | 4
                """)
    void tactician(String who, int dice) {
        play("""
                A1 at b1, activated; A2 %s
                B1 at h8; initiative B
                play
                B1 activate; B1 end
                expect asks A rolls %d command dice: command roll
                """.formatted(who, dice));
    }

    @Test
    @Rule("K-TACTICIAN")
    @DisplayName("K-TACTICIAN: of different ones the side chooses which counts; no other model may be named")
    void severalTacticians() {
        play("""
                A1 TACTICIAN (2), at b1; A2 TACTICIAN (1), at b1; A3 at b1; A1 to A3 activated
                B1 TACTICIAN (1), at h8; initiative B
                play
                B1 activate; B1 end
                expect asks A: tactician, offers A1 tactician, offers A2 tactician
                expect refuses A3 tactician by K-TACTICIAN, refuses B1 tactician by K-TACTICIAN
                A2 tactician
                dice A model model model model
                expect asks B rolls 4 command dice: command roll
                """);
    }

    @Test
    @Rule({"K-ONE-USE", "SHO-8"})
    @DisplayName("K-ONE-USE, SHO-8: a weapon that is one-use shoots once, the others go on")
    void oneUse() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, tube R8 ONE-USE, at c3; command A shoot
                B1 SV 5+, at c4
                play
                A1 activate; A1 shoot tube at B1; dice A 1 1 1 | B 1 1 1; A1 decline CMD-5
                expect event A1 has used up tube, refuses spend shoot: A1 shoot tube at B1 by SHO-8
                expect offers spend shoot: A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule("K-ONE-USE")
    @DisplayName("K-ONE-USE: a charge in an ASSAULT is gone after it, and with it its AP; the second is bare-handed")
    void oneUseInAnAssault() {
        play("""
                A1 FI 5+, charge CC AP3 ONE-USE, at c4; command A assault
                B1 SV 5+ AR 3 HP 9, at c4
                play
                A1 activate; A1 assault B1; A1 wield charge; dice A 5 5 5 | B 1 1 1
                expect B1 damage 3, event A1 has used up charge
                spend assault: A1 assault B1; dice A 5 5 5 5 | B 1 1 1
                expect B1 damage 4
                """);
    }

    @Test
    @Rule({"K-ONE-USE", "AST-2"})
    @DisplayName("K-ONE-USE, AST-2: one of several, it may not be named again; nor in a fight back")
    void oneUseIsNotNamedAgain() {
        play("""
                A1 FI 5+, blade CC, charge CC AP3 ONE-USE, at c4; command A assault
                B1 FI 5+ SV 5+ AR 3 HP 9, blade CC, charge CC ONE-USE, at c4
                play
                A1 activate; A1 assault B1; A1 wield charge; B1 fight back with charge
                dice A 5 1 1 | B 5 1 1; A1 decline CMD-5
                expect event A1 has used up charge, event B1 has used up charge
                spend assault: A1 assault B1
                expect refuses A1 wield charge by AST-2
                A1 wield blade
                expect asks B: fight back, refuses B1 fight back with charge, offers B1 fight back with blade
                """);
    }

    @Test
    @Rule({"K-TOXIC", "K-CONSTRUCT"})
    @DisplayName("K-TOXIC: a CONSTRUCT loses no more by it, a BIKE does")
    void toxicOnAConstruct() {
        String shot = """
                barricade north of c3
                A1 RA 5+, rifle R8 TOXIC (2), at c3; B1 SV 5+ HP 9, %s, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1
                expect B1 damage %d
                """;
        play(shot.formatted("CONSTRUCT", 1));
        play(shot.formatted("BIKE", 3));
    }
}
