package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.SpecialOrderContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** A special order that takes an activation marker off breaks nothing. */
class CallThePackContractTest implements SpecialOrderContract {
    @Override
    public SpecialOrder order() {
        return ShippedOrders.ALL.get(5);
    }

    /** It needs beasts. */
    @Override
    @Provide
    public Arbitrary<PlayedState> plays() {
        return DeadcubeArbitraries.plays(stage()).withOrderDice(2).favouring("BEAST");
    }
}
