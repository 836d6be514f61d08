package io.github.deadcube.rules;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.SituationText;
import io.github.deadcube.testkit.jqwik.PlayedStateArbitrary;

/** Random games of two given teams on a small open battlefield: for contracts of what random teams seldom do. */
final class Squads {
    private static final Battlefield FIELD = Battlefield.open(4, 4, 1);

    private Squads() {}

    /**
     * Such games.
     *
     * @param plays any games
     * @param cards those of both sides, as a script has them
     */
    static PlayedStateArbitrary of(PlayedStateArbitrary plays, String cards) {
        Setup setup = SituationText.read(cards)
                .get()
                .situation(Deadcube.ruleset(), Deadcube.patrol())
                .setup();
        return plays.on(FIELD).between(setup.teamA(), setup.teamB());
    }
}
