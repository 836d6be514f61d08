package io.github.deadcube.testkit.duel;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A bot with a fixed budget.
 *
 * @param number from 1
 * @param bot the name of a bot that ships
 * @param iterations the iterations of each decision; none for a bot that does not search
 */
public record BotLevel(int number, String bot, Option<Integer> iterations) {
    /**
     * The ladder: levels from the weakest to the strongest. Each beats the next lower one; {@code BOT.md} has the
     * measurements.
     */
    public static final Vector<BotLevel> ALL = Vector.of(
            of(1, "random", 0),
            of(2, "skirmisher", 0),
            of(3, "fast", 0),
            of(4, "simple", 0),
            of(5, "search", 100),
            of(6, "search", 300),
            of(7, "search", 1_000),
            of(8, "search", 10_000));

    private static BotLevel of(int number, String bot, int iterations) {
        return new BotLevel(number, bot, Option.when(iterations > 0, iterations));
    }

    /** {@code level-7}. */
    public String name() {
        return "level-" + number;
    }

    /** {@code search, 1000 iterations}. */
    public String words() {
        return bot + iterations.map(many -> ", " + many + " iterations").getOrElse("");
    }
}
