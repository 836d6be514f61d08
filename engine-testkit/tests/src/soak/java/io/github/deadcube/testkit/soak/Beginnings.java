package io.github.deadcube.testkit.soak;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import java.util.Random;

/** Generates the first states of games: some with two shipped teams in a shipped scenario, the others with any teams, most of them in the middle of a game. */
final class Beginnings {
    private static final int SIZE = 1000;

    private Beginnings() {}

    static GameState drawn(Terms terms, int shipped, SplitMix64 chance) {
        if (chance.below(shipped) == 0) return shipped(terms, chance);
        PlayedState played =
                terms.plays().generator(SIZE).next(new Random(chance.next())).value();
        return played.firstState();
    }

    private static GameState shipped(Terms terms, SplitMix64 chance) {
        Vector<ChosenTeam> teams = Shipped.teams();
        Setup setup = Shipped.setup(
                terms.ruleset(), teams.get(chance.below(teams.size())), teams.get(chance.below(teams.size())));
        Mission mission = Shipped.missions().get(chance.below(Shipped.missions().size()));
        return Deadcube.rules()
                .start(Shipped.in(
                        mission, terms.field().map(setup::withBattlefield).getOrElse(setup)))
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }
}
