package io.github.deadcube.extend;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.testkit.contract.KeywordContract;

/** The keyword of the house rules keeps its contract. */
class GrimContractTest implements KeywordContract {
    @Override
    public KeywordRule keyword() {
        return new Grim();
    }
}
