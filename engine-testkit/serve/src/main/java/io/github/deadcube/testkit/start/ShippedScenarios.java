package io.github.deadcube.testkit.start;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The shipped scenarios by their names as users type them: {@code hold-ground}. */
public final class ShippedScenarios {
    private ShippedScenarios() {}

    /** The name as a user types it. */
    public static String brief(Scenario mission) {
        return Registry.brief(mission.name());
    }

    public static Vector<String> names() {
        return Shipped.scenarios().map(ShippedScenarios::brief);
    }

    /** A scenario that ships; ignores case and spaces. */
    public static Option<Scenario> called(String named) {
        return Shipped.scenarios().find(mission -> Registry.isCalled(mission, named));
    }

    /** A scenario that ships or is in a file, or all faults, a line each. */
    static Either<Vector<String>, Scenario> orFile(String named) {
        return NamedText.orFile(named, "scenario", names(), called(named), ShippedScenarios::read);
    }

    /** A scenario as text or as JSON. */
    public static Either<Seq<Fault>, Scenario> read(String text) {
        return text.stripLeading().startsWith("{") ? Json.readScenario(text) : MissionText.read(text);
    }
}
