package io.github.deadcube.game;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.Seat;
import io.github.deadcube.Seat.Question;
import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.Viewer;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Path;

/** Games of shipped teams, and inputs for them. */
public final class StartedGames {
    static final GameSettings SEEDED = GameSettings.seeded(7);

    private StartedGames() {}

    static Game begun(GameSettings settings) {
        return Game.of(
                Appending.RULES,
                Appending.RULES.start(Shipped.setup(Shipped.ruleset())).get(),
                settings);
    }

    static Either<Seq<String>, Game> resumed(Path path) {
        return Game.resume(Appending.RULES, Shipped.registry(), path, Appending.TERMS)
                .mapLeft(faults -> faults.map(Fault::toString));
    }

    /**
     * Submits an option that depends on the number of the input. It is refused if another thread answers in the
     * meantime.
     */
    static Either<Rejection, Vector<Update>> submit(Game game) {
        Question asked = seat(game, Viewer.of(game.sideToAnswer().get())).question();
        Vector<Choice> options = asked.options();
        if (options.isEmpty()) return submit(game);
        return game.seat(asked.asked().get())
                .answer(asked.number(), options.get(Math.floorMod(asked.number() * 31, options.size())));
    }

    static void submitted(Game game) {
        submit(game).get();
    }

    /** What a viewer may see of a game. */
    public static Seat seat(Game game, Viewer viewer) {
        return viewer.side().map(game::seat).getOrElse(game::audience);
    }

    /** Dice that count their requests and can break. */
    static class CountedDice implements Dice.Source {
        private final Dice.Source dice;
        /** The number of answered requests. */
        int requests;
        /** The request that throws; 0 for none. */
        int broken;

        CountedDice(Dice.Source dice) {
            this.dice = dice;
        }

        @Override
        public Dice roll(Prompt.DiceRequest request) {
            count();
            return dice.roll(request);
        }

        @Override
        public Input.Shuffle shuffle(Prompt.ShuffleRequest request) {
            count();
            return dice.shuffle(request);
        }

        private void count() {
            requests++;
            if (requests == broken) throw new IllegalStateException("the dice have fallen under the table");
        }
    }
}
