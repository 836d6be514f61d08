package io.github.deadcube.core.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;

/** A special order that interrupts the other side breaks no promise. */
class StandTogetherContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return ShippedOrders.STAND_TOGETHER;
    }
}
