package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VehicleRulesTest {
    @ParameterizedTest
    @CsvSource({"VEHICLE, upright", "WALKER, upright", "BIKE, pinned"})
    @Rule({"PIN-5", "K-VEHICLE", "K-WALKER", "K-BIKE"})
    @DisplayName("PIN-5: a VEHICLE and a WALKER are never pinned, a BIKE can be; no blast moves any of them")
    void pins(String keyword, String then) {
        play("""
                A1 RA 4+, grenade R3 GRENADE (BLAST), at c2; B1 SV 5+, %s, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                expect B1 at c4/5, %s, unharmed, asks A: activation
                """.formatted(keyword, then));
    }

    @ParameterizedTest
    @CsvSource({
        "VEHICLE, refuses, ' by K-VEHICLE'",
        "BIKE, refuses, ' by K-VEHICLE'",
        "WALKER, offers, ''",
        "'VEHICLE, WALKER', offers, ''"
    })
    @Rule({"K-VEHICLE", "K-WALKER", "K-BIKE", "ADV-14"})
    @DisplayName("K-VEHICLE: up by ramps alone; a WALKER climbs")
    void levels(String keyword, String expected, String by) {
        play("""
                floors c5:2 d5:2; wall north of c4; ramp north of d4; A1 SP 1-2, %s, at c4; A2 SP 1-2, %s, at d4; B1 at h8
                play
                A1 activate; A1 advance
                expect %s A1 step c5:2%s
                A1 spot 5; A1 end; B1 activate; B1 end; A2 activate; A2 advance
                expect offers A2 step d5:2
                """.formatted(keyword, keyword, expected, by));
    }

    @ParameterizedTest
    @ValueSource(strings = {"VEHICLE", "WALKER", "BIKE"})
    @Rule({"K-VEHICLE", "K-WALKER", "K-BIKE", "ITEM-2"})
    @DisplayName("K-VEHICLE: it picks nothing up, has no equipment, and carries nothing")
    void items(String keyword) {
        play("""
                token 1 I-AMMO at c5; A1 SP 1-2, %s, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: movement
                """.formatted(keyword));
        for (String item : new String[] {"equipment", "carries"})
            assertThatThrownBy(() -> Script.play("A1 " + keyword + ", " + item + " I-AMMO, at c4; B1 at h8"))
                    .isInstanceOf(Script.Failed.class)
                    .hasMessageContaining("K-VEHICLE");
    }

    @ParameterizedTest
    @ValueSource(strings = {"VEHICLE", "WALKER", "BIKE"})
    @Rule({"SET-8", "K-VEHICLE", "K-WALKER", "K-BIKE"})
    @DisplayName("SET-8: it is deployed on the ground")
    void deployment(String keyword) {
        play("""
                floors a1:2 b1:2; board 4 x 4 x 2; A1 %s; A2; B1
                play
                zone 1
                A1 set up
                expect refuses A1 deploy a1:2 by SET-8, offers A1 deploy a1
                A1 deploy a1; A1 spot 5; A2 set up
                expect offers A2 deploy a1:2
                """.formatted(keyword));
    }

    @ParameterizedTest
    @ValueSource(strings = {"VEHICLE, FLIGHT", "FLIGHT, VEHICLE", "BIKE, FLIGHT", "BIKE, JUMP PACK"})
    @Rule({"PART-5", "K-FLIGHT", "K-JUMP-PACK"})
    @DisplayName(
            "PART-5: a VEHICLE or BIKE that flies or jumps uses no platform's spots, as one that does not; a WALKER "
                    + "does")
    void platforms(String keywords) {
        String table =
                "platform 1 2 3 high 10 of c4; A1 SP 2-3, %s, at c3; B1 at h8; play; A1 activate; A1 advance; A1 "
                        + "step c4\n";
        play(table.formatted(keywords) + "expect refuses A1 spot 2 by PART-5, offers A1 spot 8");
        play(table.formatted("VEHICLE, WALKER, FLIGHT") + "expect offers A1 spot 2, offers A1 spot 8");
        play(table.formatted("FLIGHT") + "expect offers A1 spot 2");
    }
}
