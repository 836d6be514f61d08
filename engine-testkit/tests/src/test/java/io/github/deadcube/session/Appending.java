package io.github.deadcube.session;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SeededDice;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.session.SessionDice;
import io.github.deadcube.core.session.SessionSettings;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.nio.file.Files;
import java.nio.file.Path;

/** A process that continues a game in a file until it is killed. Before each input it prints the number of inputs, or that it takes inputs back. */
final class Appending {
    static final Rules RULES = Deadcube.rules();
    static final SessionSettings TERMS = new SessionSettings(SessionDice.seeded(7, SeededDice::of), true);
    static final String BACK_WORD = "back";
    private static final int BACK = 5;

    private Appending() {}

    public static void main(String[] arguments) {
        Path path = Path.of(arguments[0]);
        Session session = Files.exists(path) ? resumed(path) : begun(path);
        while (session.sideToAnswer().isDefined()) {
            System.out.println(session.due() - 1);
            Side side = session.sideToAnswer().get();
            Prompt.Decision asked =
                    (Prompt.Decision) session.prompt(Viewer.of(side)).get();
            Vector<Choice> options = asked.options();
            session.submit(side, session.due(), options.get(Math.floorMod(session.due() * 31, options.size())))
                    .get();
            if (session.due() % 40 == 0) back(session, session.due() - BACK);
            if (session.due() > 300) back(session, 0);
        }
    }

    private static void back(Session session, int inputs) {
        System.out.println(BACK_WORD);
        session.undoTo(inputs);
    }

    static Session resumed(Path path) {
        return Session.resume(RULES, Shipped.registry(), path, TERMS)
                .getOrElseThrow(faults -> new AssertionError(faults.mkString("\n")));
    }

    private static Session begun(Path path) {
        Session session =
                Session.of(RULES, RULES.start(Shipped.setup(Shipped.ruleset())).get(), TERMS);
        session.keepIn(path);
        return session;
    }
}
