package io.github.deadcube.core.shipped;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.RuleContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** A special order that removes an activation marker breaks no promise. */
class CallThePackContractTest implements RuleContract {
    @Override
    public SpecialOrder rule() {
        return ShippedOrders.ALL.get(5);
    }

    /** The order needs beasts. */
    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        return DeadcubeArbitraries.games(scriptRunner()).withOrderDice(2).favouring("BEAST");
    }
}
