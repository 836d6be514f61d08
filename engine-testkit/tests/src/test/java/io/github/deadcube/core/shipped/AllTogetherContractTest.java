package io.github.deadcube.core.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.RuleContract;

/** A special order that moves several friends breaks no promise. */
class AllTogetherContractTest implements RuleContract {
    @Override
    public SpecialOrder rule() {
        return ShippedOrders.ALL.get(2);
    }
}
