package io.github.deadcube.testkit.page;

import io.github.deadcube.Game;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.endings.Puzzle;
import io.github.deadcube.testkit.perft.Solver;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.serve.DaemonThreads;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Puzzles from games that are over, one a game: the latest moment that can be played exactly, and in which one choice
 * is clearly best. They are looked for one after the other, so that they take one processor at most.
 */
final class GamePuzzles implements AutoCloseable {
    /** The work of a moment is bounded: a second or two. */
    static final int MOST_STATES = 20_000;

    /** So many moments of the end of a game are tried: earlier ones have too many states. */
    private static final int MOMENTS = 8;

    private static final int FEWEST_CHOICES = 3;

    private final Rules rules;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(DaemonThreads.named("puzzles"));
    private volatile TreeMap<String, Puzzle> found = TreeMap.empty();

    GamePuzzles(Rules rules) {
        this.rules = rules;
    }

    Vector<Puzzle> all() {
        return found.values().toVector();
    }

    /** Looks for a puzzle in a game that is over, after those before it. */
    void look(String name, Game game) {
        if (!game.isOver()) return;
        Vector<GameState> latest = latest(game);
        thread.execute(() -> latest.iterator()
                .flatMap(state -> solved(name, state))
                .headOption()
                .forEach(puzzle -> found = found.put(name, puzzle)));
    }

    /** Forgets the puzzle of a game that is not over any more, or that is closed. */
    void forget(String name) {
        thread.execute(() -> found = found.remove(name));
    }

    /** The states of the latest decisions that have some options, the last one first. */
    private Vector<GameState> latest(Game game) {
        Vector<GameState> states = Vector.empty();
        for (int inputs = game.number() - 2; inputs >= 0 && states.size() < MOMENTS; inputs--) {
            GameState state = game.state(inputs);
            if (rules.prompt(state) instanceof Prompt.Decision asked
                    && asked.options().size() >= FEWEST_CHOICES) states = states.append(state);
        }
        return states;
    }

    /** A moment whose text says all of it, and that is played to its end within the bound. */
    private Option<Puzzle> solved(String name, GameState state) {
        if (state.position().tokens().exists(token -> token.item().isEmpty() || !token.faceUp())) return Option.none();
        String situation = TextDrawing.script(state).stripTrailing();
        try {
            return Script.read(situation + Puzzle.PLAY)
                    .toOption()
                    .flatMap(script -> script.run(Script.Runner.shipped()).toOption())
                    .map(Script.Playback::state)
                    .filter(again -> again.digest() == state.digest())
                    .flatMap(again -> Puzzle.solved(
                            name,
                            situation,
                            Vector.empty(),
                            again,
                            rules,
                            Solver.ofWins(rules).within(MOST_STATES)));
        } catch (IllegalStateException | IllegalArgumentException tooLarge) {
            return Option.none();
        }
    }

    /** Waits until all games have been looked at. */
    void await() {
        try {
            thread.submit(() -> {}).get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (java.util.concurrent.ExecutionException never) {
            throw new IllegalStateException(never);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
