package io.github.deadcube.play;

import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.script.Stage;

/** The engine's own rules, with any teams on any battlefields. */
class StandardContractTest implements PlayContract {
    @Override
    public Stage stage() {
        return Stage.standard();
    }

    /** It is the contract for faults of the engine that no other contract is about. */
    @Override
    public int fewestGames() {
        return 250;
    }
}
