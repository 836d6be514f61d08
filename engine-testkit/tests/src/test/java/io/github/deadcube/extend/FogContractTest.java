package io.github.deadcube.extend;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.script.Script;

/** A sight of an application keeps the promises. */
class FogContractTest implements PlayContract {
    @Override
    public Script.Runner scriptRunner() {
        return Script.Runner.standard().with(Deadcube.ruleset().withSight(new Fog()));
    }
}
