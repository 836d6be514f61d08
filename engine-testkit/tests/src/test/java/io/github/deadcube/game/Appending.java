package io.github.deadcube.game;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A process that continues a game in a file until it is killed. Before each input it prints the number of inputs, or
 * that it takes inputs back.
 */
final class Appending {
    static final Rules RULES = Deadcube.rules();
    static final GameSettings TERMS = GameSettings.seeded(7).allowingUndoOfLooks(true);
    static final String BACK_WORD = "back";
    private static final int BACK = 5;

    private Appending() {}

    public static void main(String[] arguments) {
        Path path = Path.of(arguments[0]);
        Game game = Files.exists(path) ? resumed(path) : begun(path);
        while (game.sideToAnswer().isDefined()) {
            System.out.println(game.number() - 1);
            Side side = game.sideToAnswer().get();
            Prompt.Decision asked =
                    (Prompt.Decision) game.seat(side).question().prompt().get();
            Vector<Choice> options = asked.options();
            game.seat(side)
                    .answer(game.number(), options.get(Math.floorMod(game.number() * 31, options.size())))
                    .get();
            if (game.number() % 40 == 0) back(game, game.number() - BACK);
            if (game.number() > 300) back(game, 0);
        }
    }

    private static void back(Game game, int inputs) {
        System.out.println(BACK_WORD);
        game.undoTo(inputs);
    }

    static Game resumed(Path path) {
        return Game.resume(RULES, Shipped.registry(), path, TERMS)
                .getOrElseThrow(faults -> new AssertionError(faults.mkString("\n")));
    }

    private static Game begun(Path path) {
        Game game = Game.of(RULES, RULES.start(Shipped.setup(Shipped.ruleset())).get(), TERMS);
        game.keepIn(path);
        return game;
    }
}
