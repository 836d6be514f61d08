package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.testkit.contract.SightContract;

/** A sight of an application keeps its contract. */
class FogContractTest implements SightContract {
    @Override
    public Sight sight() {
        return new Fog();
    }
}
