package io.github.deadcube.session;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.core.chance.SeededDice;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.PendingQuestion;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.session.SessionDice;
import io.github.deadcube.core.session.SessionRefusal;
import io.github.deadcube.core.session.SessionSettings;
import io.github.deadcube.core.session.Update;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Path;

/** Sessions of shipped teams, and inputs for them. */
final class Sessions {
    static final SessionSettings SEEDED = SessionSettings.with(SessionDice.seeded(7, SeededDice::of));

    private Sessions() {}

    static Session begun(SessionSettings settings) {
        return Session.of(
                Appending.RULES,
                Appending.RULES.start(Shipped.setup(Shipped.ruleset())).get(),
                settings);
    }

    static Either<Seq<String>, Session> resumed(Path path) {
        return Session.resume(Appending.RULES, Shipped.registry(), path, Appending.TERMS);
    }

    /** Submits an option that depends on the number of the input. It is refused if another thread answers in the meantime. */
    static Either<SessionRefusal, Vector<Update>> submit(Session session) {
        PendingQuestion asked = asked(session);
        Vector<Choice> options = ((Prompt.Decision) asked.prompt().get()).options();
        return session.submit(
                asked.whose().get(), asked.due(), options.get(Math.floorMod(asked.due() * 31, options.size())));
    }

    static void submitted(Session session) {
        submit(session).get();
    }

    /** Returns the question as the side sees it that must answer. */
    private static PendingQuestion asked(Session session) {
        for (Viewer viewer = Viewer.A; ; viewer = viewer == Viewer.A ? Viewer.B : Viewer.A) {
            PendingQuestion question = session.pendingQuestion(viewer);
            if (question.prompt().isDefined()) return question;
        }
    }

    /** Dice that count their requests and can break. */
    static class CountedDice implements DiceSource {
        private final DiceSource dice;
        /** The number of answered requests. */
        int requests;
        /** The request that throws; 0 for none. */
        int broken;

        CountedDice(DiceSource dice) {
            this.dice = dice;
        }

        @Override
        public Dice roll(Prompt.DiceRequest request) {
            count();
            return dice.roll(request);
        }

        @Override
        public Shuffle shuffle(Prompt.ShuffleRequest request) {
            count();
            return dice.shuffle(request);
        }

        private void count() {
            requests++;
            if (requests == broken) throw new IllegalStateException("the dice have fallen under the table");
        }
    }
}
