package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.StateText;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.SituationText;
import io.github.deadcube.core.text.TextError;
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
        Option<Onlooker> onlooker,
        boolean undoesLooks,
        boolean carriesUnknown,
        String teamA,
        String teamB,
        SituationText text,
        Option<String> state) {
    /** How the game begins, or the names that the registry does not know. */
    Either<Seq<TextError>, Situation> situation(Registry registry) {
        Option<Ruleset> rules = registry.ruleset(ruleset.text());
        Option<Scenario> fought = registry.scenario(scenario.text());
        Vector<TextError> errors = Vector.empty();
        if (rules.isEmpty())
            errors = errors.append(ruleset.unknown(
                    "ruleset", registry.rulesets().map(Object::toString).distinct()));
        if (fought.isEmpty())
            errors = errors.append(
                    scenario.unknown("scenario", registry.scenarios().map(Scenario::name)));
        for (Ruleset known : rules)
            errors = errors.appendAll(orders.filter(
                            o -> known.library().order(o.text()).isEmpty())
                    .map(o ->
                            o.unknown("special order", known.library().orders().map(SpecialOrder::name))));
        if (errors.nonEmpty()) return Either.left(errors);
        Vector<SpecialOrder> named = orders.flatMap(o -> rules.get().library().order(o.text()));
        Ruleset known = with(rules.get(), named);
        return Either.right(named(carriesUnknown ? known.carryingUnknown() : known, fought.get()));
    }

    /** The first state, or everything that is wrong with the set-up or the situation. */
    Either<Seq<SetupError>, GameState> begun(Situation situation, Rules rules) {
        return state.isEmpty() ? text.begun(rules, situation) : state(situation.setup(), state.get());
    }

    /** Where a game is that has begun elsewhere than at a turn. */
    private static Either<Seq<SetupError>, GameState> state(Setup setup, String notation) {
        return Deadcube.game(setup)
                .flatMap(game -> StateText.of(game)
                        .read(notation)
                        .mapLeft(errors ->
                                errors.map(error -> new SetupError("state", RuleIds.ASK_1, error.toString()))));
    }

    /** The ruleset with these special orders alone. */
    private static Ruleset with(Ruleset rules, Vector<SpecialOrder> orders) {
        return rules.withLibrary(rules.library().withOrders(orders));
    }

    private Situation named(Ruleset rules, Scenario fought) {
        Situation read = text.situation(rules, fought);
        Setup setup = read.setup();
        return read.withSetup(setup.withTeamA(named(setup.teamA(), teamA)).withTeamB(named(setup.teamB(), teamB)));
    }

    private static StrikeTeam named(StrikeTeam team, String name) {
        return new StrikeTeam(name, team.leader(), team.members());
    }
}
