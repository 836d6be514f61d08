package io.github.deadcube.order;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class OrderedStepsTest {
    private static final Order CLOSE_UP = Json.readOrders("""
            {"version": 1, "orders": [{"rule": "HOUSE-CLOSE-UP", "name": "Close Up",
              "text": "Up to three friends step one cube nearer, neither from nor into enemies.",
              "modes": [{"triggers": ["active"],
                "selector": {"group": "friend", "most": 3},
                "effects": [{"type": "steps", "towards": true, "avoidsEnemies": true}]}]}]}
            """).get().head();

    private static void closeUp(String table, String models, String expected) {
        Script.Runner.standard()
                .with(Deadcube.ruleset().with(CLOSE_UP))
                .play(table + "\nA1 order \"Close Up\", " + models + """

                command A order
                play
                A1 activate; spend order: A1 use HOUSE-CLOSE-UP; A1 use HOUSE-CLOSE-UP on A2
                expect\s""" + expected);
    }

    @Test
    @Rule({"ORD-4", "ADV-6"})
    @DisplayName("ORD-4, ADV-6: a step that avoids enemies does not start beside them")
    void notAwayFromEnemies() {
        Script.Runner.standard().with(Deadcube.ruleset().with(CLOSE_UP)).play("""
                command A order
                A1 order "Close Up", at e5; A2 at c5; A3 at c6; B1 pinned, at c5; B2 at h8
                play
                A1 activate; spend order: A1 use HOUSE-CLOSE-UP
                expect offers A1 use HOUSE-CLOSE-UP on A3, not offers A1 use HOUSE-CLOSE-UP on A2""");
    }

    @Test
    @Rule({"ORD-4", "ADV-12"})
    @DisplayName("ORD-4, ADV-12: a step that avoids enemies leads over no edge below which they are")
    void notDownUponEnemies() {
        String models = "at e5; A2 at c5:2; B1 FI 4+ SV 5+, at %s; B2 at h8";
        closeUp("floors c5:2", models.formatted("d5"), "refuses A2 step d5, refuses A2 step d5:2");
        closeUp("floors c5:2", models.formatted("d6"), "offers A2 step d5, offers A2 step d5:2");
        closeUp("floors c5:2 d5:2", models.formatted("d5"), "refuses A2 step d5, offers A2 step d5:2");
    }

    @Test
    @Rule({"ORD-4", "ADV-12", "GEO-9"})
    @DisplayName("ORD-4, GEO-9: a step that leads nearer counts from where a drop ends")
    void nearerAfterTheDrop() {
        String models = "at e5:4; A2 at c5:4; B1 at h8";
        closeUp("floors c5:4 e5:4", models, "refuses A2 step d5:4");
        closeUp("floors c5:4 d5:4 e5:4", models, "offers A2 step d5:4");
    }
}
