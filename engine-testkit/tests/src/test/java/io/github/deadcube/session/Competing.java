package io.github.deadcube.session;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.session.Update;
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
 * A process that competes for the file of a game and continues the game while it owns the file, until it is killed. It prints lines:
 * {@code ready} when it begins, {@code owner 7} when it owns the file with 7 inputs, {@code 8 A1 activate} after each input that the session
 * has accepted, {@code back 3} before it goes back to 3, {@code left} when it has released the file, {@code fault …} for an error.
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
            Either<String, Session> owned = owned(path);
            if (owned.isLeft()) {
                if (!owned.getLeft().contains("another session")
                        && !owned.getLeft().contains("is not empty")
                        && !owned.getLeft().startsWith("There is no file")) say("fault " + owned.getLeft());
                Thread.sleep(2);
                continue;
            }
            Session session = owned.get();
            say("owner " + (session.due() - 1));
            for (int i = 0; i < FEW; i++) input(session);
            session.close();
            say("left");
            Thread.sleep(4);
        }
    }

    private static Either<String, Session> owned(Path path) {
        if (Files.exists(path))
            return Session.resume(Appending.RULES, Shipped.registry(), path, Appending.TERMS)
                    .mapLeft(Seq::mkString);
        Session session = begun();
        return session.keepIn(path).<Either<String, Session>>map(Either::left).getOrElse(() -> Either.right(session));
    }

    private static Session begun() {
        return Session.of(
                Appending.RULES,
                Appending.RULES.start(Shipped.setup(Shipped.ruleset())).get(),
                Appending.TERMS);
    }

    private static void input(Session session) {
        if (session.due() > MANY || session.sideToAnswer().isEmpty()) back(session, 0);
        if (session.due() % 40 == 0) back(session, session.due() - 5);
        Side side = session.sideToAnswer().get();
        Vector<Choice> options =
                ((Prompt.Decision) session.prompt(Viewer.of(side)).get()).options();
        Choice choice = options.get(Math.floorMod(session.due() * 31, options.size()));
        Vector<Update> taken = session.submit(side, session.due(), choice).get();
        if (session.fault().isDefined()) say("fault " + session.fault().get());
        else
            say(taken.map(one -> one.number() + " " + one.input().fold(() -> "a shuffle", Object::toString))
                    .mkString("\n"));
    }

    private static void back(Session session, int inputs) {
        say("back " + inputs);
        session.undoTo(inputs);
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
