package io.github.deadcube.rules;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** ASK-4, DMG-3: choices that name a dead or unknown model. */
class UnknownModelsRulesTest {
    private static final String TURN = "A1 at c4; A2 killed; B1 at c5; play; expect asks A: turn, refuses %s by %s";

    @ParameterizedTest
    @Rule({"ASK-4", "DMG-3"})
    @DisplayName("ASK-4, DMG-3: every choice of a model needs a living model")
    @ValueSource(
            strings = {
                "deploy c4",
                "tactician",
                "activate",
                "end",
                "advance",
                "sprint",
                "stand up",
                "step c5",
                "leave",
                "let go",
                "spot 5",
                "wield nothing",
                "fight back",
                "survive",
                "throw north",
                "land c5",
                "decline CMD-5",
                "flank",
                "pick up 1",
                "keep",
                "drop",
                "destroy",
                "exchange and drop",
                "assault B1",
                "attack B1",
                "use K-BOOM",
                "use K-MEDIC on B1",
                "shoot rifle at B1",
                "shoot pot at c5"
            })
    void actingModels(String act) {
        Script.play(TURN.formatted("A3 " + act, "ASK-4"));
        Script.play(TURN.formatted("A2 " + act, "DMG-3"));
        Script.play(TURN.formatted("spend model: A3 " + act, "ASK-4"));
    }

    @ParameterizedTest
    @Rule({"ASK-4", "DMG-3"})
    @DisplayName("ASK-4, DMG-3: every choice with a target needs a living target")
    @ValueSource(strings = {"assault", "attack", "use K-MEDIC on", "shoot rifle at"})
    void targets(String act) {
        Script.play(TURN.formatted("A1 " + act + " B2", "ASK-4"));
        Script.play(TURN.formatted("A1 " + act + " A2", "DMG-3"));
    }
}
