package io.github.deadcube.rules;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.KeywordContract;

/** Longer advances break nothing. */
class ChargedContractTest implements KeywordContract {
    @Override
    public KeywordRule keyword() {
        return Deadcube.ruleset().library().keyword("CHARGED").get();
    }
}
