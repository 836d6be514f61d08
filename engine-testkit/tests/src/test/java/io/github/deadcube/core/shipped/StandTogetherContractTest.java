package io.github.deadcube.core.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.RuleContract;

/** A special order that interrupts the other side breaks no promise. */
class StandTogetherContractTest implements RuleContract {
    @Override
    public SpecialOrder rule() {
        return ShippedOrders.STAND_TOGETHER;
    }
}
