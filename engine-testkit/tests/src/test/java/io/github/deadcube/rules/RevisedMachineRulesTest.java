package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.isNew;
import static io.github.deadcube.rules.RevisionScript.revised;
import static io.github.deadcube.rules.RevisionScript.third;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-K-VEHICLE, R25-K-WALKER, R25-K-BIKE. */
class RevisedMachineRulesTest {
    private static final String BESIDE_A_DROP = """
            floors c4:2; A1 SP 2-3 SV 5+ HP 2, %s, at c4:2; B1 at h8
            play
            A1 activate; A1 advance
            """;

    @Test
    @Rule({"R25-K-VEHICLE", "R25-K-BIKE", "ADV-11", "ADV-12"})
    @DisplayName("R25-K-VEHICLE, R25-K-BIKE: it goes down over an edge, and not up a wall")
    void down() {
        for (String keyword : new String[] {"VEHICLE", "BIKE"}) {
            differs(BESIDE_A_DROP.formatted(keyword), "expect refuses A1 step c5 by K-VEHICLE", """
                    expect offers A1 step c5
                    A1 step c5:2
                    expect event A1 falls 1, A1 at c5, upright
                    A1 step c6; A1 spot 5
                    expect A1 at c6/5, asks A: activation
                    """);
            differs(
                    "floor c5:2; wall north of c4; A1 SP 1-2, %s, at c4; B1 at h8; play; A1 activate; A1 advance\n"
                            .formatted(keyword),
                    "expect refuses A1 step c5:2 by K-VEHICLE",
                    "expect refuses A1 step c5:2 by R25-K-" + keyword);
        }
    }

    @Test
    @Rule({"R25-K-VEHICLE", "ADV-14", "PART-5"})
    @DisplayName("R25-K-VEHICLE: up by ramps; it holds on to nothing, and uses no platform")
    void ramps() {
        revised("""
                floors c5:2; ramp north of c4; platform 1 2 3 high 10 of d4; A1 SP 2-3, VEHICLE, at c4; B1 at h8
                play
                A1 activate; A1 advance
                expect offers A1 step c5:2
                A1 step d4
                expect refuses A1 spot 2 by PART-5, offers A1 spot 8
                """);
        isNew("""
                board 8 x 8 x 3; floors c4:3; wall north of c5:2; wall north of c5:3; A1 SP 3-4 SV 5+ HP 2, VEHICLE, at c4:3; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5:3; A1 spot 5
                dice A 5 5 1 | B 5 1 1
                expect event A1 falls 2, A1 at c5, unharmed
                """);
    }

    @Test
    @Rule({"R25-K-BIKE", "K-MEDIC"})
    @DisplayName("R25-K-BIKE: it is no VEHICLE, and a medic helps it; it can be pinned, and no weapon moves it")
    void noVehicle() {
        differs(
                "A1 MEDIC, at c4; A2 SV 5+ HP 2, BIKE, damage 1, at c4/4; B1 at h8; play; A1 activate\n",
                "expect refuses A1 use K-MEDIC on A2 by K-MEDIC",
                "A1 use R25-K-MEDIC on A2; dice A 1 1 1; expect A2 unharmed");
        revised("""
                A1 RA 4+, gun R8 RAPID FIRE and KNOCKBACK, at c2; B1 SV 5+ HP 3, BIKE, at c5
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A 4 1 1 1 1 1 | B 1 1 1
                expect B1 pinned, at c5
                """);
    }

    @Test
    @Rule({"R25-K-WALKER", "R25-K-VEHICLE", "SET-8", "ITEM-2"})
    @DisplayName("R25-K-WALKER: it climbs, is deployed on the ground, carries nothing, and is no VEHICLE")
    void walker() {
        String carries = "A1 WALKER, carries I-AMMO, at c4; B1 at h8; play";
        assertThatThrownBy(() -> third(carries)).hasMessageContaining("(K-VEHICLE)");
        assertThatThrownBy(() -> revised(carries)).hasMessageContaining("(R25-K-WALKER)");
        revised("floor c5:2; wall north of c4; A1 SP 1-2, WALKER, at c4; B1 at h8; play; A1 activate; A1 advance; "
                + "A1 step c5:2");
        revised("board 4 x 4 x 2; floor a1:2; A1 WALKER; B1; play; zone 1; A1 set up; expect refuses A1 deploy a1:2 "
                + "by SET-8");
    }
}
