package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;

/** A special order of the end phase breaks nothing. */
class SparePartsContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return ShippedOrders.ALL.get(3);
    }
}
