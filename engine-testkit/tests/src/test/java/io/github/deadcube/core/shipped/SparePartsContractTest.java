package io.github.deadcube.core.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;

/** A special order in the end phase breaks no promise. */
class SparePartsContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return ShippedOrders.ALL.get(3);
    }
}
