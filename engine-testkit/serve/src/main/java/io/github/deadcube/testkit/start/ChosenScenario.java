package io.github.deadcube.testkit.start;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The scenario that a user has chosen for games.
 *
 * @param named a scenario that ships, a file, or {@code roll}; none for the scenario of the set-up
 */
public record ChosenScenario(Option<String> named) {
    /** The scenario of the set-up. */
    public static final ChosenScenario NONE = new ChosenScenario(Option.none());

    private static final String ROLL = "roll";
    private static final Pattern PARTS = Pattern.compile("scenario|zone .*|exits|objectives|items");

    /** Whether a fault of a set-up is one of its scenario. */
    public static boolean has(Fault fault) {
        return fault.where()
                .path()
                .headOption()
                .exists(part -> PARTS.matcher(part).matches());
    }

    /** The set-up with the scenario, or all faults. SET-1: the seed rolls for it. */
    public Either<Seq<Fault>, Setup> over(Setup setup, long seed) {
        return chosen(seed)
                .map(chosen -> chosen.map(mission -> Shipped.in(mission, setup)).getOrElse(setup));
    }

    /** The scenario, or none if none is named; or all faults. SET-1: the seed rolls for it. */
    public Either<Seq<Fault>, Option<Scenario>> chosen(long seed) {
        if (named.isEmpty()) return Either.right(Option.none());
        Either<Seq<Fault>, Scenario> mission =
                named.contains(ROLL) ? Either.right(rolled(seed)) : ShippedThings.SCENARIOS.orFile(named.get());
        return mission.map(Option::some);
    }

    public boolean isRead(Path file) {
        return named.exists(name -> !name.equals(ROLL)
                && ShippedThings.SCENARIOS.called(name).isEmpty()
                && TextFile.same(file, Path.of(name)));
    }

    private static Scenario rolled(long seed) {
        return Shipped.scenarios()
                .get(new SplitMix64(seed).below(Shipped.scenarios().size()));
    }
}
