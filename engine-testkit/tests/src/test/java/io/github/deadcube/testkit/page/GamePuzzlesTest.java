package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.endings.Puzzle;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GamePuzzlesTest {
    private final GamePuzzles puzzles = new GamePuzzles(Deadcube.rules());

    @AfterEach
    void close() {
        puzzles.close();
    }

    private static Game played(Game game, String... first) {
        for (String input : first) game.play(input);
        while (!game.isOver()) game.play(game.options().head());
        return game;
    }

    @Test
    void aGameThatIsOverHasAPuzzleUntilItGoesOn() {
        Puzzle known = Puzzle.named("4").get();
        Game game = Game.of(Deadcube.rules(), known.state(), GameSettings.seeded(3));
        puzzles.look("g", game);
        puzzles.await();
        assertThat(puzzles.all()).as("the game is not over").isEmpty();

        puzzles.look("g", played(game, known.best().toString()));
        puzzles.await();
        Puzzle found = puzzles.all().head();
        assertThat(found.name()).isEqualTo("g");
        assertThat(found.answers()).isEqualTo(known.answers());
        assertThat(found.state().digest()).isEqualTo(known.state().digest());
        assertThat(found.steps()).isEmpty();

        puzzles.forget("g");
        puzzles.await();
        assertThat(puzzles.all()).isEmpty();
    }

    /** A solver would use what lies face down, and a whole battlefield has too many states. */
    @Test
    void otherGamesHaveNone() {
        puzzles.look(
                "hidden",
                played(Game.of(
                        Deadcube.rules(),
                        Script.play("token 1 I-AMMO at c1 face down\n"
                                        + Puzzle.named("4").get().situation() + "\nplay\nA1 activate")
                                .state(),
                        GameSettings.seeded(3))));
        puzzles.await();
        assertThat(puzzles.all()).isEmpty();
    }
}
