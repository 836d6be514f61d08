package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.vavr.control.Option;
import java.nio.file.Path;
import picocli.CommandLine;

/** {@code --edition} and {@code --orders}: the rules and special orders of a command. */
public final class ByOrders extends EditionOption {
    @CommandLine.Mixin
    private OrdersOption files = new OrdersOption();

    @Override
    Ruleset ordered(Ruleset ruleset) {
        return files.files().over(ruleset);
    }

    @Override
    Setup led(Setup setup) {
        return files.files().led(setup);
    }

    /** As {@link GameOptions#alsoRead}, for the special orders. */
    Option<Fault> alsoRead(String option, Path written) {
        return files.alsoRead(option, written);
    }
}
