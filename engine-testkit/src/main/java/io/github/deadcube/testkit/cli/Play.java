package io.github.deadcube.testkit.cli;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.Match;
import io.github.deadcube.testkit.Narrator;
import io.github.deadcube.testkit.Paint;
import io.github.deadcube.testkit.ScoreKeeper;
import io.github.deadcube.testkit.SeededDice;
import io.github.deadcube.testkit.Skirmisher;
import io.github.deadcube.testkit.Spectator;
import io.github.deadcube.testkit.shipped.Shipped;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code deadcube play}: a game between the two shipped teams, played by {@link Skirmisher skirmishers}. */
@Command(
        name = "play",
        description =
                "Plays a game of Patrol between two strike teams. Both sides choose by chance, and would rather fight"
                        + " than wait. The same seed gives the same game.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class Play implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "42",
            description = "Decides dice and choices; default 42.")
    private long seed;

    @Option(names = "--quiet", description = "Tells only the score after each round, and the result.")
    private boolean quiet;

    private final Rules rules;

    Play(Rules rules) {
        this.rules = rules;
    }

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        Paint paint = Colours.of(spec.commandLine());
        Setup setup = Shipped.setup(Shipped.ruleset());
        GameState begin = rules.start(setup)
                .getOrElseThrow(
                        errors -> new IllegalStateException(errors.mkString("the set-up is wrong: ", "; ", "")));
        out.println(setup.scenario().name() + ", " + setup.points() + " points, seed " + seed + ": "
                + team(setup, Side.A, paint) + " against " + team(setup, Side.B, paint));
        Match match = Match.between(
                rules, begin, Skirmisher.of(seed, Side.A), Skirmisher.of(seed, Side.B), SeededDice.of(seed));
        if (quiet) {
            watched(match, new ScoreKeeper(begin, paint, out::println));
        } else {
            Narrator narrator = new Narrator(begin, paint, out::println);
            try {
                watched(match, narrator);
            } finally {
                narrator.flush();
            }
        }
        out.flush();
    }

    private void watched(Match match, Spectator spectator) {
        try {
            match.watchedBy(spectator).play();
        } catch (RuntimeException e) {
            throw new Bug(seed, match, e);
        }
    }

    private static String team(Setup setup, Side side, Paint paint) {
        return paint.side(side, side + " " + setup.team(side));
    }
}
