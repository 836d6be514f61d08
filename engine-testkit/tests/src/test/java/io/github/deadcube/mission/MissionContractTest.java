package io.github.deadcube.mission;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;

/** Random missions keep all promises, in games of any teams on the shipped battlefields. */
class MissionContractTest implements PlayContract {
    @Override
    public Script.Runner scriptRunner() {
        return Script.Runner.shipped();
    }

    @Override
    public int fewestGames() {
        return 20;
    }

    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        Battlefield[] fields =
                NamedBattlefield.shipped().map(named -> named.battlefield()).toJavaArray(Battlefield[]::new);
        return Combinators.combine(Arbitraries.longs(), Arbitraries.of(fields))
                .flatAs((seed, field) -> DeadcubeArbitraries.games(
                                scriptRunner().withScenario(DrawnMission.on(field, seed)))
                        .on(field));
    }
}
