package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.vavr.collection.Vector;

/** SET-2, SET-8: what a scenario says of a battlefield. */
final class Field {
    private Field() {}

    static void check(Scenario scenario, Battlefield field) {
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
                "there are two zones with cubes, not " + zones);
        must(all.forAll(cube -> cube.level() == 1), "a zone names its cubes on the ground: " + all);
        for (Vector<Cube> zone : zones)
            must(zone.distinct().size() == zone.size(), "a zone names each of its cubes once: " + zone);
        Vector<Cube> named = all.appendAll(objectives.map(Objective::cube)).appendAll(scenario.exits(field));
        must(named.forAll(field::contains), named.reject(field::contains) + " is not on the " + field);
        must(
                scenario.rounds() > 0 && scenario.items() >= 0,
                "there is a round or more, and no less than no item token");
    }

    private static void same(Object once, Object again) {
        must(once.equals(again), "it says " + again + " where it said " + once + " before");
    }

    private static void must(boolean holds, String what) {
        if (!holds) throw new AssertionError(what);
    }
}
