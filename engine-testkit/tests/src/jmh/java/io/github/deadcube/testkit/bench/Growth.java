package io.github.deadcube.testkit.bench;

import com.sun.management.ThreadMXBean;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.vavr.collection.Vector;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Prints a table by number of models and size of the battlefield: the inputs of a random game, nanoseconds and bytes
 * for each input, and bytes for each kept state of complete games. Then prints the bytes for each kept state of a
 * breadth-first search from the first turn of the shipped game.
 */
public final class Growth {
    private static final int WARM = 60_000;
    private static final int INPUTS = 150_000;
    private static final int KEPT = 100_000;
    private static final int TRIES = 3;

    private final Rules rules = Deadcube.rules();
    private final ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private long seed;

    private Growth() {}

    /**
     * Prints the tables.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        Growth growth = new Growth();
        System.out.printf(
                Locale.ROOT,
                "%-8s %-12s %12s %10s %10s %14s%n",
                "a side",
                "battlefield",
                "inputs/game",
                "ns/input",
                "B/input",
                "B/kept state");
        for (int models : new int[] {6, 10, 14, 20}) growth.row(models, 8, 8, 3);
        for (int[] size : new int[][] {{12, 12, 4}, {16, 16, 6}}) growth.row(10, size[0], size[1], size[2]);
        growth.row(20, 16, 16, 6);
        growth.row(30, 16, 16, 6);
        System.out.printf(Locale.ROOT, "a search of the shipped game: %d B/kept state%n", growth.searched());
    }

    private void row(int models, int width, int depth, int levels) {
        GameState begin = begin(models, town(width, depth, levels));
        played(begin, WARM);
        long[] best = played(begin, INPUTS);
        for (int i = 1; i < TRIES; i++) {
            long[] next = played(begin, INPUTS);
            if (next[0] < best[0]) best = next;
        }
        System.out.printf(
                Locale.ROOT,
                "%-8d %-12s %12d %10d %10d %14d%n",
                models,
                width + "x" + depth + "x" + levels,
                best[2],
                best[0],
                best[1],
                kept(begin));
    }

    private GameState begin(int models, Battlefield battlefield) {
        Setup shipped = Shipped.setup(Shipped.ruleset());
        Setup setup = shipped.withScenario(new OpenGround())
                .withBattlefield(battlefield)
                .withTeamA(team(shipped.teamA(), models))
                .withTeamB(team(shipped.teamB(), models));
        return rules.start(setup).getOrElseThrow(errors -> new IllegalStateException(errors.mkString("; ")));
    }

    private static StrikeTeam team(StrikeTeam of, int models) {
        Vector<Card> members =
                Vector.tabulate(models, i -> of.members().get(i % of.members().size()));
        return new StrikeTeam(of.name(), of.leader(), members);
    }

    /** Returns a battlefield with a house and a ladder in every third cube, and a wall and a crate between houses. */
    private static Battlefield town(int width, int depth, int levels) {
        Battlefield.Builder town = Battlefield.builder(width, depth, levels);
        for (int row = 2; row < depth; row += 3)
            for (int column = 2; column < width; column += 3) {
                for (int level = 2; level <= levels; level++) {
                    town.floor(new Cube(column, row, level), Floor.FULL);
                    town.ladder(new Cube(column, row, level - 1));
                }
                town.face(new Cube(column, row, 1), Direction.NORTH, Face.BLOCKED);
                town.block(new Cube(column + 1, row, 1), new Block(10, 10, 20, 20, 15));
            }
        return town.build().getOrElseThrow(errors -> new IllegalStateException(errors.mkString("; ")));
    }

    /**
     * Returns nanoseconds and bytes for each input, and inputs for each game. Plays complete games with at least this
     * number of inputs.
     */
    private long[] played(GameState begin, int inputs) {
        long bytes = memory.getThreadAllocatedBytes(Thread.currentThread().getId());
        long start = System.nanoTime();
        long done = 0;
        long games = 0;
        for (; done < inputs; games++) done += game(begin, state -> {});
        long nanos = System.nanoTime() - start;
        long allocated = memory.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytes;
        return new long[] {nanos / done, allocated / done, done / games};
    }

    private long game(GameState begin, Consumer<GameState> each) {
        SplitMix64 dice = SplitMix64.dice(seed);
        SplitMix64 chance = new SplitMix64(seed++);
        GameState state = begin;
        long inputs = 0;
        while (true) {
            Prompt prompt = rules.prompt(state);
            if (prompt instanceof Prompt.Finished) return inputs;
            if (prompt instanceof Prompt.Decision decision) {
                Vector<Choice> options = decision.options();
                state = rules.play(state, options.get(chance.below(options.size())))
                        .state();
            } else {
                state = rules.play(state, dice.answer(prompt).get()).state();
            }
            inputs++;
            each.accept(state);
        }
    }

    private long kept(GameState begin) {
        long before = used();
        List<GameState> keep = new ArrayList<>(KEPT);
        while (keep.size() < KEPT) game(begin, keep::add);
        return (used() - before) / keep.size();
    }

    private long searched() {
        long before = used();
        List<GameState> tree = new ArrayList<>(KEPT);
        tree.add(firstTurn());
        SplitMix64 dice = SplitMix64.dice(0);
        for (int next = 0; tree.size() < KEPT; next++) {
            GameState state = tree.get(next);
            Prompt prompt = rules.prompt(state);
            if (prompt instanceof Prompt.Decision decision)
                decision.options()
                        .forEach(option -> tree.add(rules.play(state, option).state()));
            else if (!(prompt instanceof Prompt.Finished))
                tree.add(rules.play(state, dice.answer(prompt).get()).state());
        }
        return (used() - before) / tree.size();
    }

    private GameState firstTurn() {
        GameState state = Start.of(rules);
        SplitMix64 dice = SplitMix64.dice(0);
        while (true) {
            Prompt prompt = rules.prompt(state);
            if (!(prompt instanceof Prompt.Decision decision))
                state = rules.play(state, dice.answer(prompt).get()).state();
            else if (decision.purpose() == Purpose.TURN) return state;
            else state = rules.play(state, decision.options().head()).state();
        }
    }

    private static long used() {
        for (int i = 0; i < 3; i++) System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
