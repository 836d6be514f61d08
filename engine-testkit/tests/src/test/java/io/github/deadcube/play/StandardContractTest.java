package io.github.deadcube.play;

import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.script.ScriptRunner;

/** The engine's own rules, with any teams on any battlefields. */
class StandardContractTest implements PlayContract {
    @Override
    public ScriptRunner stage() {
        return ScriptRunner.standard();
    }

    /** It is the contract for faults of the engine that no other contract is about. */
    @Override
    public int fewestGames() {
        return 250;
    }
}
