package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;

/** A special order that takes an activation marker off breaks nothing. */
class CallThePackContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return ShippedOrders.ALL.get(5);
    }
}
