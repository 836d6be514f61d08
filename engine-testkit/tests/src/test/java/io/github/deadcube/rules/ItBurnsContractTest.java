package io.github.deadcube.rules;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.RuleContract;

class ItBurnsContractTest implements RuleContract {
    @Override
    public KeywordRule rule() {
        return Deadcube.ruleset().library().keyword("IT BURNS!").get();
    }
}
