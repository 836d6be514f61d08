package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The contract of a scenario: all promises of {@link PlayContract} in games of the scenario. If the scenario needs special battlefields,
 * override {@link #battlefields} and {@link #games}.
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
     * The scenario returns equal values for the same battlefield each time. On a battlefield without a fault it has two zones on the ground,
     * and its objectives and exits are cubes of the battlefield (SET-2, SET-8).
     */
    @Property
    @Tries(build = 50, thorough = 1000)
    default void itFitsItsBattlefields(@ForAll("battlefields") Battlefield field) {
        Scenario scenario = scenario();
        same(scenario.faults(field), scenario.faults(field));
        if (!scenario.faults(field).isEmpty()) return;
        Vector<Vector<Cube>> zones = scenario.zones(field);
        Vector<Objective> objectives = scenario.objectives(field);
        same(zones, scenario.zones(field));
        same(objectives, scenario.objectives(field));
        same(scenario.exits(field), scenario.exits(field));
        Vector<Cube> all = zones.flatMap(zone -> zone);
        must(
                zones.size() == 2 && zones.forAll(zone -> !zone.isEmpty()),
                "there must be two zones with cubes, not " + zones);
        must(all.forAll(cube -> cube.level() == 1), "a zone must contain only cubes on the ground: " + all);
        for (Vector<Cube> zone : zones)
            must(zone.distinct().size() == zone.size(), "a zone must contain each cube once: " + zone);
        Vector<Cube> named = all.appendAll(objectives.map(Objective::cube)).appendAll(scenario.exits(field));
        must(named.forAll(field::contains), named.reject(field::contains) + " is not part of the " + field);
        must(
                scenario.rounds() > 0 && scenario.items() >= 0,
                "there must be at least one round, and no negative number of item tokens");
    }

    private static void same(Object once, Object again) {
        must(once.equals(again), "the second call returns " + again + ", the first call returned " + once);
    }

    private static void must(boolean holds, String what) {
        if (!holds) throw new AssertionError(what);
    }
}
