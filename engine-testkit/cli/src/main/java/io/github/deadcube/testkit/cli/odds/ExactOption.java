package io.github.deadcube.testkit.cli.odds;

import picocli.CommandLine.Option;

/** {@code --exact}: odds for programs. */
public final class ExactOption {
    @Option(names = "--exact")
    private boolean said;

    boolean isSaid() {
        return said;
    }
}
