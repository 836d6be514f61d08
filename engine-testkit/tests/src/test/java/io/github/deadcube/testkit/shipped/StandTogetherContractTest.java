package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;
import io.github.deadcube.testkit.shipped.ShippedOrders.StandTogether;

/** A special order that interrupts the other side breaks no promise. */
class StandTogetherContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return new StandTogether();
    }
}
