package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import picocli.CommandLine;

/** {@code --edition} and {@code --orders}: by which rules a command reads teams and plays, and with which special orders. */
public final class ByOrders extends ByEdition {
    @CommandLine.Mixin
    private OrderFiles files = new OrderFiles();

    @Override
    Ruleset ordered(Ruleset ruleset) {
        return files.over(ruleset);
    }

    @Override
    Setup led(Setup setup) {
        return files.led(setup);
    }
}
