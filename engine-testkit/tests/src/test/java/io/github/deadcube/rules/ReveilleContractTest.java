package io.github.deadcube.rules;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;

/** An application's special order breaks nothing. */
class ReveilleContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return new Reveille();
    }
}
