package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.testkit.contract.SightContract;

/** An application's sight breaks nothing. */
class FogContractTest implements SightContract {
    @Override
    public Sight sight() {
        return new Fog();
    }
}
