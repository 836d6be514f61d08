package io.github.deadcube.testkit.record;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.testkit.scenario.Script;
import io.github.deadcube.testkit.scenario.TextError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What a record says above {@code begin}; names, which a {@link Registry} knows, are still names. */
record RecordHead(
        RecordLine ruleset,
        Vector<RecordLine> orders,
        RecordLine scenario,
        Option<Long> seed,
        String teamA,
        String teamB,
        Script script) {
    /** The set-up, or the names that the registry does not know. */
    Either<Seq<TextError>, Setup> setup(Registry registry) {
        Option<Ruleset> rules = registry.ruleset(ruleset.text());
        Option<Scenario> fought = registry.scenario(scenario.text());
        Vector<TextError> errors = Vector.empty();
        if (rules.isEmpty())
            errors =
                    errors.append(ruleset.unknown("ruleset", registry.rulesets().map(Object::toString)));
        if (fought.isEmpty())
            errors = errors.append(
                    scenario.unknown("scenario", registry.scenarios().map(Scenario::name)));
        for (Ruleset known : rules)
            errors = errors.appendAll(orders.filter(o -> known.order(o.text()).isEmpty())
                    .map(o -> o.unknown("special order", known.orders().map(SpecialOrder::name))));
        if (errors.nonEmpty()) return Either.left(errors);
        Vector<SpecialOrder> named = orders.flatMap(o -> rules.get().order(o.text()));
        return Either.right(named(rules.get().withOrders(named), fought.get()));
    }

    private Setup named(Ruleset rules, Scenario fought) {
        Setup setup = script.situation(rules, fought).setup();
        return setup.withTeamA(named(setup.teamA(), teamA)).withTeamB(named(setup.teamB(), teamB));
    }

    private static StrikeTeam named(StrikeTeam team, String name) {
        return new StrikeTeam(name, team.leader(), team.members());
    }
}
