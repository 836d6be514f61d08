package io.github.deadcube.game;

import io.github.deadcube.Game;
import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A process that competes for the file of a game and continues the game while it owns the file, until it is killed. It
 * prints lines: {@code ready} when it begins, {@code owner 7} when it owns the file with 7 inputs,
 * {@code 8 A1 activate} after each input that the game has accepted, {@code back 3} before it goes back to 3,
 * {@code left} when it has released the file, {@code fault …} for an error.
 */
final class Competing {
    private static final FileOutputStream OUT = new FileOutputStream(FileDescriptor.out);
    private static final int FEW = 25;
    private static final int MANY = 250;

    private Competing() {}

    public static void main(String[] arguments) throws InterruptedException {
        Path path = Path.of(arguments[0]);
        begun();
        say("ready");
        while (true) {
            Either<String, Game> owned = owned(path);
            if (owned.isLeft()) {
                if (!owned.getLeft().contains("an open game")
                        && !owned.getLeft().contains("is not empty")
                        && !owned.getLeft().startsWith("there is no file")) say("fault " + owned.getLeft());
                Thread.sleep(2);
                continue;
            }
            Game game = owned.get();
            say("owner " + (game.number() - 1));
            for (int i = 0; i < FEW; i++) input(game);
            game.close();
            say("left");
            Thread.sleep(4);
        }
    }

    private static Either<String, Game> owned(Path path) {
        if (Files.exists(path))
            return Game.resume(Appending.RULES, Shipped.registry(), path, Appending.TERMS)
                    .mapLeft(Seq::mkString);
        Game game = begun();
        return game.keepIn(path)
                .<Either<String, Game>>map(fault -> Either.left(fault.toString()))
                .getOrElse(() -> Either.right(game));
    }

    private static Game begun() {
        return Game.of(
                Appending.RULES,
                Appending.RULES.start(Shipped.setup(Shipped.ruleset())).get(),
                Appending.TERMS);
    }

    private static void input(Game game) {
        if (game.number() > MANY || game.sideToAnswer().isEmpty()) back(game, 0);
        if (game.number() % 40 == 0) back(game, game.number() - 5);
        Side side = game.sideToAnswer().get();
        Vector<Choice> options = game.options();
        Choice choice = options.get(Math.floorMod(game.number() * 31, options.size()));
        Vector<Update> taken = game.seat(side).answer(game.number(), choice).get();
        if (game.fault().isDefined()) say("fault " + game.fault().get());
        else
            say(taken.map(one -> one.number() + " " + one.input().fold(() -> "a shuffle", Object::toString))
                    .mkString("\n"));
    }

    private static void back(Game game, int inputs) {
        say("back " + inputs);
        game.undoTo(inputs);
    }

    /** Writes all lines with one call, so that lines of two processes do not mix. */
    private static void say(String lines) {
        try {
            OUT.write((lines + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
