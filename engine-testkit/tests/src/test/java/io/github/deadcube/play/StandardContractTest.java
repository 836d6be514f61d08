package io.github.deadcube.play;

import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.script.Script;

/** The standard rules, with any teams on any battlefields. */
class StandardContractTest implements PlayContract {
    @Override
    public Script.Runner scriptRunner() {
        return Script.Runner.standard();
    }

    /** More games than other contracts, because only this one finds general faults of the engine. */
    @Override
    public int fewestGames() {
        return 60;
    }
}
