package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.battlefield.NamedBattlefield;
import io.github.deadcube.core.session.SessionDice;
import io.github.deadcube.core.session.SessionTerms;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.TeamText;
import io.github.deadcube.core.text.SituationText;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.testkit.cli.command.Ground;
import io.github.deadcube.testkit.cli.command.House;
import io.github.deadcube.testkit.cli.command.TeamFiles;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * How a game begins that a line asks for.
 *
 * @param state nothing is played yet
 * @param terms how it is played
 * @param battlefield as text
 */
record Opening(GameState state, SessionTerms terms, String battlefield) {
    private static final String THIRD = "third";
    private static final int MOST_POINTS = 100_000;

    static Opening of(Rules rules, Request request) throws Fault {
        request.only(
                "game",
                "battlefield",
                "teams",
                "edition",
                "points",
                "situation",
                "starting",
                "seed",
                "dice",
                "undoLooks");
        SessionTerms terms = terms(request);
        Ruleset ruleset = edition(request);
        if (request.has("situation")) return situation(rules, request, ruleset, terms);
        Setup setup = House.setup(ruleset);
        NamedBattlefield field = battlefield(request);
        setup = setup.withBattlefield(field.battlefield());
        if (request.has("teams")) setup = teams(request.object("teams"), setup);
        if (request.has("points")) setup = setup.withPoints(request.number("points", 1, MOST_POINTS));
        if (request.has("starting")) setup = setup.withStarting(Option.some(request.side("starting")));
        return new Opening(begun(rules.start(setup)), terms, field.text());
    }

    private static Opening situation(Rules rules, Request request, Ruleset ruleset, SessionTerms terms) throws Fault {
        Either<Seq<TextError>, SituationText> read = SituationText.read(request.text("situation"), statement -> {});
        if (read.isLeft()) throw request.wrong("situation", read.getLeft().mkString("; "));
        Situation situation = read.get().situation(ruleset, House.setup(ruleset).scenario());
        String field = NamedBattlefield.of(situation.setup().battlefield()).text();
        return new Opening(begun(read.get().begun(rules, situation)), terms, field);
    }

    private static GameState begun(Either<Seq<SetupError>, GameState> begun) throws Fault {
        if (begun.isLeft()) throw new Fault("the set-up", begun.getLeft().mkString("; "));
        return begun.get();
    }

    static SessionTerms terms(Request request) throws Fault {
        return new SessionTerms(dice(request), request.yes("undoLooks"));
    }

    private static SessionDice dice(Request request) throws Fault {
        String dice = request.text("dice", request.has("seed") ? "seed" : "system");
        if (dice.equals("seed") || request.has("seed"))
            return SessionDice.seeded(request.number("seed"), SeededDice::of);
        return switch (dice) {
            case "system" -> SessionDice.ofTheSystem();
            case "players" -> SessionDice.ofThePlayers();
            default -> throw request.wrong("dice", "'system', 'players' or 'seed' with a 'seed' is expected");
        };
    }

    private static Ruleset edition(Request request) throws Fault {
        String name = request.text("edition", THIRD);
        return House.over(Shipped.all(Deadcube.edition(name)
                .getOrElseThrow(() -> request.wrong(
                        "edition",
                        "no edition is called '" + name + "'; there are "
                                + Deadcube.editions().mkString(", ")))));
    }

    private static NamedBattlefield battlefield(Request request) throws Fault {
        String given = request.text("battlefield", "open-street");
        Either<? extends Seq<?>, NamedBattlefield> read =
                given.contains("\n") ? NamedBattlefield.read(given) : Ground.called(given);
        if (read.isLeft()) throw request.wrong("battlefield", read.getLeft().mkString("; "));
        return read.get();
    }

    private static Setup teams(Request teams, Setup setup) throws Fault {
        Request both = teams.only("A", "B");
        ChosenTeam a = team(both, "A", setup.ruleset());
        ChosenTeam b = team(both, "B", setup.ruleset());
        return Shipped.led(setup.withTeamA(a.team()).withTeamB(b.team()));
    }

    private static ChosenTeam team(Request teams, String side, Ruleset ruleset) throws Fault {
        String given = teams.text(side);
        if (given.contains("\n")) {
            Either<Seq<TextError>, ChosenTeam> read = TeamText.read(given, Vector.empty());
            if (read.isLeft()) throw teams.wrong(side, read.getLeft().mkString("; "));
            return read.get();
        }
        try {
            TeamFiles files = TeamFiles.open(Vector.of(Path.of(given)), edition -> ruleset);
            if (files.wrong().nonEmpty()) throw teams.wrong(side, files.wrong().mkString("; "));
            if (files.teams().size() != 1) throw teams.wrong(side, "one strike team is expected");
            return files.teams().head();
        } catch (InvalidPathException e) {
            throw teams.wrong(side, "this is neither a team as text nor the name of a file");
        }
    }
}
