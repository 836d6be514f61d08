package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;
import io.github.deadcube.testkit.shipped.ShippedOrders.CalledShots;

/** A special order of the own activations breaks nothing. */
class CalledShotsContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return new CalledShots();
    }
}
