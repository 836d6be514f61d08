package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.testkit.contract.ScenarioContract;

/** A scenario of an application with hooks, dice, choices and a state keeps its contract. */
class BombContractTest implements ScenarioContract {
    @Override
    public Scenario scenario() {
        return new Bomb();
    }
}
