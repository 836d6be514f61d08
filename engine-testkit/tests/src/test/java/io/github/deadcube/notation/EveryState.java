package io.github.deadcube.notation;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Consumer;

/** States of random games, with every edition and every shipped battlefield in turn. */
public final class EveryState {
    private static final int OF_ONE_GAME = 50;
    /** The least number of games: enough for every edition with every battlefield. */
    private static final int LEAST_GAMES = 30;

    private static final Rules RULES = Deadcube.rules();
    private static final Vector<Ruleset> EDITIONS =
            Vector.of(Deadcube.ruleset(), Deadcube.livingRules(), Deadcube.revised());

    private EveryState() {}

    /**
     * Passes each transition to the consumer. A game is stopped after some inputs, the first at its beginning, others
     * later. Different seeds give different games.
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
        Vector<NamedBattlefield> fields = NamedBattlefield.shipped();
        Ruleset edition = EDITIONS.get(game % EDITIONS.size());
        Vector<ChosenTeam> teams = Shipped.teams();
        ChosenTeam one = teams.get(game % teams.size());
        ChosenTeam other = teams.get(game / teams.size() % teams.size());
        Battlefield field = fields.get(game / EDITIONS.size() % fields.size()).battlefield();
        // not every team has cards in every edition
        return begun(Shipped.setup(Shipped.all(edition), one, other).withBattlefield(field))
                .orElse(() -> begun(Shipped.setup(Shipped.all(edition)).withBattlefield(field)))
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }

    private static Either<Seq<Fault>, GameState> begun(Setup setup) {
        return RULES.start(setup);
    }
}
