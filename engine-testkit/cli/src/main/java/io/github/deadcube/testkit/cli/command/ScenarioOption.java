package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** {@code --scenario}: the scenario of a game. */
public final class ScenarioOption {
    private static final String ROLL = "roll";

    @CommandLine.Option(names = "--scenario", paramLabel = "NAME|FILE|roll")
    private @Nullable String named;

    /** The set-up with the scenario, or all faults, a line each. SET-1: the seed rolls for it. */
    public Either<Vector<String>, Setup> over(Setup setup, long seed) {
        return chosen(seed)
                .map(chosen -> chosen.map(mission -> Shipped.in(mission, setup)).getOrElse(setup));
    }

    /** The scenario, or none if none is named; or all faults, a line each. SET-1: the seed rolls for it. */
    public Either<Vector<String>, Option<Scenario>> chosen(long seed) {
        if (named == null) return Either.right(Option.none());
        Either<Vector<String>, Scenario> mission = named.equals(ROLL) ? Either.right(rolled(seed)) : called(named);
        return mission.map(Option::some);
    }

    public boolean isNamed() {
        return named != null;
    }

    private static Scenario rolled(long seed) {
        return Shipped.scenarios()
                .get(new SplitMix64(seed).below(Shipped.scenarios().size()));
    }

    /** The name of a scenario for the command line, such as {@code hold-ground}. */
    public static String brief(Scenario mission) {
        return Registry.brief(mission.name());
    }

    public static Vector<String> names() {
        return Shipped.scenarios().map(ScenarioOption::brief);
    }

    /** A scenario that ships; ignores case and spaces. */
    public static Option<Scenario> shipped(String named) {
        return Shipped.scenarios().find(mission -> Registry.isCalled(mission, named));
    }

    /** As {@link BattlefieldOption#alsoRead(String, Path)}, for this scenario. */
    Option<String> alsoRead(String option, Path written) {
        return Option.when(
                named != null
                        && !named.equals(ROLL)
                        && shipped(named).isEmpty()
                        && TextFile.same(written, Path.of(named)),
                () -> option + ": " + written + " holds the scenario that is read; choose another name");
    }

    private static Either<Vector<String>, Scenario> called(String named) {
        return shipped(named)
                .toEither(Vector.<String>empty())
                .orElse(() -> BattlefieldOption.text(named, "scenario", names())
                        .flatMap(text -> read(text)
                                .mapLeft(errors -> errors.map(error -> named + ", " + error)
                                        .toVector())));
    }

    public static Either<Seq<Fault>, Scenario> read(String text) {
        return text.stripLeading().startsWith("{") ? Json.readScenario(text) : MissionText.read(text);
    }
}
