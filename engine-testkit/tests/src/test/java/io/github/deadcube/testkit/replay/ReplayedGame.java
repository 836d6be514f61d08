package io.github.deadcube.testkit.replay;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.BegunGames;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.page.SinglePage;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * A game with its states.
 *
 * @param states one more than the inputs
 * @param inputs the inputs of the game
 */
record ReplayedGame(Vector<GameState> states, Vector<Input> inputs) {
    /** A game of two simple bots on a shipped battlefield. */
    static ReplayedGame on(String battlefield, long seed) {
        GameState begin = BegunGames.RULES
                .start(Shipped.setup(Shipped.ruleset())
                        .withBattlefield(NamedBattlefield.shipped()
                                .find(named -> named.name().equals(battlefield))
                                .get()
                                .battlefield()))
                .get();
        return of(
                begin,
                Match.between(
                        BegunGames.RULES,
                        begin,
                        Bots.simple(seed, Side.A, BegunGames.RULES),
                        Bots.simple(seed, Side.B, BegunGames.RULES),
                        SplitMix64.dice(seed)));
    }

    /** Plays the match. */
    static ReplayedGame of(GameState begin, Match match) {
        List<GameState> states = new ArrayList<>(List.of(begin));
        List<Input> inputs = new ArrayList<>();
        match.watchedBy((input, transition) -> {
                    inputs.add(input);
                    states.add(transition.state());
                })
                .play();
        return new ReplayedGame(Vector.ofAll(states), Vector.ofAll(inputs));
    }

    String page(String name) {
        return SinglePage.ofGame(name, BegunGames.RULES, states.head(), inputs, Language.ENGLISH);
    }
}
