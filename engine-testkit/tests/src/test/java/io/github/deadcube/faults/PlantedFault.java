package io.github.deadcube.faults;

import io.github.deadcube.api.Rules;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.function.Supplier;
import net.jqwik.api.Arbitrary;

/**
 * A bug that a programmer could write.
 *
 * @param name a plain description of the bug
 * @param breaks the promise that it breaks, or the hook that contains it
 * @param unread the promises that cannot judge it, because the engine refuses to read its states
 * @param games random games with the fault; each call resets the fault, so that a run depends on its seed only
 */
record PlantedFault(String name, String breaks, Vector<Promise> unread, Supplier<Arbitrary<PlayedState>> games) {
    static PlantedFault of(String name, String breaks, Supplier<Arbitrary<PlayedState>> games) {
        return new PlantedFault(name, breaks, Vector.empty(), games);
    }

    /** Whether the contract of the rule with that hook must find it, and not a contract of the built-in rules. */
    boolean isInHook() {
        return Vector.of(Promise.values()).forAll(promise -> !promise.name().equals(breaks));
    }

    /** A fault of the engine, shown in games of the third edition. */
    static PlantedFault ofRules(String name, Promise breaks, Supplier<Rules> rules) {
        return of(name, breaks.name(), () -> DeadcubeArbitraries.games(onStage(rules.get())));
    }

    /** The third edition, played with other rules. */
    static Script.Runner onStage(Rules rules) {
        Script.Runner runner = Script.Runner.standard();
        return new Script.Runner(rules, runner.ruleset(), runner.scenario());
    }
}
