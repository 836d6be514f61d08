package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** {@code --scenario}: the scenario of a game. */
public final class ScenarioOption {
    private static final String ROLL = "roll";

    @CommandLine.Option(
            names = "--scenario",
            paramLabel = "NAME|FILE|roll",
            description =
                    "The scenario: one that ships (deadcube scenarios lists them), a file that holds one as text, or roll: one"
                            + " that ships, chosen by the seed; default patrol, or the scenario of the house rules.")
    private @Nullable String named;

    /** The set-up with the scenario, or all faults, a line each. SET-1: the seed rolls for it. */
    Either<Vector<String>, Setup> over(Setup setup, long seed) {
        if (named == null) return Either.right(setup);
        Either<Vector<String>, Mission> mission = named.equals(ROLL) ? Either.right(rolled(seed)) : called(named);
        return mission.map(setup::withScenario);
    }

    private static Mission rolled(long seed) {
        return Shipped.missions()
                .get(new SplitMix64(seed).below(Shipped.missions().size()));
    }

    /** The name of a scenario for the command line, such as {@code hold-ground}. */
    public static String brief(Mission mission) {
        return mission.name().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** The names of the scenarios that ship, separated by commas. */
    public static String names() {
        return Shipped.missions().map(ScenarioOption::brief).mkString(", ");
    }

    /** A scenario that ships. */
    public static Option<Mission> shipped(String named) {
        return Shipped.missions()
                .find(mission -> brief(mission).equals(named) || mission.name().equals(named));
    }

    private static Either<Vector<String>, Mission> called(String named) {
        return shipped(named).toEither(Vector.<String>empty()).orElse(() -> read(named));
    }

    private static Either<Vector<String>, Mission> read(String named) {
        try {
            return TextFile.read(Path.of(named))
                    .mapLeft(fault -> Vector.of(fault, "Scenarios that ship: " + names() + "."))
                    .flatMap(text -> MissionText.read(text)
                            .mapLeft(errors ->
                                    errors.map(error -> named + ", " + error).toVector()));
        } catch (InvalidPathException e) {
            return Either.left(Vector.of("No scenario is called '" + named + "'; those that ship: " + names() + "."));
        }
    }
}
