package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.Game.Listener;
import io.github.deadcube.GameSettings;
import io.github.deadcube.Replay;
import io.github.deadcube.Seat;
import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameTest {
    private static final Rules RULES = Deadcube.rules();
    private static final GameSettings SEEDED = GameSettings.seeded(7);

    @Test
    void aWholeGameIsPlayedAndItsRecordVerifies() {
        Game game = game(SEEDED);
        played(game, 100_000);
        assertThat(game.sideToAnswer()).isEmpty();
        assertThat(game.seat(Side.B).question().prompt().get()).isInstanceOf(Prompt.Finished.class);
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(game.save()))
                .isInstanceOfSatisfying(Verdict.Verified.class, verified -> {
                    assertThat(verified.seed()).contains(7L);
                    assertThat(verified.result()).isNotEmpty();
                });
        for (int number : new int[] {game.number(), game.number() - 1})
            assertThat(game.seat(Side.A).answer(number, "pass").getLeft().rule())
                    .isEqualTo(RuleIds.ASK_6);
    }

    @Test
    void aFileThatSurvivesPowerFailuresIsTheSame(@TempDir Path folder) throws IOException {
        Path quick = folder.resolve("quick");
        Path sure = folder.resolve("sure");
        for (Path file : new Path[] {quick, sure}) {
            try (Game game = game(file.equals(sure) ? SEEDED.survivingPowerFailures() : SEEDED)) {
                assertThat(game.keepIn(file)).isEmpty();
                played(game, 30);
            }
        }
        assertThat(Files.readString(sure)).contains("\n30: ").isEqualTo(Files.readString(quick));
    }

    @Test
    void aSeatDrawsWhatItMayKnow() {
        Game game = game(SEEDED);
        played(game, 60);
        String narrow = game.seat(Side.A).drawing(30);
        String wide = game.seat(Side.A).drawing(300);
        assertThat(narrow).contains("A1", "B1").isNotEqualTo(wide);
        assertThat(narrow.lines().count()).isGreaterThan(wide.lines().count());
    }

    @Test
    @Rule({"ASK-8", "ASK-9", "ASK-11"})
    void aDoubleClickAndTheWrongSideAreRefused() {
        Game game = game(SEEDED);
        int due = game.number();
        Side side = game.sideToAnswer().get();
        Choice first = options(game).head();
        assertThat(game.seat(side.other()).answer(due, first).getLeft().rule()).isEqualTo(Seat.NOT_ASKED);
        assertThat(game.seat(side).answer(due, "no such thing").getLeft().rule())
                .isEqualTo(RuleIds.ASK_11);
        Rejection forbidden = game.seat(side).answer(due, "A1 let go").getLeft();
        Choice letGo = (Choice) Input.of("A1 let go");
        assertThat(game.explain(letGo)).contains(forbidden);
        assertThat(game.seat(side).explain(letGo)).contains(forbidden);
        assertThat(game.seat(side).explain(first)).isEmpty();
        assertThat(game.seat(side.other()).explain(first).get().rule()).isEqualTo(Seat.NOT_ASKED);
        assertThat(game.audience().explain(first).get().rule()).isEqualTo(Seat.NOT_ASKED);
        assertThat(game.number()).isEqualTo(due);
        assertThat(game.seat(side).answer(due, first.toString())).isNotEmpty();
        assertThat(game.seat(side).answer(due, first).getLeft().text())
                .isEqualTo("input " + due + " is not due: the game waits for input " + game.number());
    }

    /** As {@link Seat#STALE} says: an application whose players may undo counts the undos. */
    @Test
    void anUndoGivesANumberToALaterQuestion() {
        Game game = game(SEEDED);
        int due = game.number();
        List<Integer> undone = new ArrayList<>();
        game.listen(new Game.Listener() {
            @Override
            public void updated(int number, Transition.Step step) {}

            @Override
            public void undone(int inputs) {
                undone.add(inputs);
            }
        });
        Choice first = options(game).head();
        Side side = game.sideToAnswer().get();
        assertThat(game.seat(side).answer(due, first)).isNotEmpty();
        assertThat(game.undoTo(due - 1)).isEmpty();
        assertThat(undone).containsExactly(due - 1);
        assertThat(game.seat(side).question().number()).isEqualTo(due);
        assertThat(game.seat(side).answer(due, first)).isNotEmpty();
    }

    @Test
    void onlyTheSideThatMustAnswerIsAsked() {
        Game game = game(SEEDED);
        Side side = game.sideToAnswer().get();
        assertThat(game.seat(side).question().prompt()).isNotEmpty();
        assertThat(game.seat(side.other()).question().prompt()).isEmpty();
        assertThat(game.audience().question().prompt()).isEmpty();
    }

    @Test
    void eachSideIsToldWhatItMaySee() {
        Game game = game(SEEDED);
        played(game, 40);
        for (Viewer viewer : Viewer.values()) {
            Vector<Update> all = StartedGames.seat(game, viewer).updatesAfter(0);
            assertThat(all.map(Update::number)).isEqualTo(Vector.range(1, game.number()));
            assertThat(all.head().input()).as("a shuffle").isEmpty();
            assertThat(StartedGames.seat(game, viewer).updatesAfter(30)).isEqualTo(all.drop(30));
            assertThat(StartedGames.seat(game, viewer).save()).doesNotContain("\nseed 7\n");
            assertThat(StartedGames.seat(game, viewer).view()).isEqualTo(viewer.view(game.state()));
        }
        assertThat(game.save()).contains("\nseed 7\n");
    }

    @Test
    void onlyTheSideThatLooksAtATokenSeesIt() {
        Game game = inWhichSomebodyLooks();
        Event.TokenLookedAt look = looked(game, Viewer.A).head();
        assertThat(game.state().item(look.token())).isNotEmpty();
        for (Viewer viewer : Viewer.values())
            assertThat(looked(game, viewer).head().item().isDefined())
                    .as(viewer.toString())
                    .isEqualTo(viewer.side().contains(look.side()));
    }

    private static Game inWhichSomebodyLooks() {
        for (long seed = 1; seed <= 100; seed++) {
            Game game = game(GameSettings.seeded(seed));
            played(game, 100);
            if (!looked(game, Viewer.A).isEmpty()) return game;
        }
        throw new AssertionError("no side looks at a token in 100 games");
    }

    private static Vector<Event.TokenLookedAt> looked(Game game, Viewer viewer) {
        return StartedGames.seat(game, viewer)
                .updatesAfter(0)
                .flatMap(Update::events)
                .filter(Event.TokenLookedAt.class::isInstance)
                .map(Event.TokenLookedAt.class::cast);
    }

    @Test
    void undoKeepsTheDice() {
        GameSettings looks = SEEDED.allowingUndoOfLooks(true);
        Game game = game(looks);
        Game straight = game(looks);
        played(straight, 60);
        played(game, 60);
        List<Integer> undone = new ArrayList<>();
        game.listen(new Listener() {
            @Override
            public void updated(int number, Transition.Step step) {
                undone.add(number);
            }

            @Override
            public void undone(int inputs) {
                undone.add(-inputs);
            }
        });
        assertThat(game.explainUndo(50)).isEmpty();
        assertThat(game.number()).isGreaterThan(51);
        assertThat(game.undoTo(50)).isEmpty();
        int left = game.number() - 1;
        assertThat(left).isBetween(30, 50);
        played(game, straight.number() - 1 - left);
        assertThat(game.save()).isEqualTo(straight.save());
        assertThat(undone.get(0)).isEqualTo(-left);
        assertThat(undone.get(1)).isEqualTo(left + 1);
    }

    @Test
    void aRevealedTokenPreventsUndo() {
        Game game = inWhichSomebodyLooks();
        String before = game.save();
        assertThat(game.explainUndo(10).get().rule()).isEqualTo(RuleIds.SET_5);
        assertThat(game.undoTo(10)).isEqualTo(game.explainUndo(10));
        assertThat(game.save()).isEqualTo(before);
    }

    @Test
    void aBranchGoesItsOwnWay() {
        Game game = game(SEEDED);
        played(game, 60);
        String before = game.save();
        Game branch = game.branch(40);
        assertThat(branch.number()).isLessThanOrEqualTo(41);
        branch.seat(branch.sideToAnswer().get())
                .answer(branch.number(), options(branch).last());
        assertThat(game.save()).isEqualTo(before).doesNotStartWith(branch.save());
    }

    /** The first dice of such a game did not come from the seed of its settings. */
    @Test
    void aBranchOfALoadedGameHasNoOtherSeed() {
        Game game = game(SEEDED);
        played(game, 60);
        Game loaded = Game.load(RULES, Shipped.registry(), game.save(), GameSettings.seeded(5))
                .get();
        Game branch = loaded.branch(40);
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(branch.save()))
                .asString()
                .contains("the first 40 inputs verify; the dice were not checked, for there is no seed");
        assertThat(game.branch(40).save()).contains("\nseed 7");
    }

    /** SET-5, ITEM-3: what a side has learnt is not taken back, or the record says so. */
    @Test
    void aLoadedGameWhoseLooksMayBeUndoneSaysSo() {
        Game game = game(SEEDED);
        played(game, 60);
        Game loaded = loaded(game.save(), SEEDED.allowingUndoOfLooks(true));
        assertThat(loaded.undoTo(0)).isEmpty();
        assertThat(loaded.save()).contains("\nundo looks\n");
    }

    @Test
    void aBranchSaysOfItselfWhatTheRecordOfItsGameSays() {
        Game game = game(SEEDED.allowingUndoOfLooks(true));
        played(game, 60);
        assertThat(loaded(game.save(), SEEDED).branch(40).save()).contains("\nundo looks\n");
        assertThat(loaded(game.seat(Side.A).save(), SEEDED).branch(40).save()).contains("\nseen by A\n");
    }

    private static Game loaded(String record, GameSettings settings) {
        return Game.load(RULES, Shipped.registry(), record, settings).get();
    }

    /** An editor or a program may have put it there. */
    @Test
    void aByteOrderMarkBeforeARecordIsPassedOver() {
        Game game = game(SEEDED);
        played(game, 20);
        String marked = "\ufeff" + game.save();
        assertThat(Game.load(marked, SEEDED).get().state()).isEqualTo(game.state());
        String torn = marked.substring(0, marked.length() - 3);
        assertThat(Game.load(torn, SEEDED).get().leftOut()).isNotEmpty();
        played(game, 100_000);
        assertThat(Replay.verify("\ufeff" + game.save(), Deadcube.rules(), Shipped.registry()))
                .isEqualTo(Replay.verify(game.save(), Deadcube.rules(), Shipped.registry()));
        assertThat(Replay.verify(game.save(), Deadcube.rules(), Shipped.registry()))
                .isNotEmpty();
    }

    @Test
    void aFileThatEndsWithinACharacterGoesOn(@TempDir Path folder) throws IOException {
        Game game = game(SEEDED);
        played(game, 20);
        byte[] bytes = (game.save() + "# \ud83d\ude00").getBytes(StandardCharsets.UTF_8);
        Path path = Files.write(folder.resolve("game.txt"), Arrays.copyOf(bytes, bytes.length - 2));
        try (Game again = Game.resume(path, SEEDED).get()) {
            assertThat(again.state()).isEqualTo(game.state());
        }
    }

    @Test
    void aGameIsKeptAndGoneOnWith(@TempDir Path folder) throws IOException {
        Path path = folder.resolve("game.txt");
        Game game = game(SEEDED);
        assertThat(game.keepIn(path)).isEmpty();
        played(game, 30);
        assertThat(Files.readString(path)).isEqualTo(game.save());
        String saved = game.save();
        String torn = saved.substring(0, saved.length() - 3);
        game.close();
        Files.writeString(path, torn);
        Game again = Game.resume(RULES, Shipped.registry(), path, SEEDED).get();
        assertThat(again.leftOut().get().toString()).contains("the last line is torn off or damaged: '");
        played(again, game.number() - again.number());
        assertThat(again.save()).isEqualTo(saved).isEqualTo(Files.readString(path));
        again.close();
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(Files.readString(path)))
                .isInstanceOf(Verdict.Verified.class);
        assertThat(Game.resume(RULES, Shipped.registry(), folder.resolve("none"), SEEDED)
                        .getLeft()
                        .map(Fault::toString))
                .containsExactly("there is no file " + folder.resolve("none"));
        Files.writeString(path, torn.replaceFirst("\n3: ", "\n4: "));
        assertThat(Game.resume(RULES, Shipped.registry(), path, SEEDED)
                        .getLeft()
                        .mkString())
                .contains("line 56, column 1: ", "game.txt, ", "expected input 3");
    }

    @Test
    void aGameWithOtherDiceGoesOnWithoutItsSeed() {
        Game game = game(SEEDED);
        played(game, 30);
        Game other = Game.load(RULES, Shipped.registry(), game.save(), GameSettings.systemDice())
                .get();
        assertThat(other.save()).contains("\nseed none\n");
        played(other, 30);
        other.close();
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(other.save()))
                .isInstanceOf(Verdict.Verified.class);
    }

    @Test
    void diceOfThePlayersAreSubmittedByWhoRolls() {
        Game game = game(GameSettings.playersRoll());
        assertThat(game.seat(Side.A).updatesAfter(0).head().input())
                .as("the system shuffles")
                .isEmpty();
        Prompt.DiceRequest request = (Prompt.DiceRequest) game.prompt();
        String faces = "1 ".repeat(request.dice()).strip();
        assertThat(game.seat(request.side().other()).answer(game.number(), faces))
                .isEmpty();
        assertThat(game.seat(request.side()).answer(game.number(), faces)).isNotEmpty();
    }

    @Test
    void theSystemShufflesAndRollsWhatItIsAskedFor() {
        Game one = Game.of(RULES, begin(), GameSettings.systemDice());
        Input.Shuffle order = (Input.Shuffle)
                RecordSoFar.read(one.save()).get().record().inputs().head().input();
        assertThat(order.numbers().sorted())
                .isEqualTo(Vector.rangeClosed(1, order.numbers().size()));
        played(one, 200);
        one.close();
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(one.save()))
                .isInstanceOf(Verdict.Verified.class);
    }

    private static Game game(GameSettings settings) {
        return Game.of(RULES, begin(), settings);
    }

    private static GameState begin() {
        return RULES.start(Shipped.setup(Shipped.ruleset())).get();
    }

    private static Vector<Choice> options(Game game) {
        Prompt prompt = game.prompt();
        return ((Prompt.Decision) prompt).options();
    }

    /** Gives this number of inputs. The number of the input decides the option. */
    private static void played(Game game, int inputs) {
        int end = game.number() + inputs;
        while (game.number() < end && game.sideToAnswer().isDefined()) {
            Vector<Choice> options = options(game);
            Choice choice = options.get(Math.floorMod(game.number() * 31, options.size()));
            assertThat(game.seat(game.sideToAnswer().get()).answer(game.number(), choice))
                    .isNotEmpty();
        }
    }
}
