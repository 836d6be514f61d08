package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.testkit.contract.ScenarioContract;

/** A scenario of an application keeps its contract. */
class LastStandContractTest implements ScenarioContract {
    @Override
    public Scenario scenario() {
        return new LastStand();
    }
}
