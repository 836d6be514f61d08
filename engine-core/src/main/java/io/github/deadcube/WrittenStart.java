package io.github.deadcube;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** How a game begins that is written in words: two teams, or a text with the models of both sides. */
final class WrittenStart {
    private static final String MODELS_OF_BOTH =
            "two teams, or the models of both sides, such as 'A1 FI 4+, at c4; B1 SV 5+, at c6'";

    private WrittenStart() {}

    /** The set-up of two teams, as {@link Game#of(String, String, long)} reads them, or all faults of both. */
    static Either<Seq<Fault>, Setup> setup(String teamA, String teamB) {
        Either<Seq<Fault>, ChosenTeam> a = team(teamA, "team A");
        Either<Seq<Fault>, ChosenTeam> b = team(teamB, "team B");
        Seq<Fault> faults = Vector.of(a, b).flatMap(team -> team.swap().getOrElse(Vector.empty()));
        return faults.nonEmpty()
                ? Either.left(faults)
                : ruleset(Vector.of(a.get(), b.get())).map(rules -> Shipped.setup(rules, a.get(), b.get()));
    }

    /** The rules of the teams' edition. A team without an edition is of the third, and plays in every edition. */
    private static Either<Seq<Fault>, Ruleset> ruleset(Vector<ChosenTeam> teams) {
        Vector<String> editions = teams.map(ChosenTeam::edition)
                .reject(EditionNames.THIRD::equals)
                .distinct();
        return editions.size() > 1
                ? Either.left(Vector.of(Fault.unread(
                        "the teams belong to two editions, " + editions.mkString(" and "), "teams of one edition")))
                : Either.right(editions.headOption()
                        .flatMap(Deadcube::edition)
                        .map(Shipped::of)
                        .getOrElse(Shipped::ruleset));
    }

    private static Either<Seq<Fault>, ChosenTeam> team(String nameOrText, String part) {
        boolean text = nameOrText.contains("\n");
        Option<ChosenTeam> shipped = text ? Option.none() : Shipped.team(nameOrText);
        if (shipped.isDefined()) return Either.right(shipped.get());
        Either<Seq<Fault>, ChosenTeam> read = text
                ? ChosenTeam.read(nameOrText, Vector.empty())
                : Either.left(Vector.of(Fault.unread(
                        nameOrText,
                        "the name of a team that ships, such as "
                                + Shipped.teams()
                                        .map(team -> team.team().name())
                                        .mkString(", ") + ", or a team as text")));
        return read.mapLeft(faults -> faults.map(fault -> fault.within(part)));
    }

    /** The first state of a game of a text, as {@link Game#read} reads it, or all faults of the text. */
    static Either<Seq<Fault>, GameState> state(String text, Setup otherwise) {
        Option<Fault> none = noSituation(text);
        if (none.isDefined()) return Either.left(none.toVector());
        Vector<Scenario> known = Shipped.registry().scenarios().prepend(otherwise.scenario());
        return SituationText.begun(
                text,
                read -> read.scenarioOf(known)
                        .map(named -> named.map(otherwise::withScenario).getOrElse(otherwise))
                        .flatMap(setup -> read.begunIn(Deadcube.rules(), setup)));
    }

    /** The fault of a text that has no models of two sides; none if it may have them. Without this check, an empty text would begin a game. */
    private static Option<Fault> noSituation(String text) {
        boolean team = text.stripLeading().startsWith("team:")
                || Shipped.team(text.strip()).isDefined();
        return Option.when(
                text.isBlank() || team,
                () -> Fault.at(1, 1, team ? "this is one team" : "the text is empty", MODELS_OF_BOTH));
    }
}
