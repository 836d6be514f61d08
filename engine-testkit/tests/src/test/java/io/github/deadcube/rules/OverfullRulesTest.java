package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ADV-17, ADV-19: cubes above their capacity. Some models stop in them, and some must leave them. */
class OverfullRulesTest {
    @Test
    @Rule({"ADV-19", "ADV-6", "AST-1"})
    @DisplayName("ADV-19: too many enemies, or too many models of both sides: no ASSAULT and no reposition, but away")
    void whicheverSide() {
        for (String crowd : new String[] {
            "A1 FI 4+ SV 5+, at c4; B1 FI 4+ SZ 3, at c4; B2 SZ 2, at c4; B3 at h8",
            "A1 FI 4+ SV 5+ SZ 4, at c4; B1 FI 4+ SZ 4, at c4; B2 neutral, at c4; B3 at h8"
        }) play("overfull c4; command A assault; " + crowd + """
                    ; play
                    A1 activate
                    expect refuses A1 assault B1 by ADV-19, refuses spend assault: A1 assault B1 by ADV-19, offers A1 end
                    A1 advance
                    expect refuses A1 spot 1 by ADV-19
                    A1 step c5
                    B1 decline ADV-6
                    expect refuses A1 spot 1 by ADV-19
                    A1 step c5; A1 spot 5
                    expect A1 at c5, not marked ADV-19
                    """);
        play("""
                A1 FI 4+, at c4; B1 SZ 4, at c4; B2 at h8
                play
                A1 activate
                expect offers A1 assault B1, A1 not marked ADV-19
                """);
    }

    @Test
    @Rule({"ADV-19", "VIC-9"})
    @DisplayName("ADV-19: no asset, no lever and no console before")
    void piecesOfMissions() {
        Mission mission = Missions.read("""
                (name "Test", text "For tests.", zones [(cubes [a8]), (cubes [h1])],
                 assets [(name Core, cubes [c4])],
                 scenery [(name Lever, cubes [c4], free), (name Console, cubes [c4])], items 0)
                """).get();
        String pieces = "laid ASSET-CORE at c4; laid SCENERY-LEVER 1 at c4; laid SCENERY-CONSOLE 1 at c4; ";
        Script.Runner.standard().withScenario(mission).play(pieces + """
                overfull c4; A1 to A2 SZ 3, at c4; B1 at h8
                play
                A1 activate
                expect refuses A1 use ASSET-CORE by ADV-19, refuses A1 use SCENERY-LEVER by ADV-19
                expect refuses A1 use SCENERY-CONSOLE by ADV-19, offers exactly A1 advance | A1 sprint | A1 end
                A1 end; B1 activate; B1 end; A2 activate
                expect refuses A2 use ASSET-CORE by ADV-19
                """);
        Script.Runner.standard().withScenario(mission).play(pieces + """
                A1 to A2 SZ 2, at c4; B1 at h8
                play
                A1 activate
                expect offers A1 use ASSET-CORE, offers A1 use SCENERY-LEVER, offers A1 use SCENERY-CONSOLE
                """);
    }

    @Test
    @Rule({"ADV-19", "CMD-9", "KT-5"})
    @DisplayName("ADV-19, CMD-9: no special order of its side in its activation before")
    void specialOrders() {
        OrderScript.play(Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.addsDice(1)), """
                overfull c4; A1 to A2 SZ 3, order "Test", at c4; B1 at h8; command A order
                play
                A1 activate
                expect refuses spend order: A1 use HOUSE-TEST by ADV-19
                A1 advance; A1 step c5; A1 spot 5
                expect offers spend order: A1 use HOUSE-TEST
                """);
    }
}
