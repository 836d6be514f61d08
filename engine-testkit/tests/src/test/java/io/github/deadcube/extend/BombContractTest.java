package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.testkit.contract.ScenarioContract;

/** An application's scenario with hooks, dice, choices and a state of its own breaks nothing. */
class BombContractTest implements ScenarioContract {
    @Override
    public Scenario scenario() {
        return new Bomb();
    }
}
