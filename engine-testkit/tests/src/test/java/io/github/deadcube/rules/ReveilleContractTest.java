package io.github.deadcube.rules;

import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.testkit.contract.RuleContract;

/** A special order of an application breaks no promise. */
class ReveilleContractTest implements RuleContract {
    @Override
    public SpecialOrder rule() {
        return new ReveilleOrder();
    }
}
