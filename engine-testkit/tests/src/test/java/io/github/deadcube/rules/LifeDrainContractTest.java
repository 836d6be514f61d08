package io.github.deadcube.rules;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.RuleContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

class LifeDrainContractTest implements RuleContract {
    @Override
    public KeywordRule rule() {
        return Deadcube.ruleset().library().keyword("LIFE DRAIN").get();
    }

    /** Explosions drain too. Random teams seldom have both. */
    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        return Arbitraries.oneOf(
                DeadcubeArbitraries.games(scriptRunner()).favouring("LIFE DRAIN"),
                SquadGames.of(DeadcubeArbitraries.games(scriptRunner()), """
                        A1 to A2 SP 1-2 RA 4+ FI 4+ SV 5+ HP 3, gun R4 GRENADE (FRAG (2)) and LIFE DRAIN, blade CC
                        B1 to B2 SP 1-2 RA 4+ FI 4+ SV 5+ HP 3, gun R4 FRAG (3) and LIFE DRAIN, blade CC; B3 SV 4+ HP 2, CONSTRUCT
                        recon, points 100
                        """));
    }
}
