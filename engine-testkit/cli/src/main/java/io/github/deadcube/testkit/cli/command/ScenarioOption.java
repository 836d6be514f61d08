package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.start.ChosenScenario;
import io.vavr.control.Option;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** {@code --scenario}: the scenario of a game. */
public final class ScenarioOption {
    @CommandLine.Option(names = "--scenario", paramLabel = "NAME|FILE|roll")
    private @Nullable String named;

    public ChosenScenario choice() {
        return new ChosenScenario(Option.of(named));
    }

    public boolean isNamed() {
        return named != null;
    }

    /** As {@link BattlefieldOption#alsoRead(String, Path)}, for this scenario. */
    Option<Fault> alsoRead(String option, Path written) {
        return Option.when(
                choice().isRead(written),
                () -> Fault.of(
                                Sentence.of("{written} holds the scenario that is read", TextFile.name(written)),
                                "another name")
                        .at(option));
    }
}
