package io.github.deadcube.rules;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;

/** A special order of an application breaks no promise. */
class ReveilleContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return new ReveilleOrder();
    }
}
