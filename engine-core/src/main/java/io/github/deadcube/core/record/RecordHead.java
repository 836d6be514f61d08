package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The heading of a record: the lines above {@code begin}. A {@link Registry} resolves its names later. */
record RecordHead(
        int digestVersion,
        HeadNames names,
        Option<Long> seed,
        Option<Viewer> viewer,
        boolean undoesLooks,
        String teamA,
        String teamB,
        SituationText text,
        Option<String> state) {
    /** The situation at the game's beginning, or the names that the registry does not know. */
    Either<Seq<Fault>, Setup> setup(Registry registry) {
        return names.in(registry).map(this::named);
    }

    Either<Seq<Fault>, GameState> begun(Setup setup, Rules rules) {
        return state.isEmpty() ? text.begun(rules, setup) : state(setup, state.get());
    }

    /** The first state of a record that does not begin at the start of a turn. */
    private static Either<Seq<Fault>, GameState> state(Setup setup, String notation) {
        return Deadcube.game(setup)
                .flatMap(game ->
                        Notation.of(game).read(notation).mapLeft(errors -> errors.map(error -> error.at("state"))));
    }

    private Setup named(RuleNames.Meant meant) {
        Setup setup = text.setup(meant.ruleset(), meant.scenario());
        return setup.withTeamA(named(setup.teamA(), teamA)).withTeamB(named(setup.teamB(), teamB));
    }

    private static StrikeTeam named(StrikeTeam team, String name) {
        return new StrikeTeam(name, team.leader(), team.members());
    }
}
