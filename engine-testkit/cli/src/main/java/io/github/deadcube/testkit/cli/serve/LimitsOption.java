package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.vavr.collection.Vector;
import picocli.CommandLine.Option;

/** The {@link ServerLimits} as options. */
final class LimitsOption implements ArgumentChecks.Checked {
    private static final int MOST_MEGABYTES = 1 << 20;

    @Option(names = "--most-games", paramLabel = "N", description = "The most open games; default 100.")
    private int games = ServerLimits.DEFAULT.games();

    @Option(
            names = "--most-states",
            paramLabel = "N",
            description = "The most states that are held for searches; default 100000.")
    private int states = ServerLimits.DEFAULT.states();

    @Option(
            names = "--longest-line",
            paramLabel = "N",
            description = "The most characters of a request; default 500000.")
    private int line = ServerLimits.DEFAULT.line();

    @Option(
            names = "--longest-name",
            paramLabel = "N",
            description = "The most characters of the name of a game; default 100.")
    private int name = ServerLimits.DEFAULT.name();

    @Option(
            names = "--most-memory",
            paramLabel = "MB",
            description =
                    "The most memory that open games and held states may need, an estimate in MB; default 96. The heap of the virtual machine"
                            + " should be larger by 160 MB.")
    private int memory = ServerLimits.DEFAULT.memory();

    ServerLimits limits() {
        return new ServerLimits(games, states, line, name, memory);
    }

    @Override
    public Vector<String> faults() {
        return fault("--most-games", games, Integer.MAX_VALUE)
                .appendAll(fault("--most-states", states, Integer.MAX_VALUE))
                .appendAll(fault("--longest-line", line, Integer.MAX_VALUE - 1))
                .appendAll(fault("--longest-name", name, Integer.MAX_VALUE))
                .appendAll(fault("--most-memory", memory, MOST_MEGABYTES));
    }

    private static Vector<String> fault(String option, int number, int most) {
        return number >= 1 && number <= most ? Vector.empty() : Vector.of(option + " takes a number from 1 to " + most);
    }
}
