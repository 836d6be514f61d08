package io.github.deadcube.core.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;

/** A special order in the activations of its own side breaks no promise. */
class CalledShotsContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return ShippedOrders.CALLED_SHOTS;
    }
}
