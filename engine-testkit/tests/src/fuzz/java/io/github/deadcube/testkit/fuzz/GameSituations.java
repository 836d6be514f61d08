package io.github.deadcube.testkit.fuzz;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;

/** States of games with shipped teams, from which a game can continue. */
final class GameSituations {
    private static final int GAMES = 4;

    /** The states at each beginning of a turn and between two actions. */
    static final Vector<GameState> ALL = Vector.range(0, GAMES).flatMap(GameSituations::game);

    private GameSituations() {}

    private static Vector<GameState> game(int seed) {
        GameState beginning = Deadcube.rules()
                .start(Shipped.setup(Shipped.ruleset()))
                .getOrElseThrow(errors -> new IllegalStateException(errors.mkString("\n")));
        RandomPlay play = RandomPlay.from(Deadcube.rules(), beginning, SplitMix64.stream(seed, 0));
        Vector<GameState> moments = Vector.empty();
        while (!play.over()) {
            if (carried(play)) moments = moments.append(play.state());
            play.give(play.answer());
        }
        return moments;
    }

    private static boolean carried(RandomPlay play) {
        return play.state().position().round() > 0
                && play.prompt() instanceof Prompt.Decision asked
                && (asked.purpose() == Purpose.TURN || asked.purpose() == Purpose.ACTIVATION);
    }
}
