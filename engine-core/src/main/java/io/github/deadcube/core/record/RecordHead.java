package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.notation.StateText;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.Registry.Names;
import io.github.deadcube.core.text.SituationText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** What a record says above {@code begin}; names, which a {@link Registry} knows, are still names. */
record RecordHead(
        RecordLine ruleset,
        Vector<RecordLine> orders,
        Vector<RecordOrder> data,
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
        List<TextError> errors = new ArrayList<>();
        return new Names(
                        ruleset.text(),
                        orders.map(RecordLine::text),
                        data.map(RecordOrder::order),
                        carriesUnknown,
                        scenario.text())
                .in(
                        registry,
                        (kind, number, known) -> errors.add(line(kind, number).unknown(kind.toString(), known)))
                .map(this::named)
                .toEither(() -> Vector.ofAll(errors));
    }

    private RecordLine line(Names.Kind kind, int number) {
        return switch (kind) {
            case RULESET -> ruleset;
            case ORDER -> orders.get(number);
            case DATA -> data.get(number).line();
            case SCENARIO -> scenario;
        };
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

    private Situation named(Names.Meant meant) {
        Situation read = text.situation(meant.ruleset(), meant.scenario());
        Setup setup = read.setup();
        return read.withSetup(setup.withTeamA(named(setup.teamA(), teamA)).withTeamB(named(setup.teamB(), teamB)));
    }

    private static StrikeTeam named(StrikeTeam team, String name) {
        return new StrikeTeam(name, team.leader(), team.members());
    }
}
