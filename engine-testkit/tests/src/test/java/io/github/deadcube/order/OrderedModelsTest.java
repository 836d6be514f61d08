package io.github.deadcube.order;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class OrderedModelsTest {
    private static final Order PATCH_UP = Json.readOrders("""
            {"version": 1, "orders": [{"rule": "HOUSE-PATCH-UP", "name": "Patch Up",
              "text": "As a friend is attacked, a model of the team regains 1 HP.",
              "modes": [{"triggers": ["declared"], "selector": {"group": "own", "conditions": ["injured"]},
                "effects": [{"type": "heals", "hitPoints": 1}]}]}]}
            """).get().head();

    @Test
    @Rule({"K-RAMPAGE", "ORD-2"})
    @DisplayName("K-RAMPAGE: an order of its side does not act on a model out of control, although it is used for "
            + "another model")
    void notOnAModelOutOfControl() {
        attacked("1", "not asks A: special order");
        attacked("3", "asks A: special order");
    }

    /** A1 attacks its friend if the die says that it is out of control, otherwise an enemy. */
    private static void attacked(String die, String expected) {
        Script.Runner.standard()
                .with(Deadcube.ruleset().with(PATCH_UP))
                .play("""
                command A order
                A2 leader, order "Patch Up", FI 4+ SV 5+ HP 3, at c4; A1 RAMPAGE, damage 1, FI 4+ SV 5+ HP 3, at c4
                B1 FI 4+ SV 5+, at c4
                play
                A1 activate; dice A %s
                A1 assault %s
                expect\s""".formatted(die, die.equals("1") ? "A2" : "B1") + expected);
    }
}
