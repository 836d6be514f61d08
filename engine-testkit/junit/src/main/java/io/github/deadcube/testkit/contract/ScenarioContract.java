package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.script.Script;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The contract of a scenario: all promises of {@link PlayContract} in games of the scenario. If the scenario needs
 * special battlefields, override {@link #battlefields} and {@link #games}.
 */
@SuppressWarnings("exports")
public interface ScenarioContract extends PlayContract {
    Scenario scenario();

    /** The third edition in the scenario. */
    @Override
    default Script.Runner scriptRunner() {
        return Script.Runner.standard().withScenario(scenario());
    }

    /** Battlefields that the scenario may accept or refuse: 2 × 2 to 8 × 8 cubes. */
    @Provide
    default Arbitrary<Battlefield> battlefields() {
        return DeadcubeArbitraries.battlefields();
    }

    /**
     * The scenario has a name of one line, and returns equal values for the same battlefield each time. On a
     * battlefield without a fault it has two zones on the ground, and its objectives and exits are cubes of the
     * battlefield (SET-2, SET-8).
     */
    @Property
    @Tries(build = 50, thorough = 1000)
    default void itFitsItsBattlefields(@ForAll("battlefields") Battlefield field) {
        new ScenarioOnField(scenario(), field).check();
    }
}
