package io.github.deadcube.extend;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.testkit.contract.KeywordContract;

/** An application's keyword breaks nothing. */
class VengefulContractTest implements KeywordContract {
    @Override
    public KeywordRule keyword() {
        return new Vengeful();
    }
}
