package io.github.deadcube.spark;

import io.vavr.collection.Vector;
import picocli.CommandLine.Option;

/** The numbers of the games, in blocks. */
final class BlockOptions {
    private static final long USUAL_BLOCK = 10_000;

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

    long block() {
        return block == 0 ? Math.min(games, USUAL_BLOCK) : block;
    }

    Vector<String> faults() {
        if (games < 1 || block < 0 || first < 0)
            return Vector.of("--games and --block take a number from 1 upward, --first from 0");
        Vector<String> faults = Vector.empty();
        if (games % block() != 0) faults = faults.append("--games takes a multiple of --block, which is " + block());
        return first % block() == 0
                ? faults
                : faults.append("--first takes a multiple of --block, which is " + block());
    }
}
