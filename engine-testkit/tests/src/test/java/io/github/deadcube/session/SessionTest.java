package io.github.deadcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SeededDice;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.ReplayedRecord;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.session.SessionDice;
import io.github.deadcube.core.session.SessionListener;
import io.github.deadcube.core.session.SessionRefusal;
import io.github.deadcube.core.session.SessionSettings;
import io.github.deadcube.core.session.Update;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionTest {
    private static final Rules RULES = Deadcube.rules();
    private static final SessionSettings SEEDED = SessionSettings.with(SessionDice.seeded(7, SeededDice::of));

    @Test
    void aWholeGameIsPlayedAndItsRecordVerifies() {
        Session session = session(SEEDED);
        played(session, 100_000);
        assertThat(session.sideToAnswer()).isEmpty();
        assertThat(session.prompt(Viewer.B).get()).isInstanceOf(Prompt.Finished.class);
        assertThat(Shipped.verifier().verify(session.save()))
                .isInstanceOfSatisfying(Verdict.Verified.class, verified -> {
                    assertThat(verified.seed()).contains(7L);
                    assertThat(verified.result()).isNotEmpty();
                });
        assertThat(session.submit(Side.A, session.due(), "pass").getLeft().reason())
                .isEqualTo(SessionRefusal.Reason.OVER);
    }

    @Test
    void aDoubleClickAndTheWrongSideAreRefused() {
        Session session = session(SEEDED);
        int due = session.due();
        Side side = session.sideToAnswer().get();
        Choice first = options(session).head();
        assertThat(session.submit(side.other(), due, first).getLeft().reason())
                .isEqualTo(SessionRefusal.Reason.NOT_ASKED);
        assertThat(session.submit(side, due, "no such thing").getLeft().reason())
                .isEqualTo(SessionRefusal.Reason.UNREADABLE);
        SessionRefusal forbidden = session.submit(side, due, "A1 let go").getLeft();
        assertThat(forbidden.reason()).isEqualTo(SessionRefusal.Reason.FORBIDDEN);
        assertThat(forbidden.rejection())
                .isEqualTo(session.explain((Choice) Input.parse("A1 let go").get()));
        assertThat(session.due()).isEqualTo(due);
        assertThat(session.submit(side, due, first.toString())).isNotEmpty();
        assertThat(session.submit(side, due, first).getLeft().toString())
                .isEqualTo("input " + due + " is not due: the game waits for input " + session.due());
    }

    @Test
    void onlyTheSideThatMustAnswerIsAsked() {
        Session session = session(SEEDED);
        Side side = session.sideToAnswer().get();
        assertThat(session.prompt(Viewer.of(side))).isNotEmpty();
        assertThat(session.prompt(Viewer.of(side.other()))).isEmpty();
        assertThat(session.prompt(Viewer.EVERYBODY)).isEmpty();
    }

    @Test
    void eachSideIsToldWhatItMaySee() {
        Session session = session(SEEDED);
        played(session, 40);
        for (Viewer viewer : Viewer.values()) {
            Vector<Update> all = session.since(0, viewer);
            assertThat(all.map(Update::number)).isEqualTo(Vector.range(1, session.due()));
            assertThat(all.head().input()).as("a shuffle").isEmpty();
            assertThat(session.since(30, viewer)).isEqualTo(all.drop(30));
            assertThat(session.save(viewer)).doesNotContain("\nseed 7\n");
            assertThat(session.view(viewer)).isEqualTo(viewer.view(session.state()));
        }
        assertThat(session.save()).contains("\nseed 7\n");
    }

    @Test
    void onlyTheSideThatLooksAtATokenSeesIt() {
        Session session = inWhichSomebodyLooks();
        Event.TokenLookedAt look = looked(session, Viewer.A).head();
        assertThat(session.state().secrets().item(look.token())).isNotEmpty();
        for (Viewer viewer : Viewer.values())
            assertThat(looked(session, viewer).head().item().isDefined())
                    .as(viewer.toString())
                    .isEqualTo(viewer.side().contains(look.side()));
    }

    private static Session inWhichSomebodyLooks() {
        for (long seed = 1; ; seed++) {
            Session session = session(SessionSettings.with(SessionDice.seeded(seed, SeededDice::of)));
            played(session, 100);
            if (!looked(session, Viewer.A).isEmpty()) return session;
        }
    }

    private static Vector<Event.TokenLookedAt> looked(Session session, Viewer viewer) {
        return session.since(0, viewer)
                .flatMap(Update::events)
                .filter(Event.TokenLookedAt.class::isInstance)
                .map(Event.TokenLookedAt.class::cast);
    }

    @Test
    void undoKeepsTheDice() {
        SessionSettings looks = new SessionSettings(SEEDED.dice(), true);
        Session session = session(looks);
        Session straight = session(looks);
        played(straight, 60);
        played(session, 60);
        List<Integer> undone = new ArrayList<>();
        session.listen(new SessionListener() {
            @Override
            public void updated(int number, ReplayedRecord.Step step) {
                undone.add(number);
            }

            @Override
            public void undone(int inputs) {
                undone.add(-inputs);
            }
        });
        assertThat(session.undoTo(50)).isEmpty();
        int left = session.due() - 1;
        assertThat(left).isBetween(30, 50);
        played(session, straight.due() - 1 - left);
        assertThat(session.save()).isEqualTo(straight.save());
        assertThat(undone.get(0)).isEqualTo(-left);
        assertThat(undone.get(1)).isEqualTo(left + 1);
    }

    @Test
    void aRevealedTokenPreventsUndo() {
        Session session = inWhichSomebodyLooks();
        String before = session.save();
        assertThat(session.undoTo(10).get().reason()).isEqualTo(SessionRefusal.Reason.LEARNT);
        assertThat(session.save()).isEqualTo(before);
    }

    @Test
    void aBranchGoesItsOwnWay() {
        Session session = session(SEEDED);
        played(session, 60);
        String before = session.save();
        Session branch = session.branch(40);
        assertThat(branch.due()).isLessThanOrEqualTo(41);
        branch.submit(branch.sideToAnswer().get(), branch.due(), options(branch).last());
        assertThat(session.save()).isEqualTo(before).doesNotStartWith(branch.save());
    }

    @Test
    void aGameIsKeptAndGoneOnWith(@TempDir Path folder) throws IOException {
        Path path = folder.resolve("game.txt");
        Session session = session(SEEDED);
        assertThat(session.keepIn(path)).isEmpty();
        played(session, 30);
        assertThat(Files.readString(path)).isEqualTo(session.save());
        String saved = session.save();
        String torn = saved.substring(0, saved.length() - 3);
        session.close();
        Files.writeString(path, torn);
        Session again = Session.resume(RULES, Shipped.registry(), path, SEEDED).get();
        assertThat(again.tornLine().get().toString()).contains("the last line is torn off or damaged: '");
        played(again, session.due() - again.due());
        assertThat(again.save()).isEqualTo(saved).isEqualTo(Files.readString(path));
        again.close();
        assertThat(Shipped.verifier().verify(Files.readString(path))).isInstanceOf(Verdict.Verified.class);
        assertThat(Session.resume(RULES, Shipped.registry(), folder.resolve("none"), SEEDED)
                        .getLeft())
                .containsExactly("There is no file " + folder.resolve("none") + ".");
        Files.writeString(path, torn.replaceFirst("\n3: ", "\n4: "));
        assertThat(Session.resume(RULES, Shipped.registry(), path, SEEDED)
                        .getLeft()
                        .mkString())
                .contains("game.txt, line ", "expected input 3");
    }

    @Test
    void aGameWithOtherDiceGoesOnWithoutItsSeed() {
        Session session = session(SEEDED);
        played(session, 30);
        Session other = Session.load(
                        RULES, Shipped.registry(), session.save(), SessionSettings.with(SessionDice.ofTheSystem()))
                .get();
        assertThat(other.save()).contains("\nseed none\n");
        played(other, 30);
        other.close();
        assertThat(Shipped.verifier().verify(other.save())).isInstanceOf(Verdict.Verified.class);
    }

    @Test
    void diceOfThePlayersAreSubmittedByWhoRolls() {
        Session session = session(SessionSettings.with(SessionDice.ofThePlayers()));
        assertThat(session.since(0, Viewer.A).head().input())
                .as("the system shuffles")
                .isEmpty();
        Prompt.DiceRequest request = (Prompt.DiceRequest)
                session.prompt(Viewer.of(session.sideToAnswer().get())).get();
        String faces = "1 ".repeat(request.dice()).strip();
        assertThat(session.submit(request.side().other(), session.due(), faces)).isEmpty();
        assertThat(session.submit(request.side(), session.due(), faces)).isNotEmpty();
    }

    @Test
    void theSystemShufflesAndRollsWhatItIsAskedFor() {
        Session one = Session.of(RULES, begin());
        Shuffle order = (Shuffle)
                GameRecord.readSoFar(one.save()).get().record().inputs().head().input();
        assertThat(order.numbers().sorted())
                .isEqualTo(Vector.rangeClosed(1, order.numbers().size()));
        played(one, 200);
        one.close();
        assertThat(Shipped.verifier().verify(one.save())).isInstanceOf(Verdict.Verified.class);
    }

    private static Session session(SessionSettings settings) {
        return Session.of(RULES, begin(), settings);
    }

    private static GameState begin() {
        return RULES.start(Shipped.setup(Shipped.ruleset())).get();
    }

    private static Vector<Choice> options(Session session) {
        Prompt prompt = session.prompt(Viewer.of(session.sideToAnswer().get())).get();
        return ((Prompt.Decision) prompt).options();
    }

    /** Gives this number of inputs. The number of the input decides the option. */
    private static void played(Session session, int inputs) {
        int end = session.due() + inputs;
        while (session.due() < end && session.sideToAnswer().isDefined()) {
            Vector<Choice> options = options(session);
            Choice choice = options.get(Math.floorMod(session.due() * 31, options.size()));
            assertThat(session.submit(session.sideToAnswer().get(), session.due(), choice))
                    .isNotEmpty();
        }
    }
}
