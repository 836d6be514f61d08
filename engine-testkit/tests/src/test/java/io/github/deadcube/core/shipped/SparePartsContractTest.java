package io.github.deadcube.core.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.RuleContract;

/** A special order in the end phase breaks no promise. */
class SparePartsContractTest implements RuleContract {
    @Override
    public SpecialOrder rule() {
        return ShippedOrders.ALL.get(3);
    }
}
