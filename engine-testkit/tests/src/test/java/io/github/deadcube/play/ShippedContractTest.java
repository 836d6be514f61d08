package io.github.deadcube.play;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** The shipped teams with their special orders, on the shipped battlefields. */
class ShippedContractTest implements PlayContract {
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());

    @Override
    public Script.Runner scriptRunner() {
        return Script.Runner.standard().with(SETUP.ruleset());
    }

    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        return DeadcubeArbitraries.games(scriptRunner())
                .on(NamedBattlefield.shipped().map(named -> named.battlefield()).toJavaArray(Battlefield[]::new))
                .between(SETUP.teamA(), SETUP.teamB());
    }
}
