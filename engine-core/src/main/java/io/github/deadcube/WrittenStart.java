package io.github.deadcube;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.api.team.Side;
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
        Either<Seq<Fault>, ChosenTeam> a = team(teamA, Side.A);
        Either<Seq<Fault>, ChosenTeam> b = team(teamB, Side.B);
        Vector<String> editions = Vector.of(a, b)
                .flatMap(team -> team.toOption())
                .map(ChosenTeam::edition)
                .reject(EditionNames.THIRD::equals)
                .distinct();
        if (a.isRight() && b.isRight() && editions.size() < 2)
            return Either.right(Shipped.setup(ruleset(editions.headOption()), a.get(), b.get()));
        // the check of the set-up finds the faults of cards only if there is one
        Vector<Fault> faults = ofCards(a, Side.A).appendAll(ofCards(b, Side.B));
        return Either.left(editions.size() < 2 ? faults : faults.prepend(twoEditions(editions)));
    }

    private static Fault twoEditions(Vector<String> editions) {
        return Fault.of(
                Sentence.of("the teams belong to two editions, {editions}", Sentence.all(editions)),
                "teams of one edition");
    }

    /** The faults of a text, or those of its cards in its own edition. */
    private static Vector<Fault> ofCards(Either<Seq<Fault>, ChosenTeam> read, Side side) {
        return read.fold(
                        faults -> faults,
                        team -> Deadcube.faults(team.team(), Shipped.all(ruleset(Option.some(team.edition()))))
                                .map(fault ->
                                        fault.in(PartName.inTeam(fault.where().path(), PartName.ofTeam(side)))))
                .toVector();
    }

    /** The rules of the teams' edition. A team without an edition is of the third, and plays in every edition. */
    private static Ruleset ruleset(Option<String> edition) {
        return edition.filter(name -> !name.equals(EditionNames.THIRD))
                .flatMap(Deadcube::edition)
                .map(Shipped::ruleset)
                .getOrElse(Shipped::ruleset);
    }

    private static Either<Seq<Fault>, ChosenTeam> team(String nameOrText, Side side) {
        boolean text = nameOrText.contains("\n");
        Option<ChosenTeam> shipped = text ? Option.none() : Shipped.team(nameOrText);
        if (shipped.isDefined()) return Either.right(shipped.get());
        Either<Seq<Fault>, ChosenTeam> read = text
                ? ChosenTeam.read(nameOrText)
                : Either.left(Vector.of(Fault.unread(
                        nameOrText,
                        Sentence.of(
                                "the name of a team that ships, such as {names}, or a team as text",
                                Shipped.teams().map(team -> team.team().name())))));
        return read.mapLeft(faults -> faults.map(fault -> fault.within(PartName.ofTeam(side))));
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

    /**
     * The fault of a text that has no models of two sides; none if it may have them. Without this check, an empty text
     * would begin a game.
     */
    private static Option<Fault> noSituation(String text) {
        boolean team = text.stripLeading().startsWith("team:")
                || Shipped.team(text.strip()).isDefined();
        return Option.when(
                text.isBlank() || team,
                () -> Fault.at(1, 1, team ? "this is one team" : "the text is empty", MODELS_OF_BOTH));
    }
}
