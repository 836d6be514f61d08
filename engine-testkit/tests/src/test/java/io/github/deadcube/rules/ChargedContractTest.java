package io.github.deadcube.rules;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.RuleContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

class ChargedContractTest implements RuleContract {
    @Override
    public KeywordRule rule() {
        return Deadcube.ruleset().library().keyword("CHARGED").get();
    }

    /** Random teams seldom move beyond their printed SP. */
    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        return Arbitraries.oneOf(
                DeadcubeArbitraries.games(scriptRunner()).favouring("CHARGED"),
                SquadGames.of(DeadcubeArbitraries.games(scriptRunner()), """
                        A1 to A3 SP 1-2 RA 5+ FI 4+ SV 4+ HP 2, blade CC, CHARGED
                        B1 to B3 SP 2-2 RA 5+ FI 4+ SV 5+ HP 3, gun R3, CHARGED
                        recon, points 100
                        """));
    }
}
