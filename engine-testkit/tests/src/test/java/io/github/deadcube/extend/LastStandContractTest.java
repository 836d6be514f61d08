package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.testkit.contract.ScenarioContract;

/** An application's scenario breaks nothing. */
class LastStandContractTest implements ScenarioContract {
    @Override
    public Scenario scenario() {
        return new LastStand();
    }
}
