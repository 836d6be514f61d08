package io.github.deadcube.faults;

import io.github.deadcube.api.Rules;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import java.util.function.Supplier;
import net.jqwik.api.Arbitrary;

/**
 * A bug that somebody could have written.
 *
 * @param name what is wrong, in plain words
 * @param breaks the promise that it breaks, or the hook that it is in
 * @param unread the promises that cannot judge it, since the engine refuses to read its states
 * @param games random games with the fault; its state begins anew with each call, so that a seed stands for a run
 */
record Fault(String name, String breaks, Vector<Promise> unread, Supplier<Arbitrary<PlayedState>> games) {
    static Fault of(String name, String breaks, Supplier<Arbitrary<PlayedState>> games) {
        return new Fault(name, breaks, Vector.empty(), games);
    }

    /** Whether a contract of the rule with that hook is to find it, not one of the engine's own rules. */
    boolean isInHook() {
        return Vector.of(Promise.values()).forAll(promise -> !promise.name().equals(breaks));
    }

    /** A fault of the engine, shown by the games of the third edition. */
    static Fault ofRules(String name, Promise breaks, Supplier<Rules> rules) {
        return of(name, breaks.name(), () -> DeadcubeArbitraries.plays(onStage(rules.get())));
    }

    /** The third edition played by other rules. */
    static ScriptRunner onStage(Rules rules) {
        ScriptRunner runner = ScriptRunner.standard();
        return new ScriptRunner(rules, runner.ruleset(), runner.scenario());
    }
}
