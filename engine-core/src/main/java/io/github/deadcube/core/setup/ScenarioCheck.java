package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.ScenarioRule;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.resolve.Failure;
import io.github.deadcube.core.resolve.Gathering;
import io.vavr.collection.Vector;
import java.util.List;

/** VIC-9: what is wrong with the rules of a scenario's own. */
final class ScenarioCheck {
    private ScenarioCheck() {}

    /** A scenario that leaves something unanswered is a bug, and told before anything is made of its answers. */
    static void answers(Setup setup) {
        Scenario scenario = setup.scenario();
        Battlefield field = setup.battlefield();
        Failure.given(scenario.name(), "the name of the scenario");
        Failure.given(scenario.faults(field), "the faults of the scenario");
        Failure.given(scenario.zones(field), "the zones of the scenario");
        Failure.given(scenario.objectives(field), "the objectives of the scenario");
        Failure.given(scenario.exits(field), "the exits of the scenario");
        Failure.given(scenario.rules(), "the rules of the scenario");
    }

    static void of(Setup setup, List<SetupError> errors) {
        Vector<ScenarioRule> rules = setup.scenario().rules();
        for (String fault : Gathering.model(setup.ruleset().library(), Vector.empty(), Vector.empty())
                .bearing(rules)
                .faults()) errors.add(new SetupError("scenario", RuleIds.KT_10, fault));
        Battlefield field = setup.battlefield();
        for (ScenarioRule rule : rules)
            for (Marker marker : rule.markers(field)) {
                if (!marker.rule().equals(rule.rule()))
                    errors.add(error(marker, RuleIds.VIC_9, rule.rule() + " lays markers of its own alone"));
                if (!field.contains(marker.cube()) || !field.floored(marker.cube()))
                    errors.add(error(marker, RuleIds.GEO_5, marker.cube() + " is no cube with a floor"));
                else if (!Marker.parse(marker.toString()).contains(marker))
                    errors.add(error(marker, RuleIds.KT_1, "'" + marker + "' is read as another marker"));
            }
    }

    private static SetupError error(Marker marker, RuleId rule, String fault) {
        return new SetupError("scenario, marker '" + marker + "'", rule, fault);
    }

    /** What lies on the battlefield as the game begins, in board order. */
    static Vector<Marker> markers(Setup setup) {
        return setup.scenario()
                .rules()
                .flatMap(rule -> rule.markers(setup.battlefield()))
                .sortBy(Marker::cube);
    }
}
