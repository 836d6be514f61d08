package io.github.deadcube.rules;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries.GameArbitrary;

/**
 * Random games of two given teams on a small open battlefield. Contracts use them for effects that random teams seldom
 * have.
 */
final class SquadGames {
    private static final Battlefield FIELD = Battlefield.open(3, 3, 1);

    private SquadGames() {}

    /**
     * Random games of two given teams.
     *
     * @param plays any games
     * @param cards the cards of both sides, in script notation
     */
    static GameArbitrary of(GameArbitrary plays, String cards) {
        Setup setup = SituationText.read(cards).get().setup(Deadcube.ruleset(), Deadcube.patrol());
        return plays.on(FIELD).between(setup.teamA(), setup.teamB());
    }
}
