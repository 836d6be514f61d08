package io.github.deadcube.rules;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.RuleContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** A model under the control of the other side breaks no promise. */
class RampageContractTest implements RuleContract {
    @Override
    public KeywordRule rule() {
        return Deadcube.ruleset().library().keyword("RAMPAGE").get();
    }

    /** Random teams seldom have injured friends to help. */
    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        return Arbitraries.oneOf(
                DeadcubeArbitraries.games(scriptRunner()).favouring("RAMPAGE"),
                SquadGames.of(DeadcubeArbitraries.games(scriptRunner()), """
                        A1 to A4 SP 1-2 FI 4+ SV 5+ HP 3, RAMPAGE, MEDIC
                        B1 to B2 SP 1-2 RA 4+ FI 4+ SV 5+ HP 3, gun R4, blade CC
                        recon, points 100
                        """));
    }
}
