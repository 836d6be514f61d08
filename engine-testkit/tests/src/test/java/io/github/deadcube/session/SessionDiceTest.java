package io.github.deadcube.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SeededDice;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.session.SessionDice;
import io.github.deadcube.core.session.SessionListener;
import io.github.deadcube.core.session.SessionRefusal;
import io.github.deadcube.core.session.SessionSettings;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.session.Sessions.CountedDice;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who rolls in a session, and dice that throw. */
class SessionDiceTest {
    @Test
    void diceOfAPlayerAreRefusedWhereTheSessionRolls() {
        Session session = Sessions.begun(Sessions.SEEDED);
        Side side = session.sideToAnswer().get();
        for (String dice : List.of("8 8 8", "order 2 1")) {
            SessionRefusal no = session.submit(side, session.due(), dice).getLeft();
            assertThat(no.reason()).isEqualTo(SessionRefusal.Reason.DICE);
            assertThat(no).hasToString("the session itself rolls: '" + dice + "' cannot be submitted");
        }
        Session byHand = Sessions.begun(SessionSettings.with(SessionDice.ofThePlayers()));
        assertThat(byHand.submit(byHand.sideToAnswer().get(), byHand.due(), "order 2 1")
                        .getLeft()
                        .reason())
                .isEqualTo(SessionRefusal.Reason.DICE);
    }

    @Test
    void noDiceAreAskedForWhatIsPast() {
        CountedDice dice = new CountedDice(SeededDice.of(7));
        SessionSettings settings = new SessionSettings(SessionDice.of(dice), true);
        Session session = Sessions.begun(settings);
        for (int i = 0; i < 60; i++) Sessions.submitted(session);
        int rolled = dice.requests;
        assertThat(rolled).isGreaterThan(20);
        session.undoTo(session.due() - 20);
        session.branch(session.due() - 10);
        assertThat(Session.load(Appending.RULES, Shipped.registry(), session.save(), settings))
                .isNotEmpty();
        assertThat(dice.requests).isEqualTo(rolled);
    }

    @Test
    void anInputWhoseDiceThrowIsNotTaken(@TempDir Path folder) throws IOException {
        CountedDice dice = new CountedDice(SeededDice.of(7));
        Session session = Sessions.begun(new SessionSettings(SessionDice.of(dice), true));
        Path path = folder.resolve("game.txt");
        session.keepIn(path);
        List<Integer> told = new ArrayList<>();
        session.listen(numbers(told));
        int first = session.due();
        int thrown = 0;
        for (int i = 0; i < 120; i++) {
            Side side = session.sideToAnswer().get();
            Prompt asked = session.prompt(Viewer.of(side)).get();
            String before = session.save();
            dice.broken = dice.requests + 1 + i % 2;
            try {
                Sessions.submitted(session);
            } catch (IllegalStateException e) {
                assertThat(e).hasMessage("the dice have fallen under the table");
                thrown++;
                assertThat(session.save()).isEqualTo(before);
                assertThat(session.prompt(Viewer.of(side))).contains(asked);
                Sessions.submitted(session);
            }
            assertThat(session.prompt(Viewer.of(session.sideToAnswer().get())).get())
                    .isInstanceOf(Prompt.Decision.class);
            assertThat(Files.readString(path)).isEqualTo(session.save());
        }
        assertThat(thrown).isGreaterThan(5);
        assertThat(told).isEqualTo(Vector.range(first, session.due()).toJavaList());
        int due = session.due();
        dice.broken = dice.requests + 1;
        assertThatThrownBy(() -> session.undoTo(0)).isInstanceOf(IllegalStateException.class);
        assertThat(session.due()).as("after an undo whose shuffle throws").isEqualTo(due);
        assertThat(session.undoTo(0)).isEmpty();
        assertThat(session.due()).isLessThan(due);
    }

    private static SessionListener numbers(List<Integer> told) {
        return (number, step) -> told.add(number);
    }

    @Test
    void seededDiceThatThrowAreMadeAgain() {
        Session straight = Sessions.begun(Sessions.SEEDED);
        List<CountedDice> made = new ArrayList<>();
        Session session = Sessions.begun(SessionSettings.with(SessionDice.seeded(7, seed -> {
            made.add(new CountedDice(SeededDice.of(seed)));
            return made.get(made.size() - 1);
        })));
        for (int i = 0; i < 120; i++) {
            Sessions.submitted(straight);
            CountedDice dice = made.get(made.size() - 1);
            dice.broken = dice.requests + 1 + i % 2;
            try {
                Sessions.submitted(session);
            } catch (IllegalStateException e) {
                Sessions.submitted(session);
            }
        }
        assertThat(made).hasSizeGreaterThan(5);
        assertThat(session.save()).isEqualTo(straight.save());
    }

    @Test
    void diceThatSubmitAreABugAndChangeNothing() {
        List<Session> sessions = new ArrayList<>();
        CountedDice dice = new CountedDice(SeededDice.of(7)) {
            @Override
            public Dice roll(Prompt.DiceRequest request) {
                sessions.forEach(session -> session.submit(Side.A, session.due(), "pass"));
                return super.roll(request);
            }
        };
        Session session = Sessions.begun(SessionSettings.with(SessionDice.of(dice)));
        while (dice.requests < 3) Sessions.submitted(session);
        sessions.add(session);
        String before = session.save();
        for (int i = 0; i < 60; i++)
            try {
                before = session.save();
                Sessions.submitted(session);
            } catch (IllegalStateException e) {
                assertThat(e).hasMessage("dice and rules cannot change the session that calls them");
                assertThat(session.save()).isEqualTo(before);
                return;
            }
        assertThat(before).as("no dice were rolled").isEmpty();
    }
}
