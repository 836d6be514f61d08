package io.github.deadcube.notation;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.Battlefields;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.match.RandomPlay;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Consumer;

/** States out of random games, of every edition and on every battlefield that ships in turn. */
public final class EveryState {
    private static final int OF_ONE_GAME = 50;
    /** However few states are looked at, they are of so many games: every edition with every battlefield, and more. */
    private static final int LEAST_GAMES = 30;

    private static final Rules RULES = Deadcube.rules();
    private static final Vector<Ruleset> EDITIONS =
            Vector.of(Deadcube.ruleset(), Deadcube.livingRules(), Deadcube.revised());

    private EveryState() {}

    /**
     * Hands over each transition; a game is left after some inputs, the first at its beginning, others later. The games of one
     * seed are others than those of another.
     */
    public static int each(int howMany, long seed, Consumer<Transition> look) {
        int ofOneGame = Math.min(OF_ONE_GAME, 1 + howMany / LEAST_GAMES);
        int seen = 0;
        for (int game = 0; seen < howMany; game++) {
            RandomPlay play = RandomPlay.from(RULES, beginning(game), seed + game);
            for (int passed = 0; passed < game % 7 * OF_ONE_GAME && !play.over(); passed++) play.give(play.answer());
            for (int i = 0; i < ofOneGame && seen < howMany && !play.over(); i++, seen++)
                look.accept(play.give(play.answer()));
        }
        return seen;
    }

    private static GameState beginning(int game) {
        Vector<NamedBattlefield> fields = Battlefields.shipped();
        Ruleset edition = EDITIONS.get(game % EDITIONS.size());
        Vector<ChosenTeam> teams = Shipped.teams();
        ChosenTeam one = teams.get(game % teams.size());
        ChosenTeam other = teams.get(game / teams.size() % teams.size());
        Battlefield field = fields.get(game / EDITIONS.size() % fields.size()).battlefield();
        // not every team's cards are printed in every edition
        return begun(Shipped.setup(Shipped.all(edition), one, other).withBattlefield(field))
                .orElse(() -> begun(Shipped.setup(Shipped.all(edition)).withBattlefield(field)))
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }

    private static Either<Seq<SetupError>, GameState> begun(Setup setup) {
        return RULES.start(setup);
    }
}
