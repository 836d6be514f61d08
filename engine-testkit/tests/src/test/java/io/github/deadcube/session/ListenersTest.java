package io.github.deadcube.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.PendingQuestion;
import io.github.deadcube.core.session.Session;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Listeners that throw, and that submit. */
class ListenersTest {
    @Test
    void aListenerThatThrowsLeavesTheGameAsItWouldBe() {
        Session quiet = Sessions.begun(Sessions.SEEDED);
        Session session = Sessions.begun(Sessions.SEEDED);
        List<Integer> told = new ArrayList<>();
        IllegalStateException wrong = new IllegalStateException("a listener's bug");
        session.listen((number, step) -> {
            throw wrong;
        });
        session.listen((number, step) -> told.add(number));
        int first = session.due();
        for (int i = 0; i < 60; i++) {
            Sessions.submitted(quiet);
            assertThatThrownBy(() -> Sessions.submitted(session)).isSameAs(wrong);
            assertThat(session.save()).isEqualTo(quiet.save());
            assertThat(session.prompt(Viewer.of(session.sideToAnswer().get())).get())
                    .isInstanceOf(Prompt.Decision.class);
        }
        assertThat(told).isEqualTo(Vector.range(first, session.due()).toJavaList());
        assertThat(session.due()).as("dice were rolled").isGreaterThan(first + 60);
    }

    @Test
    void aListenerThatSubmitsChangesNoOrder() {
        Session session = Sessions.begun(Sessions.SEEDED);
        List<Integer> told = new ArrayList<>();
        session.listen((number, step) -> {
            if (number < 60 && session.sideToAnswer().isDefined()) Sessions.submitted(session);
        });
        session.listen((number, step) -> told.add(number));
        int first = session.due();
        Sessions.submitted(session);
        assertThat(session.due()).isGreaterThan(60);
        assertThat(told).isEqualTo(Vector.range(first, session.due()).toJavaList());
    }

    @Test
    void aCheckedExceptionStopsNoOtherListener() {
        Session session = Sessions.begun(Sessions.SEEDED);
        List<Integer> told = new ArrayList<>();
        IOException wrong = new IOException("thrown as Kotlin does");
        session.listen((number, step) -> {
            throw unchecked(wrong);
        });
        session.listen((number, step) -> told.add(number));
        int first = session.due();
        for (int i = 0; i < 5; i++)
            assertThatThrownBy(() -> Sessions.submitted(session))
                    .isInstanceOf(UndeclaredThrowableException.class)
                    .cause()
                    .isSameAs(wrong);
        assertThat(told).isEqualTo(Vector.range(first, session.due()).toJavaList());
    }

    @SuppressWarnings("unchecked")
    private static <E extends Exception> RuntimeException unchecked(Exception checked) throws E {
        throw (E) checked;
    }

    @Test
    void anErrorIsThrownWithTheExceptionsOfTheOtherListeners() {
        Session session = Sessions.begun(Sessions.SEEDED);
        AssertionError first = new AssertionError("first");
        IllegalStateException second = new IllegalStateException("second");
        session.listen((number, step) -> {
            throw first;
        });
        session.listen((number, step) -> {
            throw second;
        });
        assertThatThrownBy(() -> Sessions.submitted(session)).isSameAs(first);
        assertThat(first.getSuppressed()).contains(second);
    }

    @Test
    void allRequestsAreOfOneState() {
        Session session = Sessions.begun(Sessions.SEEDED);
        for (Viewer viewer : Viewer.values())
            assertThat(session.pendingQuestion(viewer))
                    .isEqualTo(new PendingQuestion(session.due(), session.sideToAnswer(), session.prompt(viewer)));
        Side side = session.sideToAnswer().get();
        assertThat(session.pendingQuestion(Viewer.of(side)).prompt()).isNotEmpty();
        assertThat(session.pendingQuestion(Viewer.of(side.other())).prompt()).isEmpty();
    }
}
