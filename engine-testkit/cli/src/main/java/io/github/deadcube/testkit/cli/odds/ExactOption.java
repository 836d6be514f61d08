package io.github.deadcube.testkit.cli.odds;

import picocli.CommandLine.Option;

/** {@code --exact}: odds for programs. */
public final class ExactOption {
    @Option(
            names = "--exact",
            description = "Prints only a line for each value with twelve decimals, until what remains is below 5e-13."
                    + " Default: a summary and rounded chances.")
    private boolean said;

    boolean isSaid() {
        return said;
    }
}
