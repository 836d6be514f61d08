package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.Picture;
import io.github.deadcube.testkit.jqwik.Played;
import io.github.deadcube.testkit.script.Script;

/** RND-2, RND-3: of a state at a turn or between two actions, written as a script and read back, the rules make an equal one. */
final class Writings {
    private Writings() {}

    /** How many states there were. */
    static int check(Played played) {
        int written = check(played, played.beginning());
        for (Played.Step step : played.steps())
            written += check(played, step.transition().state());
        return written;
    }

    private static int check(Played played, GameState state) {
        boolean between = played.rules().prompt(state) instanceof Prompt.Decision d
                && (d.purpose() == Purpose.TURN || Deadcube.underway(state).isDefined());
        if (!between) return 0;
        Situation situation = Deadcube.situation(state);
        Broken.unlessEqual(resumed(played, situation, state), state, "a situation leads to another state", state);
        String picture = Picture.of(state);
        Situation read = Script.parse(picture)
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n") + "\n" + picture))
                .situation(situation.setup().ruleset(), situation.setup().scenario());
        Setup agreed = agreed(read.setup(), situation.setup());
        Broken.unlessEqual(agreed, situation.setup(), "a picture is of another set-up\n" + picture, state);
        Broken.unlessEqual(read.withSetup(agreed), situation, "a picture is of something else\n" + picture, state);
        return 1;
    }

    private static GameState resumed(Played played, Situation situation, GameState state) {
        return played.rules()
                .resume(situation)
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n") + "\n" + state));
    }

    /** What a script does not say: the names of the teams, and who began. */
    private static Setup agreed(Setup read, Setup setup) {
        return read.withStarting(setup.starting())
                .withTeamA(named(read.teamA(), setup.teamA()))
                .withTeamB(named(read.teamB(), setup.teamB()));
    }

    private static StrikeTeam named(StrikeTeam read, StrikeTeam team) {
        return new StrikeTeam(team.name(), read.leader(), read.members());
    }
}
