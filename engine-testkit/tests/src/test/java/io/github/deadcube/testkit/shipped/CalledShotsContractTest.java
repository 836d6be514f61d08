package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;
import io.github.deadcube.testkit.shipped.ShippedOrders.CalledShots;

/** A special order in the activations of its own side breaks no promise. */
class CalledShotsContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return new CalledShots();
    }
}
