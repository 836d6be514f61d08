package io.github.deadcube.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.PendingQuestion;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.session.SessionDice;
import io.github.deadcube.core.session.SessionRefusal;
import io.github.deadcube.core.session.SessionSettings;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Illegal calls that listeners and dice make on a session. */
class ListenersTest {
    private static final SessionSettings SEEDED = SessionSettings.with(SessionDice.seeded(7, SeededDice::of));

    @Test
    void aListenerThatThrowsLeavesTheGameAsItWouldBe() {
        Session quiet = session(SEEDED);
        Session session = session(SEEDED);
        List<Integer> told = new ArrayList<>();
        IllegalStateException wrong = new IllegalStateException("a listener's bug");
        session.listen((number, step) -> {
            throw wrong;
        });
        session.listen((number, step) -> told.add(number));
        int first = session.due();
        for (int i = 0; i < 60; i++) {
            submitted(quiet);
            assertThatThrownBy(() -> submitted(session)).isSameAs(wrong);
            assertThat(session.save()).isEqualTo(quiet.save());
            assertThat(session.prompt(Viewer.of(session.sideToAnswer().get())).get())
                    .isInstanceOf(Prompt.Decision.class);
        }
        assertThat(told).isEqualTo(Vector.range(first, session.due()).toJavaList());
        assertThat(session.due()).as("dice were rolled").isGreaterThan(first + 60);
    }

    @Test
    void diceOfAPlayerAreRefusedWhereTheSessionRolls() {
        Session session = session(SEEDED);
        Side side = session.sideToAnswer().get();
        for (String dice : List.of("8 8 8", "order 2 1")) {
            SessionRefusal no = session.submit(side, session.due(), dice).getLeft();
            assertThat(no.reason()).isEqualTo(SessionRefusal.Reason.DICE);
            assertThat(no).hasToString("the session itself rolls: '" + dice + "' cannot be submitted");
        }
        Session byHand = session(SessionSettings.with(SessionDice.ofThePlayers()));
        assertThat(byHand.submit(byHand.sideToAnswer().get(), byHand.due(), "order 2 1")
                        .getLeft()
                        .reason())
                .isEqualTo(SessionRefusal.Reason.DICE);
    }

    @Test
    void diceThatThrowAreRolledBeforeTheNextInput() {
        Counted dice = new Counted();
        Session session = session(SessionSettings.with(SessionDice.of(dice)));
        List<Integer> told = new ArrayList<>();
        session.listen((number, step) -> told.add(number));
        int first = session.due();
        dice.broken = true;
        for (int i = 0; i < 100 && told.size() == session.due() - first && !waits(session); i++)
            try {
                submitted(session);
            } catch (IllegalStateException e) {
                assertThat(e).hasMessage("the dice have fallen under the table");
            }
        assertThat(waits(session)).isTrue();
        assertThat(told).as("all events are reported").hasSize(session.due() - first);
        Side side = session.sideToAnswer().get();
        assertThatThrownBy(() -> session.submit(side, session.due(), "8")).isInstanceOf(IllegalStateException.class);
        dice.broken = false;
        assertThat(session.submit(side, session.due(), "8").getLeft().reason()).isEqualTo(SessionRefusal.Reason.STALE);
        assertThat(waits(session)).isFalse();
        submitted(session);
    }

    private static boolean waits(Session session) {
        return session.prompt(Viewer.of(session.sideToAnswer().get())).get() instanceof Prompt.DiceRequest;
    }

    @Test
    void aListenerThatSubmitsChangesNoOrder() {
        Session session = session(SEEDED);
        List<Integer> told = new ArrayList<>();
        session.listen((number, step) -> {
            if (number < 60 && session.sideToAnswer().isDefined()) submitted(session);
        });
        session.listen((number, step) -> told.add(number));
        int first = session.due();
        submitted(session);
        assertThat(session.due()).isGreaterThan(60);
        assertThat(told).isEqualTo(Vector.range(first, session.due()).toJavaList());
    }

    @Test
    void noDiceAreAskedForWhatIsPast() {
        Counted dice = new Counted();
        SessionSettings settings = new SessionSettings(SessionDice.of(dice), true);
        Session session = session(settings);
        for (int i = 0; i < 60; i++) submitted(session);
        int rolled = dice.requests;
        assertThat(rolled).isGreaterThan(20);
        session.undoTo(session.due() - 20);
        session.branch(session.due() - 10);
        assertThat(Session.load(Appending.RULES, Shipped.registry(), session.save(), settings))
                .isNotEmpty();
        assertThat(dice.requests).isEqualTo(rolled);
    }

    @Test
    void allRequestsAreOfOneState() {
        Session session = session(SEEDED);
        for (Viewer viewer : Viewer.values())
            assertThat(session.pendingQuestion(viewer))
                    .isEqualTo(new PendingQuestion(session.due(), session.sideToAnswer(), session.prompt(viewer)));
        Side side = session.sideToAnswer().get();
        assertThat(session.pendingQuestion(Viewer.of(side)).prompt()).isNotEmpty();
        assertThat(session.pendingQuestion(Viewer.of(side.other())).prompt()).isEmpty();
    }

    private static Session session(SessionSettings settings) {
        return Session.of(Appending.RULES, begin(), settings);
    }

    private static GameState begin() {
        return Appending.RULES.start(Shipped.setup(Shipped.ruleset())).get();
    }

    private static void submitted(Session session) {
        Side side = session.sideToAnswer().get();
        Vector<Choice> options =
                ((Prompt.Decision) session.prompt(Viewer.of(side)).get()).options();
        session.submit(side, session.due(), options.get(Math.floorMod(session.due() * 31, options.size())))
                .get();
    }

    /** Dice that count their requests. */
    private static final class Counted implements DiceSource {
        private final DiceSource dice = SeededDice.of(7);
        private int requests;
        private boolean broken;

        @Override
        public Dice roll(Prompt.DiceRequest request) {
            if (broken) throw new IllegalStateException("the dice have fallen under the table");
            requests++;
            return dice.roll(request);
        }

        @Override
        public Shuffle shuffle(Prompt.ShuffleRequest request) {
            requests++;
            return dice.shuffle(request);
        }
    }
}
