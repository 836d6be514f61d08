package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.serve.ServerLimits;
import io.vavr.collection.Vector;
import picocli.CommandLine.Option;

/** The {@link ServerLimits} as options. */
final class LimitsOption implements ArgumentChecks.Checked {
    private static final int MOST_MEGABYTES = 1 << 20;

    @Option(names = "--most-games", paramLabel = "N")
    private int games = ServerLimits.DEFAULT.games();

    @Option(names = "--most-states", paramLabel = "N")
    private int states = ServerLimits.DEFAULT.states();

    @Option(names = "--longest-line", paramLabel = "N")
    private int line = ServerLimits.DEFAULT.line();

    @Option(names = "--longest-name", paramLabel = "N")
    private int name = ServerLimits.DEFAULT.name();

    @Option(names = "--most-memory", paramLabel = "MB")
    private int memory = ServerLimits.DEFAULT.memory();

    ServerLimits limits() {
        return new ServerLimits(games, states, line, name, memory);
    }

    @Override
    public Vector<Sentence> faults() {
        return ArgumentChecks.fromOne("--most-games", games, Integer.MAX_VALUE)
                .appendAll(ArgumentChecks.fromOne("--most-states", states, Integer.MAX_VALUE))
                .appendAll(ArgumentChecks.fromOne("--longest-line", line, Integer.MAX_VALUE - 1))
                .appendAll(ArgumentChecks.fromOne("--longest-name", name, Integer.MAX_VALUE))
                .appendAll(ArgumentChecks.fromOne("--most-memory", memory, MOST_MEGABYTES));
    }
}
