package io.github.deadcube.core.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.RuleContract;

/** A special order in the activations of its own side breaks no promise. */
class CalledShotsContractTest implements RuleContract {
    @Override
    public SpecialOrder rule() {
        return ShippedOrders.CALLED_SHOTS;
    }
}
