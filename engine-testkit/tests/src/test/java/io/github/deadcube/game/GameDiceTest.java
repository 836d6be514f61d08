package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.Game;
import io.github.deadcube.Game.Listener;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.game.StartedGames.CountedDice;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who rolls in a game, and dice that throw. */
class GameDiceTest {
    @Test
    @Rule("ASK-10")
    void diceOfAPlayerAreRefusedWhereTheGameRolls() {
        Game game = StartedGames.begun(StartedGames.SEEDED);
        Side side = game.sideToAnswer().get();
        for (String dice : List.of("8 8 8", "order 2 1")) {
            Rejection no = game.seat(side).answer(game.number(), dice).getLeft();
            assertThat(no.rule()).isEqualTo(RuleIds.ASK_10);
            assertThat(no).hasToString("ASK-10: the game itself rolls: '" + dice + "' cannot be submitted (a choice)");
        }
        Game byHand = StartedGames.begun(GameSettings.playersRoll());
        assertThat(byHand.seat(byHand.sideToAnswer().get())
                        .answer(byHand.number(), "order 2 1")
                        .getLeft()
                        .rule())
                .isEqualTo(RuleIds.ASK_10);
    }

    @Test
    void noDiceAreAskedForWhatIsPast() {
        CountedDice dice = new CountedDice(SplitMix64.dice(7));
        GameSettings settings = GameSettings.ownDice(dice).allowingUndoOfLooks(true);
        Game game = StartedGames.begun(settings);
        for (int i = 0; i < 60; i++) StartedGames.submitted(game);
        int rolled = dice.requests;
        assertThat(rolled).isGreaterThan(20);
        game.undoTo(game.number() - 20);
        game.branch(game.number() - 10);
        assertThat(Game.load(Appending.RULES, Shipped.registry(), game.save(), settings))
                .isNotEmpty();
        assertThat(dice.requests).isEqualTo(rolled);
    }

    @Test
    void anInputWhoseDiceThrowIsNotTaken(@TempDir Path folder) throws IOException {
        CountedDice dice = new CountedDice(SplitMix64.dice(7));
        Game game = StartedGames.begun(GameSettings.ownDice(dice).allowingUndoOfLooks(true));
        Path path = folder.resolve("game.txt");
        game.keepIn(path);
        List<Integer> told = new ArrayList<>();
        game.listen(numbers(told));
        int first = game.number();
        int thrown = 0;
        for (int i = 0; i < 120; i++) {
            Side side = game.sideToAnswer().get();
            Prompt asked = game.seat(side).question().prompt().get();
            String before = game.save();
            dice.broken = dice.requests + 1 + i % 2;
            try {
                StartedGames.submitted(game);
            } catch (IllegalStateException e) {
                assertThat(e).hasMessage("the dice have fallen under the table");
                thrown++;
                assertThat(game.save()).isEqualTo(before);
                assertThat(game.seat(side).question().prompt()).contains(asked);
                StartedGames.submitted(game);
            }
            assertThat(game.prompt()).isInstanceOf(Prompt.Decision.class);
            assertThat(Files.readString(path)).isEqualTo(game.save());
        }
        assertThat(thrown).isGreaterThan(5);
        assertThat(told).isEqualTo(Vector.range(first, game.number()).toJavaList());
        int due = game.number();
        dice.broken = dice.requests + 1;
        assertThatThrownBy(() -> game.undoTo(0)).isInstanceOf(IllegalStateException.class);
        assertThat(game.number()).as("after an undo whose shuffle throws").isEqualTo(due);
        assertThat(game.undoTo(0)).isEmpty();
        assertThat(game.number()).isLessThan(due);
    }

    private static Listener numbers(List<Integer> told) {
        return (number, step) -> told.add(number);
    }

    @Test
    void seededDiceThatThrowAreMadeAgain() {
        Game straight = StartedGames.begun(StartedGames.SEEDED);
        List<CountedDice> made = new ArrayList<>();
        Game game = StartedGames.begun(GameSettings.seeded(7, seed -> {
            made.add(new CountedDice(SplitMix64.dice(seed)));
            return made.get(made.size() - 1);
        }));
        for (int i = 0; i < 120; i++) {
            StartedGames.submitted(straight);
            CountedDice dice = made.get(made.size() - 1);
            dice.broken = dice.requests + 1 + i % 2;
            try {
                StartedGames.submitted(game);
            } catch (IllegalStateException e) {
                StartedGames.submitted(game);
            }
        }
        assertThat(made).hasSizeGreaterThan(5);
        assertThat(game.save()).isEqualTo(straight.save());
    }

    @Test
    void diceThatAreNullAreNamed() {
        CountedDice none = new CountedDice(SplitMix64.dice(7)) {
            @Override
            @SuppressWarnings("NullAway") // the fault that is tested
            public Dice roll(Prompt.DiceRequest request) {
                return null;
            }
        };
        assertThatThrownBy(() -> StartedGames.begun(GameSettings.ownDice(none)))
                .hasMessageStartingWith("the source of dice returned null for '");
    }

    @Test
    void diceThatSubmitAreABugAndChangeNothing() {
        List<Game> games = new ArrayList<>();
        CountedDice dice = new CountedDice(SplitMix64.dice(7)) {
            @Override
            public Dice roll(Prompt.DiceRequest request) {
                games.forEach(game -> game.seat(Side.A).answer(game.number(), "pass"));
                return super.roll(request);
            }
        };
        Game game = StartedGames.begun(GameSettings.ownDice(dice));
        while (dice.requests < 3) StartedGames.submitted(game);
        games.add(game);
        String before = game.save();
        for (int i = 0; i < 60; i++)
            try {
                before = game.save();
                StartedGames.submitted(game);
            } catch (IllegalStateException e) {
                assertThat(e).hasMessage("dice and rules cannot change the game that calls them");
                assertThat(game.save()).isEqualTo(before);
                return;
            }
        assertThat(before).as("no dice were rolled").isEmpty();
    }
}
