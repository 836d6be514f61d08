package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.VisibleText;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.start.ChosenScenario;
import io.github.deadcube.testkit.start.ShippedThings;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import picocli.CommandLine;

/** {@code --battlefield}: the battlefield of a game. */
public final class BattlefieldOption {
    private static final String DEFAULT = "open-street";

    @CommandLine.Option(
            names = "--battlefield",
            paramLabel = "NAME|FILE",
            defaultValue = DEFAULT,
            completionCandidates = ShippedNames.class)
    private String named = DEFAULT;

    /** The first state of a game, and the name of its battlefield. */
    public record Begun(String place, GameState state) {}

    /** The battlefield, or all faults. */
    Either<Seq<Fault>, NamedBattlefield> field() {
        return ShippedThings.BATTLEFIELDS.orFile(named);
    }

    /**
     * Why a file cannot be written: the battlefield is read from the same file, perhaps under another name. None if it
     * can be written.
     */
    public static Option<Fault> alsoRead(String option, Path written, String named) {
        return Option.when(
                ShippedThings.BATTLEFIELDS.called(named).isEmpty() && TextFile.same(written, Path.of(named)),
                () -> Fault.of(
                                Sentence.of("{written} holds the battlefield that is read", TextFile.name(written)),
                                "another name")
                        .at(option));
    }

    /** As {@link #alsoRead(String, Path, String)}, for this battlefield. */
    public Option<Fault> alsoRead(String option, Path written) {
        return alsoRead(option, written, named);
    }

    /** A game on the battlefield, or all faults, each with the file that has it. */
    Either<Seq<Fault>, Begun> begun(NamedBattlefield field, Rules rules, Setup setup, ChosenScenario scenario) {
        String place = field.name().isEmpty() ? named : field.name();
        Battlefield ground = field.battlefield();
        return rules.start(setup.withBattlefield(ground))
                .map(state -> new Begun(place, state))
                .mapLeft(errors -> errors.map(error -> fileOf(error, scenario)
                        .map(file -> error.within(VisibleText.visible(file)))
                        .getOrElse(error)));
    }

    private Option<String> fileOf(Fault fault, ChosenScenario scenario) {
        boolean ofScenario = ChosenScenario.has(fault);
        return Option.when(ofScenario || fault.where().part().startsWith("battlefield"), named)
                .map(field -> ofScenario ? scenario.named().getOrElse(field) : field);
    }
}
