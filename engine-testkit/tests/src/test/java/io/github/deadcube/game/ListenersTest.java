package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.Game;
import io.github.deadcube.Seat.Question;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Listeners that throw, and that submit. */
class ListenersTest {
    private static final int INPUTS = 60;

    @Test
    void aListenerThatThrowsLeavesTheGameAsItWouldBe() {
        Game quiet = StartedGames.begun(StartedGames.SEEDED);
        Game game = StartedGames.begun(StartedGames.SEEDED);
        List<Integer> told = new ArrayList<>();
        IllegalStateException wrong = new IllegalStateException("a listener's bug");
        game.listen((number, step) -> {
            throw wrong;
        });
        game.listen((number, step) -> told.add(number));
        int first = game.number();
        for (int i = 0; i < 60; i++) {
            StartedGames.submitted(quiet);
            assertThatThrownBy(() -> StartedGames.submitted(game)).isSameAs(wrong);
            assertThat(game.save()).isEqualTo(quiet.save());
            assertThat(game.prompt()).isInstanceOf(Prompt.Decision.class);
        }
        assertThat(told).isEqualTo(Vector.range(first, game.number()).toJavaList());
        assertThat(game.number()).as("dice were rolled").isGreaterThan(first + 60);
    }

    @Test
    void aListenerThatSubmitsChangesNoOrder() {
        Game game = StartedGames.begun(StartedGames.SEEDED);
        List<Integer> told = new ArrayList<>();
        game.listen((number, step) -> {
            if (number < 60 && game.sideToAnswer().isDefined()) StartedGames.submitted(game);
        });
        game.listen((number, step) -> told.add(number));
        int first = game.number();
        StartedGames.submitted(game);
        assertThat(game.number()).isGreaterThan(60);
        assertThat(told).isEqualTo(Vector.range(first, game.number()).toJavaList());
    }

    @Test
    void aCheckedExceptionStopsNoOtherListener() {
        Game game = StartedGames.begun(StartedGames.SEEDED);
        List<Integer> told = new ArrayList<>();
        IOException wrong = new IOException("thrown as Kotlin does");
        game.listen((number, step) -> {
            throw unchecked(wrong);
        });
        game.listen((number, step) -> told.add(number));
        int first = game.number();
        for (int i = 0; i < 5; i++)
            assertThatThrownBy(() -> StartedGames.submitted(game))
                    .isInstanceOf(UndeclaredThrowableException.class)
                    .cause()
                    .isSameAs(wrong);
        assertThat(told).isEqualTo(Vector.range(first, game.number()).toJavaList());
    }

    @SuppressWarnings("unchecked")
    private static <E extends Exception> RuntimeException unchecked(Exception checked) throws E {
        throw (E) checked;
    }

    @Test
    void anErrorIsThrownWithTheExceptionsOfTheOtherListeners() {
        Game game = StartedGames.begun(StartedGames.SEEDED);
        AssertionError first = new AssertionError("first");
        IllegalStateException second = new IllegalStateException("second");
        game.listen((number, step) -> {
            throw first;
        });
        game.listen((number, step) -> {
            throw second;
        });
        assertThatThrownBy(() -> StartedGames.submitted(game)).isSameAs(first);
        assertThat(first.getSuppressed()).contains(second);
    }

    /** While another thread plays, the number, the side and the prompt of a question belong to one state. */
    @Test
    void aQuestionIsOfOneState() throws InterruptedException {
        TreeMap<Integer, Question> asked = new TreeMap<>();
        Game alone = StartedGames.begun(StartedGames.SEEDED);
        for (int i = 0; i < INPUTS; i++) {
            asked.put(alone.number(), alone.seat(Side.A).question());
            alone.play(alone.options().head());
        }
        Game game = StartedGames.begun(StartedGames.SEEDED);
        Thread player = new Thread(() -> {
            for (int i = 0; i < INPUTS; i++) game.play(game.options().head());
        });
        player.start();
        ArrayList<Question> seen = new ArrayList<>();
        while (player.isAlive()) seen.add(game.seat(Side.A).question());
        player.join();
        assertThat(asked.values())
                .anyMatch(one -> one.prompt().isEmpty())
                .anyMatch(one -> one.prompt().isDefined());
        for (Question one : seen)
            if (asked.containsKey(one.number())) assertThat(one).isEqualTo(asked.get(one.number()));
    }
}
