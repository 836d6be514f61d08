package io.github.deadcube.spark;

import io.vavr.collection.Vector;
import picocli.CommandLine.Option;

/** The numbers of the games, in blocks. */
final class BlockOptions {
    private static final long USUAL_BLOCK = 10_000;
    private static final long GAMES_OF_A_TASK = 250;
    private static final long MOST_TASKS = 10_000;

    @Option(names = "--games", defaultValue = "10000", description = "The number of games; default ${DEFAULT-VALUE}.")
    private long games = USUAL_BLOCK;

    @Option(
            names = "--first",
            defaultValue = "0",
            description = "The number of the first game; default ${DEFAULT-VALUE}.")
    private long first;

    @Option(
            names = "--block",
            defaultValue = "0",
            description = "The games of a block, which is written as a whole; default: all games, at most 10000.")
    private long block;

    long games() {
        return games;
    }

    long first() {
        return first;
    }

    /** Not by cores: executors may register after the first block has begun. */
    int tasks() {
        return (int) Math.min(MOST_TASKS, (block() + GAMES_OF_A_TASK - 1) / GAMES_OF_A_TASK);
    }

    long block() {
        return block == 0 ? Math.min(games, USUAL_BLOCK) : block;
    }

    Vector<String> faults() {
        if (games < 1 || block < 0 || first < 0)
            return Vector.of("--games and --block take a number from 1 upward, --first from 0");
        if (first > Long.MAX_VALUE - games)
            return Vector.of("--first and --games: the last number is more than " + Long.MAX_VALUE);
        Vector<String> faults = Vector.empty();
        if (games % block() != 0) faults = faults.append("--games takes a multiple of --block, which is " + block());
        return first % block() == 0
                ? faults
                : faults.append("--first takes a multiple of --block, which is " + block());
    }
}
