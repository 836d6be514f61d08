package io.github.deadcube.testkit.cli.odds;

import picocli.CommandLine;

/** {@code --exact}: odds for programs. */
final class ExactOption {
    @CommandLine.Option(names = "--exact")
    private boolean said;

    boolean isSaid() {
        return said;
    }
}
