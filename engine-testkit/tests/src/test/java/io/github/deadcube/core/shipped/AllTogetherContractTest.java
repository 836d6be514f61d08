package io.github.deadcube.core.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;

/** A special order that moves several friends breaks no promise. */
class AllTogetherContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return ShippedOrders.ALL.get(2);
    }
}
