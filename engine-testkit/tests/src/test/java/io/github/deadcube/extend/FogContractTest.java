package io.github.deadcube.extend;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.script.ScriptRunner;

/** A sight of an application keeps the promises. */
class FogContractTest implements PlayContract {
    @Override
    public ScriptRunner scriptRunner() {
        return ScriptRunner.standard().with(Deadcube.ruleset().withSight(new Fog()));
    }
}
