package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.script.Stage;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * What must hold of a scenario: all of {@link PlayContract} in games for it. One that needs battlefields of its own
 * overrides {@link #battlefields} and {@link #plays}.
 */
@SuppressWarnings("exports")
public interface ScenarioContract extends PlayContract {
    /**
     * What is looked at.
     *
     * @return the scenario
     */
    Scenario scenario();

    /**
     * {@inheritDoc}
     *
     * @return the third edition in the scenario
     */
    @Override
    default Stage stage() {
        return Stage.standard().in(scenario());
    }

    /**
     * Where it may be played, or not.
     *
     * @return battlefields of 3 × 3 to 8 × 8 cubes
     */
    @Provide
    default Arbitrary<Battlefield> battlefields() {
        return DeadcubeArbitraries.battlefields();
    }

    /**
     * It says the same of a battlefield whenever it is asked, and on one without fault it has two zones on the ground, and
     * objectives and exits that are there (SET-2, SET-8).
     *
     * @param field a battlefield
     */
    @Property
    @Tries(build = 50, thorough = 1000)
    default void itFitsItsBattlefields(@ForAll("battlefields") Battlefield field) {
        Field.check(scenario(), field);
    }
}
