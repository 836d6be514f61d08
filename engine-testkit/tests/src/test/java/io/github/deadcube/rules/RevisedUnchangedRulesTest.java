package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.revised;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
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
}
