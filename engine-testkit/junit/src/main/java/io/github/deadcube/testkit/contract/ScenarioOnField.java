package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Vector;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** SET-2, SET-8: what a scenario says about a battlefield. A failure names the scenario and the battlefield. */
record ScenarioOnField(Scenario scenario, Battlefield field) {
    void check() {
        String name = same("name()", scenario::name);
        must(!name.isBlank() && name.lines().count() == 1, "its name is '" + name + "'; expected one line of text");
        Vector<Fault> faults = same("faults(…)", () -> scenario.faults(field));
        if (!faults.isEmpty()) return;
        Vector<Vector<Cube>> zones = same("zones(…)", () -> scenario.zones(field));
        Vector<Objective> objectives = same("objectives(…)", () -> scenario.objectives(field));
        Vector<Cube> exits = same("exits(…)", () -> scenario.exits(field));
        Vector<Cube> all = zones.flatMap(zone -> zone);
        must(
                zones.size() == 2 && zones.forAll(zone -> !zone.isEmpty()),
                "there must be two zones with cubes, not " + zones);
        must(all.forAll(cube -> cube.level() == 1), "a zone must contain only cubes on the ground: " + all);
        for (Vector<Cube> zone : zones)
            must(zone.distinct().size() == zone.size(), "a zone must contain each cube once: " + zone);
        Vector<Cube> named = all.appendAll(objectives.map(Objective::cube)).appendAll(exits);
        must(named.forAll(field::contains), named.reject(field::contains) + " is not part of the battlefield");
        must(
                scenario.rounds() > 0 && scenario.items() >= 0,
                "there must be at least one round, and no negative number of item tokens");
    }

    private <T> T same(String method, Supplier<@Nullable T> call) {
        T once = call.get();
        T again = call.get();
        if (once == null || again == null) throw fault(method + " returns null");
        must(
                once.equals(again),
                method + " returns " + once + ", then " + again + "; expected one answer for one battlefield");
        return once;
    }

    private void must(boolean holds, String what) {
        if (!holds) throw fault(what);
    }

    private AssertionError fault(String what) {
        return new AssertionError(scenario.name() + ": " + what + "\non the " + field);
    }
}
