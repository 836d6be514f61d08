package io.github.deadcube.rules;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Items that act when a model picks them up: booby traps and intel. */
class ItemTrapsRulesTest {
    @Test
    @Rule({"I-INTEL", "VIC-9"})
    @DisplayName("I-INTEL, VIC-9: as many VPs as the scenario says; an EVADE in the enemy's turn finds it too")
    void intelOfAnotherScenario() {
        Script.Runner.standard().withScenario(new IntelScenario()).play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c3; B1 SV 5+, EVADE, at c4
                token 1 I-INTEL at c5
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5; B1 pick up 1; B1 spot 5
                expect score B 3, score A 0, token 1 gone, B1 at c5, upright
                """);
    }

    /** Intel is worth 3 VP. */
    private static final class IntelScenario implements Scenario {
        @Override
        public String name() {
            return "Secrets";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return Deadcube.patrol().zones(battlefield);
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }

        @Override
        public int intel() {
            return 3;
        }
    }
}
